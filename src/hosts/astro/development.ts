import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HookParameters } from 'astro';
import { hasNotFoundPage, noSuchDocument, openApp, unknownPath } from '../../app/app.ts';
import {
  contentTypeOf,
  headersFor,
  renderedHeaders,
  type SecurityHeaders,
  securityHeaders,
  securityOf,
} from '../../app/headers.ts';
import { namesEtag } from '../../contract/exchange.ts';
import { openCatalog } from '../../pricing/catalog.ts';
import { book } from '../book.ts';
import { fileHash, flat, notFoundPath } from '../node/files.ts';
import { answerWriter, targetOf } from '../node/front.ts';
import { headerBytesMax } from '../node/listen.ts';
import { buildBaseUrl } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';

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
export function serveInDevelopment(server: HookParameters<'astro:server:setup'>['server']): void {
  const baseUrl = buildBaseUrl(process.env);
  const app = openApp(
    openCatalog(book, baseUrl),
    openDeliveryDesk({}, () => {}),
  );
  const security = withoutPagePolicy(securityHeaders(baseUrl));
  const write = answerWriter(flat(security.data));
  if (server.httpServer) Object.assign(server.httpServer, { maxHeaderSize: headerBytesMax });

  /** Asks Astro for a document, and sends it with the headers of the built service. */
  async function sendDocument(request: IncomingMessage, response: ServerResponse, path: string) {
    const { socket, method, headers } = request;
    const given = await fetch(`http://localhost:${socket.localPort}${encodeURI(path)}`, {
      headers: { [ownRequest]: 'yes' },
      redirect: 'manual',
    });
    const isFound = given.status === 200;
    if (given.status === 404 && !hasNotFoundPage(path)) {
      return write(request, response, noSuchDocument);
    }
    const body = Buffer.from(await given.arrayBuffer());
    const givenType = given.headers.get('content-type') ?? '';
    const isPage = givenType.startsWith('text/html');
    const type = isPage || isFound ? contentTypeOf(isPage ? '.html' : path) : givenType;
    const etag = `"${fileHash(body)}"`;
    const isKnown = isFound && namesEtag(headers['if-none-match'], etag);
    response.writeHead(isKnown ? 304 : given.status, {
      ...headersFor(isFound ? path : notFoundPath, app.alternate(path)),
      ...securityOf(security, path, isPage),
      etag,
      ...(!isKnown && { 'content-type': type, 'content-length': String(body.length) }),
    });
    response.end(isKnown || method === 'HEAD' ? undefined : body);
  }

  const handle = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const { method = 'GET', url = '/', headers, headersDistinct } = request;
    if (ofVite.test(url) || ownRequest in headers) return next();
    const { path, query } = targetOf(url);
    const host = headersDistinct.host?.join(', ');
    const route = app.route({ method, path, query, accept: headers.accept, host });
    if (route.kind === 'answer') return write(request, response, route.answer);
    if (route.kind === 'document') {
      return sendDocument(request, response, route.path).catch(next);
    }
    if (route.kind === 'render') {
      for (const [name, value] of Object.entries(renderedHeaders(route.path, security))) {
        response.setHeader(name, value);
      }
      request.url = `${route.path}?${query}`;
    } else if (route.path === unknownPath) {
      // Astro has no route for some of these paths.
      request.url = '/api/unknown';
    }
    next();
  };
  server.middlewares.stack.unshift({ route: '', handle });
}

function withoutPagePolicy(security: SecurityHeaders): SecurityHeaders {
  const { 'content-security-policy': _, ...page } = security.page;
  const { 'content-security-policy': __, ...framed } = security.framed;
  return { ...security, page, framed };
}
