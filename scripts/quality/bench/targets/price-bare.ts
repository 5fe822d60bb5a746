import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hostname, port } from './listen.ts';

export interface CapturedAnswer {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
}

/** Sends the service's captured answers byte by byte, without any computation. */
const captured: CapturedAnswer[] = JSON.parse(
  readFileSync(process.env.BENCH_ANSWERS as string, 'utf8'),
);
const answers = new Map(captured.map((answer) => [answer.path, answer]));

createServer((request, response) => {
  const answer = answers.get(request.url as string);
  if (answer) response.writeHead(200, answer.headers as string[]).end(answer.body);
  else response.writeHead(404).end();
}).listen(port, hostname);
