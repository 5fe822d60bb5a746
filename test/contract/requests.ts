import fc from 'fast-check';
import { documentPaths, endpointPaths, pagePaths } from '../../src/contract/paths.ts';
import { mcpRevisions, versions } from '../../src/contract/versions.ts';
import { capabilitiesDocument, quoteDocument } from '../../src/documents/answers.ts';
import { listedDocuments } from '../../src/documents/published.ts';
import { markdownPath, type SitePage, sitePages } from '../../src/documents/site-pages.ts';
import { toolNames } from '../../src/order/doors.ts';
import { designerPath, orderPath, priceQuery } from '../../src/order/path.ts';
import { type Build, defaultBuild } from '../../src/pricing/build.ts';
import type { SiteCatalog } from '../../src/pricing/catalog.ts';
import { quote } from '../../src/pricing/quote.ts';
import { asUsual } from '../../src/pricing/usual.ts';
import { dollars } from '../../src/text/money.ts';
import { envelope } from '../mcp/messages.ts';
import { buildsOf } from '../support/catalog.ts';

/** A request and the answer that every host must return. */
export interface ContractRow {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Names may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
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

type Extras = Partial<Pick<ContractRow, 'headers' | 'body'>>;

function row(
  method: string,
  target: string,
  answer: ContractAnswer,
  { headers = [], body }: Extras = {},
): ContractRow {
  return { method, target, headers, body, answer };
}

const get = (target: string, answer: ContractAnswer, headers: ContractRow['headers'] = []) =>
  row('GET', target, answer, { headers });
const head = (target: string, answer: ContractAnswer) =>
  row('HEAD', target, { ...answer, body: '' });

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';
const json = 'application/json';
const anyTag = [['if-none-match', '*']] as const;
const readMethods = 'GET, HEAD, OPTIONS';
const refusal = (text: string): ContractAnswer => ({
  status: 400,
  type: json,
  headers: { 'cache-control': 'no-store' },
  text,
});
const otherMethod: ContractAnswer = { status: 405, type: json, headers: { allow: readMethods } };
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
    ...documentRows(catalog),
    ...missingRows(),
    ...redirectRows(catalog),
    ...priceRows(catalog),
    ...priceRefusalRows(catalog),
    ...deliveryRows(catalog),
    ...healthRows,
    ...mcpRows(catalog),
    ...oddHeaderRows(),
    ...longLinkRows(catalog),
    ...orderLinkRows(catalog),
  ];
}

function pageRows(catalog: SiteCatalog): ContractRow[] {
  return somePages(catalog).flatMap(({ path, title }, index) => {
    const asMarkdown = markdownPath(path);
    const page: ContractAnswer = {
      status: 200,
      type: html,
      headers: {
        vary: /\bAccept\b/,
        link: `<${asMarkdown}>; rel="alternate"; type="text/markdown"`,
        'cache-control': 'public, max-age=300, must-revalidate',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
      },
    };
    const text: ContractAnswer = {
      status: 200,
      type: markdown,
      headers: { vary: /\bAccept\b/, link: `<${path}>; rel="canonical"` },
      text: `${catalog.baseUrl}${documentPaths.llms}`,
    };
    const reads = [get(path, { ...page, text: title }), get(asMarkdown, text)];
    const variants = [
      head(path, page),
      get(path, unchanged, anyTag),
      get(path, text, [['accept', 'text/markdown, text/html;q=0.9']]),
      get(path, page, [['accept', 'text/html,application/xhtml+xml,*/*;q=0.8']]),
      row('POST', path, otherMethod, { body: 'x' }),
    ];
    // Home, prices and a designer stand for the others: a host doesn't tell pages apart.
    return index < 5 ? [...reads, ...variants] : reads;
  });
}

/** Every page, but only two of the hundreds of sets. */
function somePages(catalog: SiteCatalog): SitePage[] {
  const pages = sitePages(catalog);
  const others = pages.filter(({ parent }) => parent === pagePaths.sets).slice(2);
  return pages.filter((page) => !others.includes(page));
}

const typeByEnd: readonly (readonly [end: string, type: string])[] = [
  ['.md', markdown],
  [documentPaths.apiCatalog, 'application/linkset+json'],
  [documentPaths.aiCatalog, 'application/ai-catalog+json'],
  [documentPaths.serverCard, 'application/mcp-server-card+json'],
  ['.csv', 'text/csv; charset=utf-8; header=present'],
  ['.json', json],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
];

function documentRows(catalog: SiteCatalog): ContractRow[] {
  const paths = new Set([
    ...Object.values(documentPaths),
    ...listedDocuments(catalog).map(({ path }) => path),
    ...['/favicon.svg', '/favicon.ico', '/cards/home.png'],
  ]);
  const types = new Set<string>();
  const rows = [...paths].flatMap((path) => {
    const type = typeByEnd.find(([end]) => path.endsWith(end))?.[1] ?? 'unknown';
    const document: ContractAnswer = {
      status: 200,
      type,
      headers: {
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300, must-revalidate',
        etag: /^(W\/)?"[^"]+"$/,
      },
    };
    const isFirst = !types.has(type);
    types.add(type);
    const variants = [head(path, document), get(path, unchanged, anyTag)];
    return [get(path, document), ...(isFirst ? variants : [])];
  });
  const { llms, openApi, capabilities } = documentPaths;
  return [
    ...rows,
    row('OPTIONS', llms, preflight),
    row('DELETE', openApi, otherMethod),
    row('PUT', openApi, otherMethod, { body: '{}' }),
    get(capabilities, { status: 200, body: JSON.stringify(capabilitiesDocument(catalog)) }),
    get(`${openApi}?any=query`, { status: 200, type: json }),
    get('/%6Clms.txt', { status: 200, type: 'text/plain' }),
  ];
}

function missingRows(): ContractRow[] {
  const missingPage: ContractAnswer = { status: 404, type: html };
  const missingData: ContractAnswer = { status: 404, type: json, text: '"error":' };
  return [
    get('/none', missingPage),
    get('/none.txt', missingPage),
    get('/configure/none?tabs=5&sets=25', missingPage),
    get('/_astro/none.js', missingPage),
    get('/.env', missingPage),
    get('/../../etc/passwd', missingPage),
    head('/none', missingPage),
    get('/.well-known/none', missingData),
    get('/.well-known/oauth-protected-resource/api/mcp', missingData),
    get('/api/none', { ...missingData, text: endpointPaths.price }),
    head('/api/none', { status: 404, type: json }),
    get('/api', { status: 404, type: json, text: '/api/price' }),
    row('POST', '/api/none', missingData, { body: 'x' }),
    get('/api/mcp/none', missingData),
    get('/api/', missingData),
    ...['/%zz', '/a%2fb', '/a%00b', '/%2e%2e%2fsecret', '/prices%0d%0a', '/%ff', '/%5c'].map(
      (path) => get(path, refusal('percent-encode')),
    ),
    get(`/${'x'.repeat(3_000)}`, { status: 414, type: json, text: 'at most 2000 characters' }),
  ];
}

function redirectRows({ defaultProduct }: SiteCatalog): ContractRow[] {
  const designer = designerPath(defaultProduct);
  const to = (location: string): ContractAnswer => ({ status: 308, headers: { location } });
  return [
    get('/prices/', to('/prices')),
    get('/prices.html', to('/prices')),
    get('/prices/index.html', to('/prices')),
    get('/prices////', to('/prices')),
    get('/api/price/?tabs=5', to('/api/price?tabs=5')),
    row('POST', '/api/mcp/', to('/api/mcp'), { body: '{}' }),
    get('/prices/?a=1&b=%7C', to('/prices?a=1&b=%7C')),
    get('/faq/index', to('/faq')),
    get('/index.html', to('/')),
    get('/llms.txt/', to('/llms.txt')),
    get('/configure?tabs=5', to(`${designer}?tabs=5`)),
    get(`/Configure/${defaultProduct.toUpperCase()}`, to(designer)),
    head('/prices/', to('/prices')),
  ];
}

function quoted(catalog: SiteCatalog, build: Build): ContractAnswer {
  return {
    status: 200,
    type: json,
    headers: {
      'cache-control': `${build.titles ? 'private' : 'public'}, max-age=300, stale-while-revalidate=600`,
      'access-control-expose-headers': 'etag, link',
      etag: /^(W\/)?"[^"]+"$/,
    },
    body: JSON.stringify(
      quoteDocument(catalog, quote(catalog, build), { usual: usualOf(catalog, build) }),
    ),
  };
}

function priceRows(catalog: SiteCatalog): ContractRow[] {
  const { price } = endpointPaths;
  const target = (build: Build) => `${price}?${priceQuery(catalog, build)}`;
  const builds = fc.sample(buildsOf(catalog), { numRuns: 30, seed: 7 });
  const plain = defaultBuild(catalog, catalog.defaultProduct);
  const capabilities: ContractAnswer = {
    status: 200,
    type: json,
    body: JSON.stringify(capabilitiesDocument(catalog)),
  };
  return [
    ...builds.map((build) => get(target(build), quoted(catalog, build))),
    head(target(plain), quoted(catalog, plain)),
    get(target(plain), unchanged, anyTag),
    get(target(plain), quoted(catalog, plain), [['if-none-match', '"another"']]),
    get(target(plain), quoted(catalog, plain), [['accept', 'text/html']]),
    get(price, capabilities),
    get(`${price}?`, capabilities),
    get(`${price}?&&`, capabilities),
    get(price, unchanged, anyTag),
    row('OPTIONS', price, preflight),
    row('POST', price, otherMethod, { body: 'x' }),
    row('DELETE', price, otherMethod),
  ];
}

function priceRefusalRows({ book, defaultProduct: product }: SiteCatalog): ContractRow[] {
  const [sets = 1] = book.limits.setQuantities;
  const order = `product=${product}&tabs=5&sets=${sets}`;
  const parameter = (name: string) => `"parameter":"${name}"`;
  const refused: readonly (readonly [query: string, text: string])[] = [
    [`product=${product}&tabs=%2B5&sets=${sets}`, parameter('tabs')],
    [`product=${product}&tabs=+5&sets=${sets}`, parameter('tabs')],
    [`${order}&x`, 'Unknown parameter'],
    [`product=${product}&sets=${sets}&labels=a%00b`, parameter('labels')],
    [`product=${product}&sets=${sets}&labels=%ff`, 'percent-encoding'],
    [`product=${product}&sets=${sets}&labels=%`, 'percent-encoding'],
    [`product=${product}&sets=${sets}&labels=${'x'.repeat(61_000)}`, 'characters'],
    [Array.from({ length: 200 }, (_, index) => `a${index}`).join('&'), 'more than 30'],
  ];
  return [
    ...refused.map(([query, text]) => get(`${endpointPaths.price}?${query}`, refusal(text))),
    head(`${endpointPaths.price}?product=wood`, { status: 400, type: json }),
  ];
}

function deliveryRows({ productIds, defaultProduct }: SiteCatalog): ContractRow[] {
  const { deliveryDate } = endpointPaths;
  const estimate: ContractAnswer = {
    status: 200,
    type: json,
    headers: { 'cache-control': /^private, max-age=\d+, must-revalidate$/ },
    text: '"transit_business_days":',
  };
  const refused: readonly (readonly [query: string, text: string])[] = [
    ['', '`zip` is missing'],
    ['zip=96910', 'Guam'],
    ['zip=60601&zip=60601', 'only once'],
    ['zip=%ff', 'percent-encoding'],
  ];
  return [
    get(`${deliveryDate}?zip=60601`, {
      ...estimate,
      json: { zip: '60601', product: defaultProduct },
    }),
    ...productIds.map((product) =>
      get(`${deliveryDate}?zip=90210&product=${product}`, { ...estimate, json: { product } }),
    ),
    get(`${deliveryDate}?zip=00901`, estimate),
    head(`${deliveryDate}?zip=60601`, { status: 200, type: json }),
    get(`${deliveryDate}?zip=60601`, unchanged, anyTag),
    ...refused.map(([query, text]) => get(`${deliveryDate}?${query}`, refusal(text))),
    row('OPTIONS', deliveryDate, preflight),
    row('PUT', deliveryDate, otherMethod, { body: 'x' }),
  ];
}

const notCrossOrigin = { 'access-control-allow-origin': null };

const healthRows: readonly ContractRow[] = [
  get(endpointPaths.health, {
    status: 200,
    type: json,
    headers: { ...notCrossOrigin, 'cache-control': 'no-store' },
    json: { status: 'ok' },
  }),
  head(endpointPaths.health, { status: 200, type: json, headers: notCrossOrigin }),
  row('POST', endpointPaths.health, {
    status: 405,
    headers: { ...notCrossOrigin, allow: 'GET, HEAD' },
  }),
];

const rpcHeaders = [
  ['content-type', 'application/json'],
  ['accept', 'application/json, text/event-stream'],
] as const;

function post(
  message: object | string,
  answer: ContractAnswer,
  headers: ContractRow['headers'] = rpcHeaders,
): ContractRow {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return row('POST', endpointPaths.mcp, { type: json, ...answer }, { headers, body });
}

const rpc = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 1, method, params });

function mcpRows(catalog: SiteCatalog): ContractRow[] {
  const [newest] = mcpRevisions.modern;
  const initialize = (protocolVersion: string) =>
    rpc('initialize', {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'contract', version: '1' },
    });
  const modern = (method: string, params: object = {}) =>
    rpc(method, { ...params, _meta: envelope });
  const modernHeaders = (method: string, name?: string): ContractRow['headers'] => [
    ...rpcHeaders,
    ['mcp-protocol-version', newest],
    ['mcp-method', method],
    ...(name === undefined ? [] : ([['mcp-name', name]] as const)),
  ];
  const ok = (result: object): ContractAnswer => ({ status: 200, json: { id: 1, result } });
  const rpcError = (status: number, code: number): ContractAnswer => ({
    status,
    json: { jsonrpc: '2.0', error: { code } },
  });
  const call = (name: string, given: object) => rpc('tools/call', { name, arguments: given });
  const build = defaultBuild(catalog, catalog.defaultProduct);
  const { product, tabs: tabsPerSet, sets } = build;
  const plain = { product, tabsPerSet, sets };
  const { price } = quoteDocument(catalog, quote(catalog, build));
  const { quote: quoteTool, draft, capabilities } = toolNames;
  return [
    ...mcpRevisions.legacy.map((version) =>
      post(initialize(version), ok({ protocolVersion: version, serverInfo: { name: 'tabquote' } })),
    ),
    post(initialize('1999-01-01'), ok({ protocolVersion: mcpRevisions.legacy[0] })),
    post(rpc('ping'), ok({})),
    post({ jsonrpc: '2.0', method: 'notifications/initialized' }, { status: 202, type: null }),
    post(rpc('tools/list'), ok({ tools: [{ name: capabilities }, { name: quoteTool }, {}] })),
    post(rpc('resources/list'), { status: 200, text: 'tabquote://capabilities' }),
    post(rpc('resources/templates/list'), { status: 200, text: '{zip}' }),
    post(rpc('prompts/list'), { status: 200, text: 'quote_my_binder_tabs' }),
    post(rpc('resources/read', { uri: 'tabquote://capabilities' }), {
      status: 200,
      text: 'options',
    }),
    post(call(capabilities, {}), ok({ structuredContent: { version: versions.capabilities } })),
    post(call(quoteTool, plain), ok({ structuredContent: { price } })),
    post(call(quoteTool, { ...plain, product: 'wood' }), ok({ isError: true })),
    post(call(draft, { product, sets, titles: ['A', '日本', '😀'] }), {
      status: 200,
      text: encodeURIComponent('日本'),
    }),
    post(rpc('none'), rpcError(200, -32601)),
    post('{', rpcError(400, -32700)),
    post(`[${JSON.stringify(rpc('ping'))}]`, rpcError(400, -32600)),
    post(rpc('ping'), rpcError(415, -32000), [['content-type', 'text/plain']]),
    post(rpc('ping'), ok({}), [['content-type', 'application/json; charset=utf-8']]),
    post(
      rpc('ping'),
      {
        status: 200,
        type: 'text/event-stream',
        body: 'event: message\ndata: {"result":{},"jsonrpc":"2.0","id":1}\n\n',
      },
      [
        ['content-type', 'application/json'],
        ['accept', 'text/event-stream'],
      ],
    ),
    post(
      modern('server/discover'),
      { status: 200, text: newest },
      modernHeaders('server/discover'),
    ),
    post(modern('tools/list'), { status: 200, text: quoteTool }, modernHeaders('tools/list')),
    post(
      modern('tools/call', { name: quoteTool, arguments: plain }),
      ok({ structuredContent: { price } }),
      modernHeaders('tools/call', quoteTool),
    ),
    post(modern('none'), rpcError(404, -32601), modernHeaders('none')),
    post(modern('tools/list'), rpcError(400, -32020), rpcHeaders),
    row('GET', endpointPaths.mcp, {
      ...rpcError(405, -32000),
      headers: { allow: 'POST, OPTIONS' },
    }),
    row('DELETE', endpointPaths.mcp, rpcError(405, -32000)),
    row('OPTIONS', endpointPaths.mcp, {
      status: 204,
      headers: { 'access-control-allow-headers': /mcp-protocol-version/ },
    }),
  ];
}

function oddHeaderRows(): ContractRow[] {
  const asPage: ContractAnswer = { status: 200, type: html };
  const asMarkdown: ContractAnswer = { status: 200, type: markdown };
  const oddHost: ContractAnswer = { status: 400, type: json, text: 'Host' };
  return [
    get('/prices', asMarkdown, [
      ['accept', 'text/html;q=0.5'],
      ['accept', 'text/markdown'],
    ]),
    get('/prices', asPage, [
      ['accept', 'text/markdown;q=0.5'],
      ['accept', 'text/html'],
    ]),
    get('/prices', asPage, [['accept', `text/markdown${',x/y'.repeat(400)}`]]),
    get('/prices', asPage, [
      ['if-none-match', '"a"'],
      ['if-none-match', '"b"'],
    ]),
    get('/prices', asPage, [['if-none-match', '"a", "b"']]),
    get('/prices', asPage, [['cookie', 'a=b; c=d']]),
    get('/prices', asPage, [['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT']]),
    get('/api/price', { status: 200, type: json }, [['origin', 'https://elsewhere.example']]),
    get('/', oddHost, [
      ['host', 'localhost'],
      ['host', 'evil.example'],
    ]),
    get('/', oddHost, [['host', 'localhost/evil.example']]),
    get('/api/price', oddHost, [['host', 'evil.example@localhost']]),
  ];
}

function longLinkRows(catalog: SiteCatalog): ContractRow[] {
  const { max } = catalog.book.limits.tabsPerSet;
  const titles = Array.from({ length: max }, (_, index) => `${'Title '.repeat(9)}${index}`);
  const product = catalog.products[catalog.defaultProduct];
  const build: Build = { ...defaultBuild(catalog, product.id, max), titles };
  return [
    get(`${endpointPaths.price}?${priceQuery(catalog, build)}`, quoted(catalog, build)),
    get(orderPath(product, build), { status: 200, type: html }),
    get(orderPath(product, { ...build, titles: null }), { status: 200, type: html }),
  ];
}

function orderLinkRows(catalog: SiteCatalog): ContractRow[] {
  const titles = ['Exhibit A', '<b>&amp;</b>', '', 'שלום', 'A+B'];
  const product = catalog.products[catalog.defaultProduct];
  const [option] = product.options;
  const build: Build = { ...defaultBuild(catalog, product.id, titles.length), titles };
  const path = orderPath(product, build);
  const asMarkdown = path.replace('?', '.md?');
  const total = dollars(quote(catalog, build).totalCents);
  const headers = {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    vary: 'Accept',
    etag: null,
  };
  const page: ContractAnswer = { status: 200, type: html, headers };
  const text: ContractAnswer = { status: 200, type: markdown, headers };
  const broken = `${path}&${option?.key}=none-such`;
  return [
    get(path, { ...page, text: total }),
    get(path, { ...page, text: '<li>&lt;b&gt;&amp;amp;&lt;/b&gt;</li>' }),
    head(path, page),
    get(asMarkdown, { ...text, text: total }),
    get(path, { ...text, text: 'Exhibit A' }, [['accept', 'text/markdown']]),
    get(broken, { ...page, text: '&quot;none-such&quot; isn&#39;t available' }),
    get(broken.replace('?', '.md?'), {
      ...text,
      text: '"none-such" isn\'t available',
    }),
    get(`${designerPath(product.id)}?labels=%zz`, { ...page, text: '%zz' }),
    get(`${designerPath(product.id)}?utm_source=news`, {
      ...page,
      text: `${catalog.book.limits.tabsPerSet.default} ${product.data.noun} tabs`,
    }),
    row('POST', path, otherMethod, { body: 'x' }),
  ];
}

/** What a link lacks that most orders have; it only names what differs from the defaults. */
function usualOf(catalog: SiteCatalog, build: Build) {
  return asUsual(catalog, build, catalog.book.examples.usual, () => false);
}
