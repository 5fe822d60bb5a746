import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hostname, port } from './listen.ts';
import type { CapturedAnswer } from './price-bare.ts';

/** The lower bound: only `JSON.stringify` of a finished quote, with the service's headers. */
const captured: CapturedAnswer[] = JSON.parse(
  readFileSync(process.env.BENCH_ANSWERS as string, 'utf8'),
);
const quotes = new Map(
  captured.map(({ path, headers, body }) => [path, { headers, quote: JSON.parse(body) as object }]),
);

createServer((request, response) => {
  const ready = quotes.get(request.url as string);
  if (ready) {
    response.writeHead(200, ready.headers as string[]).end(JSON.stringify(ready.quote));
  } else response.writeHead(404).end();
}).listen(port, hostname);
