import { fileURLToPath } from 'node:url';
import { dev } from 'astro';

/** Runs `astro dev` in this process, beside any other, and prints its port. */
const server = await dev({ root: fileURLToPath(new URL('../../', import.meta.url)) });
console.log(`port ${server.address.port}`);
