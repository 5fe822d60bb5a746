import { dev } from 'astro';

/** Runs `astro dev` of a folder in this process, next to any other, and prints its port. */
const server = await dev({ root: process.argv[2] });
console.log(`port ${server.address.port}`);
