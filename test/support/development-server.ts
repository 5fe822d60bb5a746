import { dev } from 'astro';

/** Runs `astro dev` for a folder in this process, independent of any other, and prints its port. */
const server = await dev({ root: process.argv[2] });
console.log(`port ${server.address.port}`);
