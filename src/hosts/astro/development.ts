import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HookParameters } from 'astro';
import { type App, hasNotFoundPage, noSuchDocument, openApp, unknownPath } from '../../app/app.ts';
import { contentTypeOf } from '../../app/content-type.ts';
import {
  headersFor,
  renderedHeaders,
  type SecurityHeaders,
  securityHeaders,
  securityOf,
} from '../../app/headers.ts';
import { book } from '../../book/index.ts';
import { namesEtag, strongEtag } from '../../http/answers.ts';
import type { ApiAnswer, ApiHeaders } from '../../http/message.ts';
import { openCatalog } from '../../pricing/catalog.ts';
import { headerBytesMax } from '../node/listen.ts';
import { notFoundPath } from '../node/manifest.ts';
import { buildBaseUrl } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];
type Next = () => void;

/** Paths that Vite serves to its own client. */
const ofVite =
  /^\/(@|__|src\/|node_modules\/|\.astro\/|_image)|[?&](astro|v|t|import|url|raw|html-proxy)\b/;

/**
 * Runs the app's routing and headers ahead of Astro's development server, so it answers like the
 * built service. Vite injects its own scripts and styles into pages, so pages get no
 * Content-Security-Policy.
 */
export function serveInDevelopment(server: DevServer): void {
  const baseUrl = buildBaseUrl(process.env);
  const app = openApp(
    openCatalog(book, baseUrl),
    openDeliveryDesk({}, () => {}),
  );
  const security = withoutPagePolicy(securityHeaders(baseUrl));
  if (server.httpServer) Object.assign(server.httpServer, { maxHeaderSize: headerBytesMax });
  server.middlewares.stack.unshift({
    route: '',
    handle: (request: IncomingMessage, response: ServerResponse, next: Next) =>
      answer(app, security, request, response, next),
  });
}

function withoutPagePolicy(security: SecurityHeaders): SecurityHeaders {
  const { 'content-security-policy': _, ...page } = security.page;
  const { 'content-security-policy': __, ...framed } = security.framed;
  return { ...security, page, framed };
}

function answer(
  app: App,
  security: SecurityHeaders,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): void {
  const { method = 'GET', url = '/', headers } = request;
  if (ofVite.test(url)) {
    next();
    return;
  }
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const host = request.headersDistinct.host?.join(', ');
  const route = app.route({ method, path, query, accept: headers.accept, host });
  if (route.kind === 'answer') {
    send(response, route.answer, security.data);
    return;
  }
  if (route.kind === 'render') {
    for (const [name, value] of Object.entries(renderedHeaders(route.path, security))) {
      response.setHeader(name, value);
    }
    request.url = `${route.path}?${query}`;
  }
  // Astro has no route for some of these paths.
  if (route.kind === 'live' && route.path === unknownPath) request.url = '/api/unknown';
  if (route.kind === 'document') {
    request.url = encodeURI(route.path);
    buffered(response, (status, type, body) =>
      finishDocument(app, security, request, response, route.path, status, type, body),
    );
  }
  next();
}

/** Buffers a response and passes it on when it is complete, instead of sending it. */
function buffered(
  response: ServerResponse,
  use: (status: number, type: string, body: Buffer) => void,
): void {
  const { write, end, writeHead } = response;
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((item) => typeof item === 'object' && item !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return response;
  }) as typeof writeHead;
  response.write = keep as typeof write;
  response.end = ((chunk: unknown) => {
    keep(chunk);
    Object.assign(response, { write, end, writeHead });
    use(response.statusCode, String(response.getHeader('content-type')), Buffer.concat(chunks));
    return response;
  }) as typeof end;
}

function finishDocument(
  app: App,
  security: SecurityHeaders,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status: number,
  givenType: string,
  body: Buffer,
): void {
  if (status === 404 && !hasNotFoundPage(path)) {
    send(response, noSuchDocument, security.data);
    return;
  }
  const isPage = givenType.startsWith('text/html');
  const type = isPage ? contentTypeOf('.html') : status === 200 ? contentTypeOf(path) : givenType;
  const etag = strongEtag(body.toString('latin1'));
  const isKnown = status === 200 && namesEtag(request.headers['if-none-match'], etag);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = {
    ...headersFor(status === 200 ? path : notFoundPath, app.alternate(path)),
    ...securityOf(security, path, isPage),
    etag,
    ...(!isKnown && { 'content-type': type, 'content-length': String(body.length) }),
  };
  response.writeHead(isKnown ? 304 : status, headers);
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
}

function send(response: ServerResponse, answer: ApiAnswer, extraHeaders: ApiHeaders): void {
  const { status, headers, body } = answer;
  response.writeHead(status, {
    ...extraHeaders,
    ...headers,
    ...(status !== 204 && { 'content-length': Buffer.byteLength(body) }),
  });
  response.end(body);
}
