import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hostname, port } from './listen.ts';

/** An answer of the service, without the headers that Node adds. */
export interface CapturedAnswer {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
}

/**
 * The lower bounds: sends the service's answers byte by byte, without any computation, or only
 * stringifies their quotes if it is asked to.
 */
const { BENCH_ANSWERS = '', BENCH_STRINGIFIES } = process.env;
const captured: CapturedAnswer[] = JSON.parse(readFileSync(BENCH_ANSWERS, 'utf8'));
const answers = new Map(
  captured.map(({ path, headers, body }) => [path, { headers, body, quote: JSON.parse(body) }]),
);

createServer((request, response) => {
  const answer = answers.get(request.url as string);
  if (!answer) response.writeHead(404).end();
  else {
    const { headers, body, quote } = answer;
    response
      .writeHead(200, headers as string[])
      .end(BENCH_STRINGIFIES ? JSON.stringify(quote) : body);
  }
}).listen(port, hostname);
