import type { ProductId } from '../book/schema.ts';
import {
  type ApiAnswer,
  type ApiHandler,
  type ApiRequest,
  errorAnswer,
  jsonAnswer,
  openToAll,
  plainGet,
  preflight,
  readMethods,
} from '../contract/exchange.ts';
import { endpointPaths, productPricesPath } from '../contract/paths.ts';
import type { DeliveryDesk } from '../delivery/estimate.ts';
import { allPages, markdownPath } from '../documents/site-pages.ts';
import { type Api, httpApi, unknownEndpoint } from '../http/api.ts';
import { mcpHandler } from '../mcp/handler.ts';
import { designerFolder, designerPath, priceQuery } from '../order/path.ts';
import type { OnReading } from '../order/read.ts';
import { defaultBuild } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { prefersMarkdown } from './accept.ts';

/** The parts of a request that routing depends on. */
interface RoutedRequest extends Pick<ApiRequest, 'method' | 'query' | 'header'> {
  /** As sent, still percent-encoded, without the query. */
  readonly path: string;
}

/** How a host answers a request, if not with an answer that is ready. */
type Route =
  /** Call the handler. `path` names the endpoint in logs and counters. */
  | { readonly kind: 'live'; readonly path: string; readonly handler: ApiHandler }
  /** Serve the built document with this public path, or 404 if there is none. */
  | { readonly kind: 'document'; readonly path: string }
  /** Let Astro render this route with the query of the request. */
  | { readonly kind: 'render'; readonly path: string };

interface AppOptions {
  /** Must never be passed anything about a build. */
  readonly log?: (line: string) => void;
  /** See `priceHandler`. */
  readonly release?: string | undefined;
  /** Receives what the price endpoint and the tools are asked for. */
  readonly onReading?: OnReading | undefined;
  /** Whether the host is stopping and should get no requests; `/healthz` reports it. */
  readonly isStopping?: () => boolean;
}

/** The service without its host: routes each request. */
export interface App {
  /** Handlers of the live endpoints, by path. */
  readonly live: Api;
  route(request: RoutedRequest): Route | ApiAnswer;
}

/** HTML of the chat card, which a build defines. */
declare const CHAT_CARD: string;

/** Opens the service: prices, delivery dates, the MCP server, health, and the site's documents. */
export function openApp(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  { log = () => {}, release, onReading, isStopping }: AppOptions = {},
): App {
  const openService = async () => {
    const { tabquoteService } = await import('../mcp/tabquote.ts');
    const cardHtml = typeof CHAT_CARD === 'string' ? CHAT_CARD : undefined;
    return tabquoteService(catalog, desk, cardHtml, onReading);
  };
  const failed = (method: string) => log(`error route=${endpointPaths.mcp} method=${method}`);
  const api: Api = new Map([
    ...httpApi(catalog, desk, release, onReading),
    [endpointPaths.mcp, mcpHandler(catalog.baseUrl, openService, failed)],
  ]);
  const live = new Map(api)
    .set(endpointPaths.health, healthHandler(catalog, api.get(endpointPaths.price), isStopping))
    .set(unknownPath, unknownEndpoint(api));
  const pages = new Map(allPages(catalog).map(({ path }) => [path, markdownPath(path)]));
  const rendering = new Map<string, string>();
  for (const id of catalog.productIds) {
    // Only the app routes there.
    rendering.set(designerPath(id), `/order/${id}`);
    rendering.set(markdownPath(designerPath(id)), markdownPath(`/order/${id}`));
  }
  const retired = new Map<string, readonly [path: string, added: string]>();
  const orderPaths = [designerPath, (id: ProductId) => markdownPath(designerPath(id))];
  for (const [id, successor] of Object.entries(catalog.book.retired) as [ProductId, ProductId][]) {
    for (const pathOf of orderPaths) retired.set(pathOf(id), [pathOf(successor), `product=${id}`]);
    retired.set(productPricesPath(id), [productPricesPath(successor), '']);
  }
  return createApp(live, pages, rendering, retired);
}

/**
 * `/healthz`: 200 if the service can quote and isn't stopping, else 503. It is for the
 * operator: pages of other origins can't read it.
 *
 * @param price the endpoint that must quote the smallest order.
 */
export function healthHandler(
  catalog: SiteCatalog,
  price: ApiHandler | undefined,
  isStopping = () => false,
): ApiHandler {
  const smallest = plainGet(priceQuery(catalog, defaultBuild(catalog, catalog.defaultProduct)));
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return errorAnswer(405, `${method} is not answered here: use GET.`, { allow: 'GET, HEAD' });
    }
    const canQuote = isStopping() || (await price?.(smallest))?.status === 200;
    const status = isStopping() ? 'stopping' : canQuote ? 'ok' : 'failing';
    return jsonAnswer(status === 'ok' ? 200 : 503, { status }, { 'cache-control': 'no-store' });
  };
}

/** Longest accepted path in characters; the site's own are under a hundred. */
const pathLengthMax = 2_000;

/** Stands for every unknown path under `/api/`, and for `/api` itself. */
export const unknownPath = '/api/*';

/**
 * Routes requests to handlers and documents.
 *
 * @param live handlers of the live endpoints, and of unknown ones.
 * @param pages the Markdown path of every page that has one.
 * @param rendering routes that render a document if the request has a query.
 * @param retired where pages of products that are no longer sold lead, and what their queries get.
 */
export function createApp(
  live: Api,
  pages: ReadonlyMap<string, string>,
  rendering: ReadonlyMap<string, string> = new Map(),
  retired: ReadonlyMap<string, readonly [path: string, added: string]> = new Map(),
): App {
  const routes = new Map<string, Route>(
    [...live].map(([path, handler]) => [path, { kind: 'live', path, handler }]),
  );
  const unknown = routes.get(unknownPath);

  const route: App['route'] = ({ method, path, query, header }) => {
    if (path.length > pathLengthMax) return pathTooLong;
    if (!isHost(header('host') ?? '')) return oddHost;
    const endpoint = routes.get(path);
    if (endpoint) return endpoint;
    if (unknown && /^\/api(\/|$)/.test(path)) {
      const slashless = path.replace(/\/$/, '');
      return routes.has(slashless) ? redirect(slashless, query) : unknown;
    }
    if (method === 'OPTIONS') return documentPreflight;
    const plain = plainPath(path);
    if (plain === undefined) return malformed;
    const canonical = canonicalPath(plain);
    const moved = canonical === plain ? elsewhere(plain) : canonical;
    if (moved !== undefined) return redirect(moved, query);
    const successor = retired.get(plain);
    if (successor) return redirect(successor[0], query, successor[1]);
    if (method !== 'GET' && method !== 'HEAD') return otherMethod;
    const markdown = pages.get(plain);
    const chosen = markdown && prefersMarkdown(header('accept') ?? '') ? markdown : plain;
    const rendered = query === '' ? undefined : rendering.get(chosen);
    return rendered ? { kind: 'render', path: rendered } : { kind: 'document', path: chosen };
  };
  /** Where a page is that is asked for in capitals, or by its folder. */
  const elsewhere = (path: string): string | undefined => {
    const lower = path.toLowerCase();
    if (lower === designerFolder) return [...rendering.keys()][0];
    return lower !== path && pages.has(lower) ? lower : undefined;
  };
  return { live, route };
}

const pathTooLong = errorAnswer(
  414,
  `The path of this address is too long: send at most ${pathLengthMax} characters.`,
);
const oddHost = errorAnswer(
  400,
  'The Host header is missing or malformed: send one, with a host name and at most a port.',
);
const documentPreflight = preflight(readMethods, '*');
const malformed = errorAnswer(
  400,
  'The path of this address is malformed: percent-encode it as UTF-8, without encoded slashes or control characters.',
);
const otherMethod = errorAnswer(
  405,
  `Documents are read-only: use GET. ${readMethods} are answered here.`,
  { allow: readMethods },
);

function redirect(path: string, ...queries: string[]): ApiAnswer {
  const query = queries.filter((part) => part !== '').join('&');
  const location = encodeURI(path) + (query && `?${query}`);
  return { status: 308, headers: { ...openToAll, location }, body: '' };
}

/** For a document that doesn't exist, unless a host has a page for it. */
export const noSuchDocument: ApiAnswer = errorAnswer(404, 'There is no such document.');

/**
 * Decodes a percent-encoded path.
 *
 * @returns `undefined` if the encoding is broken, the path doesn't begin with a slash, or it hides
 * a separator or a control character.
 */
function plainPath(path: string): string | undefined {
  if (!path.startsWith('/') || /%2f|%5c|\\/i.test(path)) return undefined;
  try {
    const plain = decodeURIComponent(path);
    return /\p{Cc}/u.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** The canonical URL path of a page requested as a folder or as its file. */
function canonicalPath(path: string): string {
  const names = path.split('/').filter((name) => name !== '');
  const last = names.at(-1);
  if (last === 'index.html' || last === 'index') names.pop();
  else if (last?.endsWith('.html')) names[names.length - 1] = last.slice(0, -'.html'.length);
  return `/${names.join('/')}`;
}

/**
 * Returns whether a `Host` header is valid by RFC 9112, 3.2: at most one name or address, with or
 * without a port. Several header lines arrive joined by commas.
 */
function isHost(host: string): boolean {
  return host.length <= 300 && /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i.test(host);
}
