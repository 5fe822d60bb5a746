import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { type App, oddHost } from '../../app/app.ts';
import { renderedHeaders, type SecurityHeaders } from '../../app/headers.ts';
import { errorAnswer } from '../../http/answers.ts';
import { flat, type SiteFiles } from './files.ts';
import { answerWriter, callHandler, headerOf } from './live.ts';
import { type AnswerRequest, receiver, takeTurn } from './receive.ts';

/** Renders an Astro route; the query isn't part of the request's URL, which Astro may log. */
export type RenderPage = (
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
) => Promise<void>;

interface FrontOptions {
  readonly app: App;
  readonly files: SiteFiles;
  readonly security: SecurityHeaders;
  readonly renderPage: RenderPage;
  /** Must never be passed a query, a raw path, or a header. */
  readonly log: (line: string) => void;
  readonly shutdown: Shutdown;
}

/** Whether the service is stopping; if so, each answer closes its connection. */
interface Shutdown {
  begun: boolean;
}

export interface Front {
  readonly listener: RequestListener;
  readonly shutdown: Shutdown;
  /** Answers a request of nobody, so that what it needs is loaded. */
  warmUp(target: string): Promise<void>;
}

/**
 * Answers every request: live endpoints by their handlers, documents from the built site, and
 * on-demand pages by Astro.
 */
export function createFront(options: FrontOptions): Front {
  const { app, files, security, renderPage, log, shutdown } = options;
  const isStopping = () => shutdown.begun;
  const write = answerWriter(flat(security.data), isStopping);

  const render = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> => {
    for (const [name, value] of Object.entries(renderedHeaders(path, security))) {
      response.setHeader(name, value);
    }
    request.url = path;
    await renderPage(request, response, query);
  };

  const fail = (
    request: IncomingMessage,
    response: ServerResponse,
    route: string,
    error: unknown,
  ): void => {
    log(`error route=${route} ${describeFailure(error)}`);
    if (response.headersSent) response.destroy();
    else write(request, response, failure);
  };

  const answer: AnswerRequest = (request, response, body) => {
    if (isStopping()) response.shouldKeepAlive = false;
    const { method = 'GET', rawHeaders } = request;
    const target = originForm(request.url ?? '/');
    const mark = target.indexOf('?');
    const path = mark < 0 ? target : target.slice(0, mark);
    const query = mark < 0 ? '' : target.slice(mark + 1);
    const [accept, host] = [headerOf(rawHeaders, 'accept'), headerOf(rawHeaders, 'host')];
    if (host === undefined && request.httpVersion === '1.1') {
      response.shouldKeepAlive = false;
      return write(request, response, oddHost);
    }
    const route = app.route({ method, path, query, accept, host });
    switch (route.kind) {
      case 'live':
        return callHandler(route.handler, request, response, query, body, write, (error) =>
          fail(request, response, route.path, error),
        );
      case 'answer':
        return write(request, response, route.answer);
      case 'document': {
        const instead = files.send(request, response, route.path);
        return instead && write(request, response, instead);
      }
      case 'render':
        takeTurn(() =>
          render(request, response, route.path, query).catch((error) =>
            fail(request, response, route.path, error),
          ),
        );
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
