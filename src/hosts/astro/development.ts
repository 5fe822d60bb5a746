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
import { openCatalog } from '../../pricing/catalog.ts';
import { flat } from '../node/files.ts';
import { headerBytesMax } from '../node/listen.ts';
import { answerWriter } from '../node/live.ts';
import { notFoundPath } from '../node/manifest.ts';
import { buildBaseUrl } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];
type Next = (error?: unknown) => void;

/** Paths that Vite serves to its own client. */
const ofVite =
  /^\/(@|__|src\/|node_modules\/|\.astro\/|_image)|[?&](astro|v|t|import|url|raw|html-proxy)\b/;

/** Marks this server's own request for a document, which Astro answers. */
const ownRequest = 'x-tabquote-document';

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
  const write = answerWriter(flat(security.data), () => false);
  if (server.httpServer) Object.assign(server.httpServer, { maxHeaderSize: headerBytesMax });
  server.middlewares.stack.unshift({
    route: '',
    handle: (request: IncomingMessage, response: ServerResponse, next: Next) =>
      answer({ app, security, write }, request, response, next),
  });
}

function withoutPagePolicy(security: SecurityHeaders): SecurityHeaders {
  const { 'content-security-policy': _, ...page } = security.page;
  const { 'content-security-policy': __, ...framed } = security.framed;
  return { ...security, page, framed };
}

/** What answers are made of. */
interface DevelopedSite {
  readonly app: App;
  readonly security: SecurityHeaders;
  readonly write: ReturnType<typeof answerWriter>;
}

function answer(
  site: DevelopedSite,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): void {
  const { app, security, write } = site;
  const { method = 'GET', url = '/', headers } = request;
  if (ofVite.test(url) || ownRequest in headers) {
    next();
    return;
  }
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const host = request.headersDistinct.host?.join(', ');
  const route = app.route({ method, path, query, accept: headers.accept, host });
  switch (route.kind) {
    case 'answer':
      write(request, response, route.answer);
      return;
    case 'document':
      sendDocument(site, request, response, route.path).catch(next);
      return;
    case 'render':
      for (const [name, value] of Object.entries(renderedHeaders(route.path, security))) {
        response.setHeader(name, value);
      }
      request.url = `${route.path}?${query}`;
      break;
    case 'live':
      // Astro has no route for some of these paths.
      if (route.path === unknownPath) request.url = '/api/unknown';
  }
  next();
}

/** Asks Astro for a document, and sends it with the headers of the built service. */
async function sendDocument(
  { app, security, write }: DevelopedSite,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { socket, method, headers } = request;
  const given = await fetch(`http://localhost:${socket.localPort}${encodeURI(path)}`, {
    headers: { [ownRequest]: 'yes' },
    redirect: 'manual',
  });
  const { status } = given;
  if (status === 404 && !hasNotFoundPage(path)) {
    write(request, response, noSuchDocument);
    return;
  }
  const body = Buffer.from(await given.arrayBuffer());
  const givenType = given.headers.get('content-type') ?? '';
  const isPage = givenType.startsWith('text/html');
  const type = isPage ? contentTypeOf('.html') : status === 200 ? contentTypeOf(path) : givenType;
  const etag = strongEtag(body);
  const isKnown = status === 200 && namesEtag(headers['if-none-match'], etag);
  response.writeHead(isKnown ? 304 : status, {
    ...headersFor(status === 200 ? path : notFoundPath, app.alternate(path)),
    ...securityOf(security, path, isPage),
    etag,
    ...(!isKnown && { 'content-type': type, 'content-length': String(body.length) }),
  });
  response.end(isKnown || method === 'HEAD' ? undefined : body);
}
