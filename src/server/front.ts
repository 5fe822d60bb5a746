import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { endpointPaths } from '../contract/paths.ts';
import { errorAnswer } from '../http/answers.ts';
import { type Api, unknownEndpoint } from '../http/api.ts';
import { openToAll } from '../http/cors.ts';
import { isHost } from '../http/host.ts';
import type { ApiAnswer } from '../http/message.ts';
import { documentAnswerer } from './documents.ts';
import { flat, type SiteFiles } from './files.ts';
import type { SecurityHeaders } from './headers.ts';
import { healthHandler } from './health.ts';
import { answerWriter, callHandler, headerOf } from './live.ts';
import { pathLengthMax } from './path.ts';

export interface FrontOptions {
  readonly api: Api;
  readonly files: SiteFiles;
  readonly security: SecurityHeaders;
  /** Whether the service can quote; `/healthz` asks. */
  readonly ready: () => boolean;
  /** Takes a line that never holds a query, a path as sent, or a header. */
  readonly log: (line: string) => void;
}

export interface Front {
  readonly listener: RequestListener;
  /** From now on each answer closes its connection and `/healthz` says 503. */
  stop(): void;
}

/**
 * Answers every request: live endpoints by their handlers, `/healthz`, and all else out of the
 * built site.
 */
export function createFront({ api, files, security, ready, log }: FrontOptions): Front {
  let stopping = false;
  const isStopping = () => stopping;
  const live = new Map(api).set(endpointPaths.health, healthHandler(ready, isStopping));
  const notFound = unknownEndpoint(api);
  const write = answerWriter(flat(security.data), isStopping);
  const answerDocument = documentAnswerer(files, write);

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (stopping) response.shouldKeepAlive = false;
    const target = originForm(request.url ?? '/');
    const mark = target.indexOf('?');
    const path = mark < 0 ? target : target.slice(0, mark);
    const query = mark < 0 ? '' : target.slice(mark + 1);
    const refusal = refusalOf(path, headerOf(request.rawHeaders, 'host'));
    if (refusal) {
      write(request, response, refusal);
      return;
    }
    const handler = live.get(path) ?? (isUnknownApi(path) ? notFound : undefined);
    if (handler === undefined) {
      answerDocument(request, response, path, query);
      return;
    }
    callHandler(handler, request, response, query, write, (error) =>
      answerFailure(request, response, error, live.has(path) ? path : '/api/*'),
    );
  };

  const isUnknownApi = (path: string) => path.startsWith('/api/') && !files.byPath.has(path);

  const answerFailure = (
    request: IncomingMessage,
    response: ServerResponse,
    error: unknown,
    route: string,
  ): void => {
    log(`error route=${route} ${describeFailure(error)}`);
    if (response.headersSent) response.destroy();
    else write(request, response, failure);
  };

  const stop = () => {
    stopping = true;
  };
  return { listener, stop };
}

/** What is refused for its address alone. */
function refusalOf(path: string, host: string | undefined): ApiAnswer | undefined {
  if (path.length > pathLengthMax) return pathTooLong;
  return isHost(host) ? undefined : oddHost;
}

const pathTooLong = errorAnswer(
  414,
  `The path of this address is too long: send at most ${pathLengthMax} characters.`,
  openToAll,
);

const oddHost = errorAnswer(
  400,
  'The Host header is not well-formed: send one, with a host name and at most a port.',
  openToAll,
);

const failure = errorAnswer(
  500,
  'The service failed to answer this request: try it once more.',
  openToAll,
);

/** Path and query of a request target; RFC 9112, 3.2.2 has servers take the absolute form too. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const site = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  if (site === undefined) return target;
  const rest = target.slice(site.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A failure's class and code; its message could hold what was asked for. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `class=${typeof error}`;
  const { code } = error as NodeJS.ErrnoException;
  return `class=${error.constructor.name}${code === undefined ? '' : ` code=${code}`}`;
}
