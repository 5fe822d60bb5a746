import fc from 'fast-check';
import { documentPaths, endpointPaths } from '../../src/contract/paths.ts';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { quoteDocument } from '../../src/documents/answers.ts';
import { capabilitiesDocument } from '../../src/documents/capabilities.ts';
import { markdownPath, sitePages } from '../../src/documents/site-pages.ts';
import { toolNames } from '../../src/order/doors.ts';
import { designerPath, orderPath, priceQuery } from '../../src/order/path.ts';
import { type Build, defaultBuild } from '../../src/pricing/build.ts';
import type { SiteCatalog } from '../../src/pricing/catalog.ts';
import { quote } from '../../src/pricing/quote.ts';
import { asUsual } from '../../src/pricing/usual.ts';
import { dollars } from '../../src/text/money.ts';
import { envelope } from '../mcp/messages.ts';
import { buildsOf } from '../support/catalog.ts';

type Headers = readonly (readonly [name: string, value: string])[];

/** A request and the answer that every host must return. */
export interface ContractRow {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Names may repeat. */
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly answer: ContractAnswer;
}

export interface ContractAnswer {
  readonly status: number;
  /** The start of Content-Type; `null` if there is none. */
  readonly type?: string | null;
  /** Headers with their values, parts of their values, or `null` if they must be absent. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** The complete body. */
  readonly body?: string;
  /** Members of the JSON body. */
  readonly json?: object;
  /** Text that the body must contain. */
  readonly text?: string;
}

const send = (method: string, target: string, answer: ContractAnswer, body?: string) => {
  return { method, target, headers: [], body, answer };
};
const get = (target: string, answer: ContractAnswer, headers: Headers = []) => {
  return { method: 'GET', target, headers, body: undefined, answer };
};
const head = (target: string, answer: ContractAnswer) =>
  send('HEAD', target, { ...answer, body: '' });

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';
const json = 'application/json';
const anyTag = [['if-none-match', '*']] as const;
const readMethods = 'GET, HEAD, OPTIONS';

const ok = (type: string, more: Partial<ContractAnswer> = {}) => ({ status: 200, type, ...more });
const refusal = (text: string): ContractAnswer => {
  return { status: 400, type: json, headers: { 'cache-control': 'no-store' }, text };
};
const otherMethod: ContractAnswer = { status: 405, type: json, headers: { allow: readMethods } };
const tagged = { etag: /^(W\/)?"[^"]+"$/ };
const unchanged: ContractAnswer = {
  status: 304,
  type: null,
  headers: { etag: /^"[^"]+"$/ },
  body: '',
};
const preflight: ContractAnswer = {
  status: 204,
  headers: { allow: readMethods, 'access-control-allow-methods': readMethods },
  body: '',
};

/** Every request of the contract, for the book that a service sells from. */
export function contractRows(catalog: SiteCatalog): ContractRow[] {
  return [
    ...pageRows(catalog),
    ...documentRows(),
    ...missingRows,
    ...redirectRows(catalog),
    ...priceRows(catalog),
    ...deliveryRows(catalog),
    ...healthRows,
    ...mcpRows(catalog),
    ...oddHeaderRows,
    ...orderLinkRows(catalog),
  ];
}

const fresh = 'public, max-age=300, must-revalidate';

function pageRows(catalog: SiteCatalog): ContractRow[] {
  return sitePages(catalog).flatMap(({ path, title }, index) => {
    const asMarkdown = markdownPath(path);
    const page = ok(html, {
      headers: {
        vary: /\bAccept\b/,
        link: `<${asMarkdown}>; rel="alternate"; type="text/markdown"`,
        'cache-control': fresh,
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
      },
    });
    const text = ok(markdown, {
      headers: { vary: /\bAccept\b/, link: `<${path}>; rel="canonical"` },
      text: `${catalog.baseUrl}${documentPaths.llms}`,
    });
    const reads = [get(path, { ...page, text: title }), get(asMarkdown, text)];
    const variants = [
      head(path, page),
      get(path, unchanged, anyTag),
      get(path, text, [['accept', 'text/markdown, text/html;q=0.9']]),
      get(path, page, [['accept', 'text/html,application/xhtml+xml,*/*;q=0.8']]),
      send('POST', path, otherMethod, 'x'),
    ];
    // Home, prices and a designer stand for the others: a host doesn't tell pages apart.
    return index < 5 ? [...reads, ...variants] : reads;
  });
}

const typeByEnd: readonly (readonly [end: string, type: string])[] = [
  ['.md', markdown],
  ['.csv', 'text/csv; charset=utf-8; header=present'],
  ['.json', json],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
];

function documentRows(): ContractRow[] {
  const { llms, openApi } = documentPaths;
  const paths = new Set([
    ...Object.values(documentPaths),
    ...['/favicon.svg', '/favicon.ico', '/cards/home.png'],
  ]);
  const headers = {
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': fresh,
    ...tagged,
  };
  const typeOf = (path: string) => typeByEnd.find(([end]) => path.endsWith(end))?.[1] ?? 'unknown';
  const byType = Map.groupBy(paths, typeOf);
  return [
    ...[...byType].flatMap(([type, [first = '', ...others]]) => [
      ...[first, ...others].map((path) => get(path, ok(type, { headers }))),
      head(first, ok(type, { headers })),
      get(first, unchanged, anyTag),
    ]),
    send('OPTIONS', llms, preflight),
    send('DELETE', openApi, otherMethod),
    send('PUT', openApi, otherMethod, '{}'),
    get(`${openApi}?any=query`, ok(json)),
    get('/%6Clms.txt', ok('text/plain')),
  ];
}

const missingPage: ContractAnswer = { status: 404, type: html };
const missingData: ContractAnswer = { status: 404, type: json, text: '"error":' };

const missingPages = ['/none', '/none.txt', '/_astro/none.js', '/.env', '/../../etc/passwd'];
const missingFiles = ['/.well-known/none', '/.well-known/oauth-protected-resource/api/mcp'];
const oddPaths = ['/%zz', '/a%2fb', '/a%00b', '/%2e%2e%2fsecret', '/prices%0d%0a', '/%ff', '/%5c'];

const missingRows: readonly ContractRow[] = [
  ...missingPages.map((path) => get(path, missingPage)),
  get('/configure/none?tabs=5&sets=25', missingPage),
  head('/none', missingPage),
  ...[...missingFiles, '/api/', '/api/mcp/none'].map((path) => get(path, missingData)),
  get('/api/none', { ...missingData, text: endpointPaths.price }),
  head('/api/none', { status: 404, type: json }),
  get('/api', { ...missingData, text: '/api/price' }),
  send('POST', '/api/none', missingData, 'x'),
  ...oddPaths.map((path) => get(path, refusal('percent-encode'))),
  get(`/${'x'.repeat(3_000)}`, { status: 414, type: json, text: 'at most 2000 characters' }),
];

function redirectRows({ defaultProduct }: SiteCatalog): ContractRow[] {
  const designer = designerPath(defaultProduct);
  const to = (location: string): ContractAnswer => ({ status: 308, headers: { location } });
  const moved = {
    '/prices/': '/prices',
    '/prices.html': '/prices',
    '/prices/index.html': '/prices',
    '/prices////': '/prices',
    '/api/price/?tabs=5': '/api/price?tabs=5',
    '/prices/?a=1&b=%7C': '/prices?a=1&b=%7C',
    '/faq/index': '/faq',
    '/index.html': '/',
    '/llms.txt/': '/llms.txt',
    '/configure?tabs=5': `${designer}?tabs=5`,
    [`/Configure/${defaultProduct.toUpperCase()}`]: designer,
  };
  return [
    ...Object.entries(moved).map(([from, location]) => get(from, to(location))),
    send('POST', '/api/mcp/', to('/api/mcp'), '{}'),
    head('/prices/', to('/prices')),
  ];
}

/** An answer with a price; the notice names what most orders have and this one lacks. */
function quoted(catalog: SiteCatalog, build: Build): ContractAnswer {
  const usual = asUsual(catalog, build, catalog.book.examples.usual);
  return ok(json, {
    headers: {
      'cache-control': `${build.titles ? 'private' : 'public'}, max-age=300, stale-while-revalidate=600`,
      'access-control-expose-headers': 'etag, link',
      ...tagged,
    },
    body: JSON.stringify(quoteDocument(catalog, quote(catalog, build), { usual })),
  });
}

function priceRows(catalog: SiteCatalog): ContractRow[] {
  const { price } = endpointPaths;
  const { defaultProduct: product } = catalog;
  const target = (build: Build) => `${price}?${priceQuery(catalog, build)}`;
  const plain = defaultBuild(catalog, product);
  const answer = quoted(catalog, plain);
  const capabilities = ok(json, { body: JSON.stringify(capabilitiesDocument(catalog)) });
  const encoded = ['tabs=%2B5', 'tabs=+5', 'labels=a%00b', 'labels=%ff', 'labels=%'];
  const refused = [...encoded, `labels=${'x'.repeat(61_000)}`, 'x&'.repeat(200)];
  return [
    ...fc
      .sample(buildsOf(catalog), { numRuns: 30, seed: 7 })
      .map((build) => get(target(build), quoted(catalog, build))),
    head(target(plain), answer),
    get(target(plain), unchanged, anyTag),
    get(target(plain), answer, [['if-none-match', '"another"']]),
    get(target(plain), answer, [['accept', 'text/html']]),
    ...[price, `${price}?`, `${price}?&&`].map((path) => get(path, capabilities)),
    get(price, unchanged, anyTag),
    send('OPTIONS', price, preflight),
    send('POST', price, otherMethod, 'x'),
    send('DELETE', price, otherMethod),
    ...refused.map((query) => get(`${price}?product=${product}&${query}`, refusal('"error":'))),
    head(`${price}?product=wood`, { status: 400, type: json }),
  ];
}

function deliveryRows({ productIds, defaultProduct }: SiteCatalog): ContractRow[] {
  const { deliveryDate } = endpointPaths;
  const to = (zip: string) => `${deliveryDate}?zip=${zip}`;
  const estimate = ok(json, {
    headers: { 'cache-control': /^private, max-age=\d+, must-revalidate$/ },
    text: '"transit_business_days":',
  });
  return [
    get(to('60601'), { ...estimate, json: { zip: '60601', product: defaultProduct } }),
    ...productIds.map((product) =>
      get(`${to('90210')}&product=${product}`, { ...estimate, json: { product } }),
    ),
    get(to('00901'), estimate),
    head(to('60601'), ok(json)),
    get(to('60601'), unchanged, anyTag),
    get(deliveryDate, refusal('`zip` is missing')),
    get(to('%ff'), refusal('percent-encoding')),
    send('OPTIONS', deliveryDate, preflight),
    send('PUT', deliveryDate, otherMethod, 'x'),
  ];
}

const { health, mcp } = endpointPaths;
const notCrossOrigin = { 'access-control-allow-origin': null };

const healthRows: readonly ContractRow[] = [
  get(
    health,
    ok(json, {
      headers: { ...notCrossOrigin, 'cache-control': 'no-store' },
      json: { status: 'ok' },
    }),
  ),
  head(health, ok(json, { headers: notCrossOrigin })),
  send('POST', health, { status: 405, headers: { ...notCrossOrigin, allow: 'GET, HEAD' } }),
];

const contentType = ['content-type', json] as const;
const rpcHeaders = [contentType, ['accept', 'application/json, text/event-stream']] as const;

/** What hosts could change: bodies, headers of the protocol, types and statuses. */
function mcpRows(catalog: SiteCatalog): ContractRow[] {
  const build = defaultBuild(catalog, catalog.defaultProduct);
  const { product, tabs: tabsPerSet, sets } = build;
  const { price } = quoteDocument(catalog, quote(catalog, build));
  const post = (body: string, answer: ContractAnswer, headers: Headers = rpcHeaders) => {
    return { method: 'POST', target: mcp, headers, body, answer: { type: json, ...answer } };
  };
  const rpc = (method: string, params?: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const result = (result: object) => ({ status: 200, json: { id: 1, result } });
  const error = (status: number, code: number) => ({ status, json: { error: { code } } });
  const initialize = (asked: string, protocolVersion = asked) => {
    const clientInfo = { name: 'contract', version: '1' };
    const body = rpc('initialize', { protocolVersion: asked, capabilities: {}, clientInfo });
    return post(body, result({ protocolVersion, serverInfo: { name: 'tabquote' } }));
  };
  const modern = (method: string, answer: ContractAnswer, params: { name?: string } = {}) =>
    post(rpc(method, { ...params, _meta: envelope }), answer, [
      ...rpcHeaders,
      ['mcp-protocol-version', mcpRevisions.modern[0]],
      ['mcp-method', method],
      ...(params.name ? [['mcp-name', params.name] as const] : []),
    ]);
  const call = { name: toolNames.quote, arguments: { product, tabsPerSet, sets } };
  const titled = {
    name: toolNames.draft,
    arguments: { product, sets, titles: ['A', '日本', '😀'] },
  };
  const priced = result({ structuredContent: { price } });
  const allowed = /content-type,.* mcp-method, mcp-name, mcp-protocol-version/;
  return [
    ...mcpRevisions.legacy.map((version) => initialize(version)),
    initialize('1999-01-01', mcpRevisions.legacy[0]),
    post('{"jsonrpc":"2.0","method":"notifications/initialized"}', { status: 202, type: null }),
    post(rpc('tools/call', call), priced),
    post(rpc('tools/call', titled), { status: 200, text: encodeURIComponent('日本') }),
    post(rpc('none'), error(200, -32601)),
    post('{', error(400, -32700)),
    post(`[${rpc('ping')}]`, error(400, -32600)),
    post(rpc('ping'), error(415, -32000), [['content-type', 'text/plain']]),
    post(rpc('ping'), result({}), [['content-type', 'application/json; charset=utf-8']]),
    post(rpc('ping'), ok(json, { json: { id: 1, result: {} } }), [
      contentType,
      ['accept', 'text/event-stream'],
    ]),
    modern('tools/call', priced, call),
    modern('none', error(404, -32601)),
    get(mcp, { ...error(405, -32000), headers: { allow: 'POST, OPTIONS' } }),
    send('DELETE', mcp, error(405, -32000)),
    send('OPTIONS', mcp, { status: 204, headers: { 'access-control-allow-headers': allowed } }),
  ];
}

const repeated = (name: string, ...values: string[]): Headers =>
  values.map((value) => [name, value]);
const oddHost: ContractAnswer = { status: 400, type: json, text: 'Host' };

const oddHeaderRows: readonly ContractRow[] = [
  get('/prices', ok(markdown), repeated('accept', 'text/html;q=0.5', 'text/markdown')),
  get('/prices', ok(html), repeated('accept', 'text/markdown;q=0.5', 'text/html')),
  get('/prices', ok(html), [['accept', `text/markdown${',x/y'.repeat(400)}`]]),
  get('/prices', ok(html), repeated('if-none-match', '"a"', '"b"')),
  get('/prices', ok(html), [['if-none-match', '"a", "b"']]),
  get('/prices', ok(html), [['cookie', 'a=b; c=d']]),
  get('/prices', ok(html), [['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT']]),
  get('/api/price', ok(json), [['origin', 'https://elsewhere.example']]),
  get('/', oddHost, repeated('host', 'localhost', 'evil.example')),
  get('/', oddHost, [['host', 'localhost/evil.example']]),
  get('/api/price', oddHost, [['host', 'evil.example@localhost']]),
];

function orderLinkRows(catalog: SiteCatalog): ContractRow[] {
  const { tabsPerSet } = catalog.book.limits;
  const product = catalog.products[catalog.defaultProduct];
  const [option] = product.options;
  const titled = (titles: readonly string[]): Build => {
    return { ...defaultBuild(catalog, product.id, titles.length), titles };
  };
  const build = titled(['Exhibit A', '<b>&amp;</b>', '', 'שלום', 'A+B']);
  const long = titled(
    Array.from({ length: tabsPerSet.max }, (_, index) => `${'Title '.repeat(9)}${index}`),
  );
  const path = orderPath(product, build);
  const total = dollars(quote(catalog, build).totalCents);
  const headers = {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    vary: 'Accept',
    etag: null,
  };
  const page = (text: string) => ok(html, { headers, text });
  const text = (text: string) => ok(markdown, { headers, text });
  const broken = `${path}&${option?.key}=none-such`;
  const designer = designerPath(product.id);
  return [
    get(path, page(total)),
    get(path, page('<li>&lt;b&gt;&amp;amp;&lt;/b&gt;</li>')),
    head(path, ok(html, { headers })),
    get(path.replace('?', '.md?'), text(total)),
    get(path, text('Exhibit A'), [['accept', 'text/markdown']]),
    get(broken, page('We can&#39;t use &quot;none-such&quot;')),
    get(broken.replace('?', '.md?'), text('We can\'t use "none-such"')),
    get(`${designer}?labels=%zz`, page('%zz')),
    get(`${designer}?utm_source=news`, page(`${tabsPerSet.default} ${product.data.noun} tabs`)),
    send('POST', path, otherMethod, 'x'),
    get(`${endpointPaths.price}?${priceQuery(catalog, long)}`, quoted(catalog, long)),
    get(orderPath(product, long), ok(html)),
    get(orderPath(product, { ...long, titles: null }), ok(html)),
  ];
}
