import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { hostname, port } from './listen.ts';

const client = fileURLToPath(new URL('../../../../dist/client/', import.meta.url));

createServer(sirv(client, { brotli: true, gzip: true, etag: true })).listen(port, hostname);
