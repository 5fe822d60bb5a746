import { handle } from '@astrojs/cloudflare/handler';
import { type App, hasNotFoundPage, noSuchDocument, openApp } from '../../app/app.ts';
import {
  contentTypeOf,
  headersFor,
  renderedHeaders,
  securityHeaders,
  securityOf,
} from '../../app/headers.ts';
import { namesEtag } from '../../contract/exchange.ts';
import { respond, response } from '../astro/respond.ts';
import { catalog, release } from '../astro/site.ts';
import { carrierVariables } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';

/** The worker's settings, and the built files. */
interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly [name: string]: unknown;
}

const log = (line: string) => console.log(line);
const security = securityHeaders(catalog.baseUrl, catalog.book.seller);
let app: App | undefined;

/** The service on Cloudflare: routes every request except those for hashed files. */
export default {
  async fetch(request: Request, environment: Environment, context: unknown): Promise<Response> {
    app ??= open(environment);
    const { pathname, search, origin } = new URL(request.url);
    const { method, headers } = request;
    const route = app.route({
      method,
      path: pathname,
      query: search.slice(1),
      accept: headers.get('accept') ?? undefined,
      host: headers.get('host') ?? undefined,
    });
    switch (route.kind) {
      case 'live':
        return respond(route.handler, request, security.data);
      case 'answer':
        return response(route.answer, method === 'HEAD', security.data);
      case 'render': {
        const page = new Request(`${origin}${route.path}${search}`, { method, headers });
        return withHeaders(
          await handle(page, environment, context),
          renderedHeaders(route.path, security),
        );
      }
      case 'document':
        return document(app, route.path, request, environment);
    }
  },
};

function open(environment: Environment): App {
  const variables = environment as Readonly<Record<string, string | undefined>>;
  const settings = Object.fromEntries(carrierVariables.map((name) => [name, variables[name]]));
  return openApp(catalog, openDeliveryDesk(settings, log), { log, release });
}

async function document(
  { alternate }: App,
  path: string,
  { method, headers, url }: Request,
  { ASSETS }: Environment,
): Promise<Response> {
  const given = await ASSETS.fetch(new Request(new URL(encodeURI(path), url), { method, headers }));
  if (given.status === 404 && !hasNotFoundPage(path)) {
    return response(noSuchDocument, method === 'HEAD', security.data);
  }
  const etag = given.headers.get('etag');
  const isKnown = etag !== null && namesEtag(headers.get('if-none-match') ?? undefined, etag);
  const isPage = given.headers.get('content-type')?.startsWith('text/html');
  const answer = isKnown ? new Response(null, { status: 304, headers: { etag } }) : given;
  return withHeaders(answer, {
    ...(answer.status === 200 && !isPage && { 'content-type': contentTypeOf(path) }),
    ...(given.status === 404 ? headersFor('/404') : headersFor(path, alternate(path))),
    ...securityOf(security, path, isPage === true),
  });
}

function withHeaders(given: Response, headers: Readonly<Record<string, string>>): Response {
  const answer = new Response(given.body, given);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
