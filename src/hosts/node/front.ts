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

/** Renders an Astro route; the query isn't part of the request's URL, which Astro may log. */
export type RenderPage = (
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
) => Promise<void>;

interface FrontOptions {
  readonly app: Pick<App, 'route'>;
  readonly sendFile: ReturnType<typeof fileSender>;
  readonly security: SecurityHeaders;
  /** The host that pages are rendered for, whatever a request calls it. */
  readonly ownHost: string;
  readonly renderPage: RenderPage;
  /** Must never be passed a query, a raw path, or a header. */
  readonly log: (line: string) => void;
  /** Whether the service is stopping; if so, each answer closes its connection. */
  readonly shutdown: { begun: boolean };
}

/** How many messages of MCP and how many pages may wait or be under way; a page costs 20 times as much. */
const workMax = { messages: 150, pages: 40 };

/**
 * Answers every request: live endpoints by their handlers, documents from the built site, and
 * on-demand pages by Astro.
 */
export function createFront(options: FrontOptions): RequestListener {
  const { app, sendFile, security, ownHost, renderPage, log, shutdown } = options;
  const write = answerWriter(security.data);
  const messages = createLine(workMax.messages);
  // Rendering waits for nothing: more at once would only take more memory.
  const pages = createLine(workMax.pages, 1, 200);

  return (request, response) => {
    const { method = 'GET', rawHeaders } = request;
    let place = '';
    const isGone = () => response.destroyed || request.socket.destroyed;
    const send = (answer: ApiAnswer) => {
      if (shutdown.begun) response.shouldKeepAlive = false;
      if (!isGone()) write(request, response, answer);
    };
    const fail = (error: unknown) => {
      log(`error route=${place} ${describeFailure(error)}`);
      if (response.headersSent) response.destroy();
      else send(failure);
    };
    const wait = (line: Line, work: () => Promise<void>) => {
      const unlessGone = async () => {
        if (!isGone()) await work().catch(fail);
      };
      if (!line(unlessGone)) send(busy);
    };

    const answer = () => {
      const header = (name: string) => headerOf(rawHeaders, name);
      const { path, query } = targetOf(request.url ?? '/');
      const [accept, host] = [header('accept'), header('host')];
      const route = app.route({ method, path, query, accept, host });
      if (route.kind === 'answer') return send(route.answer);
      if (shutdown.begun) response.shouldKeepAlive = false;
      if (route.kind === 'document') {
        const instead = sendFile(request, response, route.path);
        return instead && send(instead);
      }
      place = route.path;
      if (route.kind === 'render') {
        return wait(pages, async () => {
          response.setHeaders(new Map(Object.entries(renderedHeaders(place, security))));
          request.url = place;
          request.headers.host = ownHost;
          await renderPage(request, response, query);
        });
      }
      const handle = (text: ApiRequest['text']) => route.handler({ method, query, header, text });
      if (place === endpointPaths.mcp && method === 'POST') {
        return readBody(request).then((body) => {
          // Otherwise Node would read on to the end of what is too large.
          if (body === undefined) response.shouldKeepAlive = false;
          wait(messages, async () => send(await handle(async () => body)));
        });
      }
      // A synchronous handler answers before this returns.
      const given = handle(() => readBody(request));
      return given instanceof Promise ? void given.then(send).catch(fail) : send(given);
    };

    try {
      answer();
    } catch (error) {
      fail(error);
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

/** @param shared headers of every answer that has none of these names itself. */
function answerWriter(shared: ApiHeaders) {
  /** In the form that `writeHead` handles fastest: name, value, name, value, ... */
  const flat = oncePer((headers: ApiHeaders) => Object.entries({ ...shared, ...headers }).flat());
  return (request: IncomingMessage, response: ServerResponse, answer: ApiAnswer): void => {
    const { status, headers, etag, body } = answer;
    const raw = flat(headers).slice();
    if (etag !== undefined) raw.push('etag', etag);
    const bytes = Buffer.byteLength(body);
    if (status !== 204 && status !== 304) raw.push('content-length', String(bytes));
    response.writeHead(status, raw);
    if (request.method === 'HEAD') response.end();
    else response.end(body, bytes === body.length ? 'latin1' : 'utf8');
  };
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
