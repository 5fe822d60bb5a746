import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { type App, oddHost } from '../../app/app.ts';
import { renderedHeaders, type SecurityHeaders } from '../../app/headers.ts';
import { type ApiAnswer, type ApiHeaders, errorAnswer } from '../../contract/exchange.ts';
import { oncePer } from '../../text/once.ts';
import { flat, type SiteFiles } from './files.ts';
import { type AnswerRequest, receiver, takeTurn } from './receive.ts';

/** Renders an Astro route; the query isn't part of the request's URL, which Astro may log. */
export type RenderPage = (
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
) => Promise<void>;

interface FrontOptions {
  readonly app: Pick<App, 'route'>;
  readonly files: Pick<SiteFiles, 'send'>;
  readonly security: SecurityHeaders;
  readonly renderPage: RenderPage;
  /** Must never be passed a query, a raw path, or a header. */
  readonly log: (line: string) => void;
  /** Whether the service is stopping; if so, each answer closes its connection. */
  readonly shutdown: { begun: boolean };
}

export interface Front {
  readonly listener: RequestListener;
  readonly shutdown: FrontOptions['shutdown'];
  /** Answers a request of nobody, so that what it needs is loaded. */
  warmUp(target: string): Promise<void>;
}

/**
 * Answers every request: live endpoints by their handlers, documents from the built site, and
 * on-demand pages by Astro.
 */
export function createFront(options: FrontOptions): Front {
  const { app, files, security, renderPage, log, shutdown } = options;
  const write = answerWriter(flat(security.data), shutdown);

  const answer: AnswerRequest = (request, response, body) => {
    if (shutdown.begun) response.shouldKeepAlive = false;
    const { method = 'GET', rawHeaders } = request;
    const header = (name: string) => headerOf(rawHeaders, name);
    const { path, query } = targetOf(originForm(request.url ?? '/'));
    const host = header('host');
    if (host === undefined && request.httpVersion === '1.1') {
      response.shouldKeepAlive = false;
      return write(request, response, oddHost);
    }
    const route = app.route({ method, path, query, accept: header('accept'), host });
    if (route.kind === 'answer') return write(request, response, route.answer);
    if (route.kind === 'document') {
      const instead = files.send(request, response, route.path);
      return instead && write(request, response, instead);
    }
    const fail = (error: unknown) => {
      log(`error route=${route.path} ${describeFailure(error)}`);
      if (response.headersSent) response.destroy();
      else write(request, response, failure);
    };
    if (route.kind === 'render') {
      const render = async () => {
        for (const [name, value] of Object.entries(renderedHeaders(route.path, security))) {
          response.setHeader(name, value);
        }
        request.url = route.path;
        await renderPage(request, response, query);
      };
      return takeTurn(() => render().catch(fail));
    }
    try {
      // A synchronous handler answers before this returns.
      const answered = route.handler({ method, query, text: async () => body, header });
      if (!(answered instanceof Promise)) write(request, response, answered);
      else answered.then((settled) => write(request, response, settled)).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  const warmUp = (target: string) =>
    new Promise<void>((resolve) => {
      const nowhere: Duplex = new PassThrough().resume();
      const request = new IncomingMessage(nowhere as Socket);
      Object.assign(request, { method: 'GET', url: target, httpVersion: '1.0' });
      const response = new ServerResponse(request).once('finish', resolve).once('close', resolve);
      response.assignSocket(nowhere as Socket);
      answer(request, response, '');
    });
  return { listener: receiver(answer), shutdown, warmUp };
}

const failure = errorAnswer(500, 'The service failed to answer this request: try it once more.');

/** Why the service should get no requests, for `/healthz`. */
export function troubleOf(shutdown: FrontOptions['shutdown'], { damaged }: SiteFiles) {
  if (shutdown.begun) return { status: 'stopping' } as const;
  if (damaged.length === 0) return undefined;
  return { status: 'damaged', files: damaged.slice(0, 10) } as const;
}

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
 * Writes handlers' answers.
 *
 * @param extraHeaders name, value, name, value, ... added to each answer.
 */
export function answerWriter(extraHeaders: readonly string[], shutdown = { begun: false }) {
  const flatten = oncePer((headers: ApiHeaders) => [...extraHeaders, ...flat(headers)]);
  return (request: IncomingMessage, response: ServerResponse, answer: ApiAnswer): void => {
    const { status, headers, etag, body } = answer;
    if (shutdown.begun) response.shouldKeepAlive = false;
    const raw = flatten(headers).slice();
    if (etag !== undefined) raw.push('etag', etag);
    const bytes = Buffer.byteLength(body);
    if (status !== 204 && status !== 304) raw.push('content-length', String(bytes));
    response.writeHead(status, raw);
    if (request.method === 'HEAD') response.end();
    else response.end(body, bytes === body.length ? 'latin1' : 'utf8');
  };
}

/** Splits a request target into its path and its query without the question mark. */
export function targetOf(target: string): { readonly path: string; readonly query: string } {
  const mark = target.indexOf('?');
  if (mark < 0) return { path: target, query: '' };
  return { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/**
 * Path and query of a request target; RFC 9112, 3.2.2 requires servers to accept the absolute form
 * too.
 */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const site = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  if (site === undefined) return target;
  const rest = target.slice(site.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A failure's class and code. Its message could contain request data. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `class=${typeof error}`;
  const { code } = error as NodeJS.ErrnoException;
  return `class=${error.constructor.name}${code === undefined ? '' : ` code=${code}`}`;
}
