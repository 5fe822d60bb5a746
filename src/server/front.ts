import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { endpointPaths } from '../contract/paths.ts';
import { errorAnswer } from '../http/answers.ts';
import { type Api, unknownEndpoint } from '../http/api.ts';
import { openToAll } from '../http/cors.ts';
import { documentAnswerer } from './documents.ts';
import { flat, type SiteFiles } from './files.ts';
import type { SecurityHeaders } from './headers.ts';
import { healthHandler } from './health.ts';
import { answerWriter, callHandler } from './live.ts';

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

const failure = errorAnswer(
  500,
  'The service failed to answer this request: try it once more.',
  openToAll,
);

/** Path and query of a request target; RFC 9112, 3.2.2 has servers take the absolute form too. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A failure's class and code; its message could hold what was asked for. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `class=${typeof error}`;
  const { code } = error as NodeJS.ErrnoException;
  return `class=${error.constructor.name}${code === undefined ? '' : ` code=${code}`}`;
}
