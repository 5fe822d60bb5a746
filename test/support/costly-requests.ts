import { bodyBytesMax as bodyLimit } from '../../src/contract/exchange.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { book } from '../../src/hosts/book.ts';
import { headerBytesMax } from '../../src/hosts/node/listen.ts';
import { toolNames } from '../../src/order/doors.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';

/** A request designed to cost the service as much as possible. */
export interface CostlyRequest {
  readonly name: string;
  /** The path under which its cost is reported. */
  readonly entry: string;
  /**
   * The request at a given size.
   *
   * @param share of the largest size, above 0 and up to 1.
   */
  parts(share: number): RequestParts;
  /** The most it may cost, in plain refusals of its entry point. */
  readonly refusalsMax?: number;
}

export interface RequestParts {
  /** Path and query. */
  readonly target: string;
  /** POST with a body and otherwise GET by default. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sends the body in chunks of this many bytes. */
  readonly chunkBytes?: number;
}

type Sized = (share: number) => string;

const { price, deliveryDate, mcp } = endpointPaths;
const { defaultProduct: product, optionKeys } = openCatalog(book, '');
const { agentTabsPerSetMax, queryLengthMax, setQuantities, tabsPerSet } = book.limits;
const page = designerPath(product);
const [sets] = setQuantities;

/** Characters of a query, of all headers, and of a body: just within the service's limits. */
const largest = {
  query: queryLengthMax - 1_000,
  header: headerBytesMax - 6_000,
  body: bodyLimit - 1_000,
};
/** Unknown names are refused with a suggestion for each, so they get a bar of their own. */
const unknownMax = 10;

const fill = (share: number, characters: number, unit: string) =>
  unit.repeat(Math.max(1, Math.floor((share * characters) / unit.length)));
const list = (count: number, item: (index: number) => string, separator = '&') =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => item(index)).join(separator);
/** A name of many words that resembles several parameters. */
const unknownName = (index: number) =>
  `number_of_${index}_colors_tabs_per_set_paper_punch_material`;
const unknown =
  (count: number): Sized =>
  (share) =>
    list(share * count, (index) => `${unknownName(index)}=collated`);

const manyParameters: readonly (readonly [string, Sized, number?])[] = [
  ['distinct parameters', (share) => list((share * largest.query) / 6, (at) => `${at + 10_000}`)],
  ['one parameter again and again', (share) => fill(share, largest.query, 'a&')],
  ['nothing but ampersands', (share) => fill(share, largest.query, '&')],
  ['30 unknown parameters', unknown(30), unknownMax],
  ['100 unknown parameters', unknown(100), unknownMax],
  ['a long name', (share) => fill(share, largest.query, 'x')],
  ['a long encoded name', (share) => fill(share, largest.query, '%01')],
  ['a long product', (share) => `product=${fill(share, largest.query, 'x')}`],
  ['spaces', (share) => `product=${fill(share, largest.query, '+')}x`],
  ['digits', (share) => `tabs=${fill(share, largest.query, '9')}`],
];

const manyTitles: readonly (readonly [string, Sized])[] = [
  ['blank titles', (share) => fill(share, largest.query, '|')],
  ['a long title', (share) => fill(share, largest.query, 'x')],
  ['a title of surrogate pairs', (share) => fill(share, largest.query, '%F0%9F%98%80')],
  ['a broken percent sign at the end', (share) => `${fill(share, largest.query, '%20')}%`],
  [
    `${tabsPerSet.max} titles`,
    (share) => titles(share, (at) => `Exhibit+${at}+${'x'.repeat(100)}`),
  ],
  [`${tabsPerSet.max} titles of short words`, (share) => titles(share, () => 'x+'.repeat(55))],
];

function titles(share: number, title: (index: number) => string): string {
  return list(tabsPerSet.max * share, title, '|');
}

const queries = [price, deliveryDate, page, `${page}.md`].flatMap((entry) => {
  const order = entry === price ? `product=${product}&sets=${sets}&` : '';
  const rows: typeof manyParameters = [
    ...manyParameters,
    ...manyTitles
      .filter(() => entry !== deliveryDate)
      .map(
        ([name, labels]) => [name, (share: number) => `${order}labels=${labels(share)}`] as const,
      ),
  ];
  return rows.map(
    ([name, query, refusalsMax]): CostlyRequest => ({
      name,
      entry,
      parts: (share) => ({ target: `${entry}?${query(share)}` }),
      ...(refusalsMax && { refusalsMax }),
    }),
  );
});

const paths = Object.entries({
  slashes: '/',
  dots: '/..',
  'percent signs': '%2e',
  '.html': '/index.html',
  letters: 'x',
}).map(
  ([name, unit]): CostlyRequest => ({
    name: `a path of ${name}`,
    entry: '/…',
    parts: (share) => ({ target: `/${fill(share, largest.header, unit)}x` }),
  }),
);

const oddHeaders: readonly (readonly [string, string, string, string?])[] = [
  ['accept', 'commas', ',', 'text/markdown'],
  ['accept', 'parameters', 'q=', 'text/markdown;'],
  ['accept', 'quotes', '"', 'text/markdown'],
  ['accept-encoding', 'commas', ','],
  ['accept-encoding', 'parameters', ' ;'],
  ['if-none-match', 'commas', ','],
  ['if-none-match', 'marks', 'W/'],
  ['if-none-match', 'spaces', ' ,'],
];
const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const headers: readonly CostlyRequest[] = [
  ...['/', '/llms-full.txt', price].flatMap((entry) =>
    oddHeaders.map(([header, of, unit, start = '']) => ({
      name: `${header} of ${of}`,
      entry,
      parts: (share: number) => ({
        target: entry,
        headers: { [header]: start + fill(share, largest.header, unit) },
      }),
    })),
  ),
  ...['host', 'origin', 'content-type', 'accept', 'mcp-protocol-version', 'mcp-name'].map(
    (header) => ({
      name: `a long ${header}`,
      entry: mcp,
      parts: (share: number) => ({
        target: mcp,
        headers: { [header]: `x${fill(share, largest.header, ' ')}x` },
        body: ping,
      }),
    }),
  ),
];

const chunked: readonly CostlyRequest[] = [
  ['POST', mcp],
  ['GET', price],
  ['POST', '/api/none'],
  ['PUT', '/'],
].map(([method = '', target = '']) => ({
  name: `${method} ${target}, a body in chunks of one byte`,
  entry: target === mcp ? mcp : '/…',
  parts: (share) => ({ method, target, body: fill(share, largest.body, 'x'), chunkBytes: 1 }),
}));

function post(name: string, body: Sized, refusalsMax?: number): CostlyRequest {
  const parts = (share: number) => ({ target: mcp, body: body(share) });
  return { name, entry: mcp, parts, ...(refusalsMax && { refusalsMax }) };
}

function message(method: string, name: string, params: Sized, refusalsMax?: number) {
  const body = (share: number) =>
    `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params(share)}}`;
  return post(`${method}, ${name}`, body, refusalsMax);
}

function call(tool: string, name: string, members: Sized, refusalsMax?: number) {
  const params = (share: number) => `{"name":"${tool}","arguments":{${members(share)}}}`;
  return message('tools/call', `${tool}: ${name}`, params, refusalsMax);
}

const order = `"product":"${product}","sets":${sets}`;
const text =
  (unit: string): Sized =>
  (share) =>
    `"${fill(share, largest.body, unit)}"`;
const unknownMembers: Sized = (share) =>
  list((share * largest.body) / 12, (index) => `"${index + 10_000}":"1"`, ',');
const nested: Sized = (share) => {
  const depth = Math.floor(share * 100_000);
  return '['.repeat(depth) + ']'.repeat(depth);
};
const messages: readonly CostlyRequest[] = [
  post('no JSON', (share) => fill(share, largest.body, ' ')),
  post('JSON nested deep', nested),
  post('an open string', (share) => `"${fill(share, largest.body, '\\\\')}`),
  post('a list of messages', (share) => `[${fill(share, largest.body, '{},')}{}]`),
  post('unknown members', (share) => `{${unknownMembers(share)}}`),
  post('a long method', (share) => `{"jsonrpc":"2.0","id":1,"method":${text('x ')(share)}}`),
  post('a long id', (share) => `{"jsonrpc":"2.0","id":${text('\\u0001')(share)},"method":"ping"}`),
  message('tools/list', 'unknown members', (share) => `{${unknownMembers(share)}}`),
  message('tools/list', 'a long cursor', (share) => `{"cursor":${text(' x')(share)}}`),
  message('tools/call', 'a long name', (share) => `{"name":${text(' x')(share)}}`),
  message('tools/call', 'a name of line ends', (share) => `{"name":${text(' \\n')(share)}}`),
  ...Object.values(toolNames).flatMap((tool) => [
    call(tool, 'unknown arguments', unknownMembers),
    ...[30, 100].map((count) =>
      call(
        tool,
        `${count} unknown arguments`,
        (share) => list(share * count, (index) => `"${unknownName(index)}":"collated"`, ','),
        unknownMax,
      ),
    ),
    call(tool, 'a long argument name', (share) => `${text('x')(share)}:1`),
    call(tool, 'arguments nested deep', (share) => `"product":${nested(share)}`),
  ]),
  call(toolNames.quote, 'unknown options', (share) => `"options":{${unknownMembers(share)}}`),
  call(toolNames.quote, 'options as a JSON text', (share) => {
    return `"options":${JSON.stringify(`{${unknownMembers(share * 0.6)}}`)}`;
  }),
  call(toolNames.quote, 'a long choice', (share) => {
    return `${order},"tabsPerSet":5,"options":{"${optionKeys[0]}":${text('x')(share)}}`;
  }),
  call(toolNames.draft, 'a long title', (share) => `${order},"titles":[${text('x')(share)}]`),
  call(toolNames.draft, 'a long title of surrogate pairs', (share) => {
    return `${order},"titles":[${text('😀')(share / 2)}]`;
  }),
  call(toolNames.draft, 'empty titles', (share) => {
    return `${order},"titles":[${fill(share, largest.body, '"",')}""]`;
  }),
  call(toolNames.draft, `${agentTabsPerSetMax} titles`, (share) => {
    return `${order},"titles":[${list(agentTabsPerSetMax * share, () => `"${'W'.repeat(200)}"`, ',')}]`;
  }),
];

/** All known costly requests, by entry point. */
export const costlyRequests: readonly CostlyRequest[] = [
  ...queries,
  ...paths,
  ...headers,
  ...chunked,
  ...messages,
];

/** A refused request of ordinary size at an entry point; a path that doesn't exist where none is. */
export function plainRefusal(entry: string): RequestParts {
  if (entry === mcp) return call(toolNames.quote, '', () => '"none":1').parts(1);
  return {
    target: queries.some((request) => request.entry === entry) ? `${entry}?none=1` : '/none',
  };
}

/** A serialized request. */
export function wireOf({ target, headers, body, chunkBytes, ...given }: RequestParts): string {
  const method = given.method ?? (body === undefined ? 'GET' : 'POST');
  const size = chunkBytes
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Buffer.byteLength(body ?? '')) };
  const all = {
    host: 'localhost',
    ...(body !== undefined && { 'content-type': 'application/json', ...size }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const sent = chunkBytes ? inChunks(body ?? '', chunkBytes) : (body ?? '');
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${sent}`;
}

/** An ASCII body in HTTP's chunked encoding. */
function inChunks(body: string, bytes: number): string {
  const chunks = body.match(new RegExp(`[^]{1,${bytes}}`, 'g')) ?? [];
  return `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;
}
