import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App } from '../../app/app.ts';
import { renderedHeaders, type SecurityHeaders } from '../../app/headers.ts';
import {
  type ApiAnswer,
  type ApiHeaders,
  type ApiRequest,
  errorAnswer,
} from '../../contract/exchange.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { oncePer } from '../../text/once.ts';
import type { fileSender } from './files.ts';
import { createLine, type Line, readBody } from './requests.ts';

interface FrontOptions {
  readonly app: Pick<App, 'route'>;
  readonly sendFile: ReturnType<typeof fileSender>;
  readonly security: SecurityHeaders;
  /** The host that pages are rendered for, whatever a request calls it. */
  readonly ownHost: string;
  /** Renders an Astro route; the query isn't part of the request's URL, which Astro may log. */
  renderPage(request: IncomingMessage, response: ServerResponse, query: string): Promise<void>;
  /** Must never be passed a query, a raw path, or a header. */
  readonly log: (line: string) => void;
  /** Whether the service is stopping; if so, each answer closes its connection. */
  readonly shutdown: { begun: boolean };
}

/**
 * Answers every request: live endpoints by their handlers, documents from the built site, and
 * on-demand pages by Astro.
 */
export function createFront(options: FrontOptions): RequestListener {
  const { app, sendFile, security, ownHost, renderPage, log, shutdown } = options;
  const messages = createLine(150);
  // A page costs 20 times as much as a message. Rendering waits for nothing: more at once would only
  // take more memory.
  const pages = createLine(40, true, 200);
  /** In the form that `writeHead` handles fastest: name, value, name, value, ... */
  const flat = oncePer((headers: ApiHeaders) =>
    Object.entries({ ...security.data, ...headers }).flat(),
  );

  const isGone = (response: ServerResponse) => response.destroyed || response.req.socket.destroyed;
  const send = (response: ServerResponse, { status, headers, etag, body }: ApiAnswer) => {
    if (shutdown.begun) response.shouldKeepAlive = false;
    if (isGone(response)) return;
    const raw = flat(headers).slice();
    if (etag !== undefined) raw.push('etag', etag);
    const bytes = Buffer.byteLength(body);
    if (status !== 204 && status !== 304) raw.push('content-length', String(bytes));
    response.writeHead(status, raw);
    if (response.req.method === 'HEAD') response.end();
    else response.end(body, bytes === body.length ? 'latin1' : 'utf8');
  };
  const wait = async (line: Line, response: ServerResponse, work: () => Promise<void>) => {
    const hadRoom = await line(async () => isGone(response) || work());
    if (!hadRoom) send(response, busy);
  };

  return async (request, response) => {
    let place = '';
    try {
      const { method = 'GET', rawHeaders } = request;
      const header = (name: string) => headerOf(rawHeaders, name);
      const { path, query } = targetOf(request.url ?? '/');
      const route = app.route({ method, path, query, header });
      if ('status' in route) return send(response, route);
      if (shutdown.begun) response.shouldKeepAlive = false;
      if (route.kind === 'document') {
        const instead = sendFile(request, response, route.path);
        return instead && send(response, instead);
      }
      place = route.path;
      if (route.kind === 'render') {
        return await wait(pages, response, () => {
          response.setHeaders(new Map(Object.entries(renderedHeaders(place, security))));
          request.url = place;
          request.headers.host = ownHost;
          return renderPage(request, response, query);
        });
      }
      const handle = (text: ApiRequest['text']) => route.handler({ method, query, header, text });
      if (place === endpointPaths.mcp && method === 'POST') {
        const body = await readBody(request);
        // Otherwise Node would read on to the end of what is too large.
        if (body === undefined) response.shouldKeepAlive = false;
        return await wait(messages, response, async () =>
          send(response, await handle(async () => body)),
        );
      }
      // A synchronous handler answers before this returns.
      const given = handle(() => readBody(request));
      send(response, given instanceof Promise ? await given : given);
    } catch (error) {
      log(`error route=${place} ${describeFailure(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, failure);
    }
  };
}

const failure = errorAnswer(500, 'The service failed to answer this request: try it once more.');

/** For who comes while the service has more work than it can do in a second. */
export const busy = errorAnswer(503, 'The service is busy: try again in a second.', {
  'retry-after': '1',
});

/**
 * Returns a header by its lower-case name from name, value, name, value, ... Node's own `headers`
 * would be rebuilt for each request.
 */
function headerOf(raw: readonly string[], name: string): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < raw.length; index += 2) {
    const key = raw[index] as string;
    if (key.length !== name.length || key.toLowerCase() !== name) continue;
    const value = raw[index + 1] as string;
    found = found === undefined ? value : `${found}, ${value}`;
  }
  return found;
}

/**
 * Splits a request target into its path, and its query without the question mark. RFC 9112, 3.2.2
 * requires servers to accept the absolute form too.
 */
function targetOf(target: string): { readonly path: string; readonly query: string } {
  const site = target.startsWith('/') ? '' : (/^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '');
  const mark = target.indexOf('?');
  const path = target.slice(site.length, mark < 0 ? undefined : mark);
  return { path: site && !path ? '/' : path, query: mark < 0 ? '' : target.slice(mark + 1) };
}

/** A failure's class and code. Its message could contain request data. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `class=${typeof error}`;
  const { code } = error as NodeJS.ErrnoException;
  return `class=${error.constructor.name}${code === undefined ? '' : ` code=${code}`}`;
}
