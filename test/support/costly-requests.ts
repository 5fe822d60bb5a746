import { book } from '../../src/book/index.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { toolNames } from '../../src/order/doors.ts';
import { designerPath } from '../../src/order/link.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';

/** A request designed to cost the service as much as possible. */
export interface CostlyRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The path under which its cost is reported. */
  readonly entry: string;
  /**
   * The request at a given size.
   *
   * @param share of the largest size, above 0 and up to 1.
   */
  parts(share: number): RequestParts;
}

export interface RequestParts {
  /** Path and query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const { price, deliveryDate, mcp } = endpointPaths;
const { defaultProduct: product, optionKeys } = openCatalog(book, '');
const { agentTabsPerSetMax, setQuantities, tabsPerSet } = book.limits;
const [sets] = setQuantities;
const order = `product=${product}&sets=${sets}`;
const orderMembers = `"product":"${product}","sets":${sets}`;

/** Characters of a query, of all headers, and of a body: just below the service's limits. */
const largest = { query: 59_000, header: 90_000, body: 990_000 };

function many(share: number, characters: number, unit: string): string {
  return unit.repeat(Math.max(1, Math.floor((share * characters) / unit.length)));
}

function numbered(share: number, characters: number, unit: (number: number) => string): string[] {
  const count = Math.floor((share * characters) / (unit(99_999).length + 1));
  return Array.from({ length: count }, (_, index) => unit(index + 10_000));
}

function get(entry: string, name: string, query: (share: number) => string): CostlyRequest {
  const parts = (share: number) => ({ target: `${entry}?${query(share)}` });
  return { name, method: 'GET', entry, parts };
}

function withHeader(
  entry: string,
  header: string,
  value: (share: number) => string,
  of: string,
): CostlyRequest {
  return {
    name: `${header} of ${of}`,
    method: 'GET',
    entry,
    parts: (share) => ({ target: entry, headers: { [header]: value(share) } }),
  };
}

function post(name: string, body: (share: number) => string): CostlyRequest {
  return {
    name,
    method: 'POST',
    entry: mcp,
    parts: (share) => ({ target: mcp, body: body(share) }),
  };
}

function message(name: string, method: string, params: (share: number) => string): CostlyRequest {
  return post(
    `${method}, ${name}`,
    (share) => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params(share)}}`,
  );
}

function call(name: string, tool: string, members: (share: number) => string): CostlyRequest {
  const params = (share: number) => `{"name":"${tool}","arguments":{${members(share)}}}`;
  return message(`${tool}: ${name}`, 'tools/call', params);
}

const quoted = (text: string) => JSON.stringify(text);
const commas = (share: number) => many(share, largest.header, ',');
const unknownMembers = (share: number) =>
  numbered(share, largest.body, (number) => `"${number}":1`).join(',');
const nested = (share: number) => {
  const depth = Math.floor(share * 100_000);
  return '['.repeat(depth) + ']'.repeat(depth);
};

const queries: readonly CostlyRequest[] = [price, deliveryDate].flatMap((entry) => [
  get(entry, 'distinct parameters', (share) =>
    numbered(share, largest.query, (number) => `${number}`).join('&'),
  ),
  get(entry, 'one parameter again and again', (share) => many(share, largest.query, 'a&')),
  get(entry, 'nothing but ampersands', (share) => many(share, largest.query, '&')),
  get(entry, 'a long name', (share) => many(share, largest.query, 'x')),
  get(entry, 'a long encoded name', (share) => many(share, largest.query, '%01')),
  get(entry, 'a long product', (share) => `product=${many(share, largest.query, 'x')}`),
  get(entry, 'spaces', (share) => `product=${many(share, largest.query, '+')}x`),
]);

const titles: readonly CostlyRequest[] = [
  get(price, 'blank titles', (share) => `${order}&labels=${many(share, largest.query, '|')}`),
  get(price, `${tabsPerSet.max} titles`, (share) => `${order}&labels=${numberedTitles(share)}`),
  get(price, 'a long title', (share) => `${order}&labels=${many(share, largest.query, 'x')}`),
  get(price, 'a title of surrogate pairs', (share) => {
    return `${order}&labels=${many(share, largest.query, '%F0%9F%98%80')}`;
  }),
  get(price, 'a broken percent sign at the end', (share) => {
    return `${order}&labels=${many(share, largest.query, '%20')}%`;
  }),
  get(price, 'digits', (share) => `${order}&tabs=${many(share, largest.query, '9')}`),
];

function numberedTitles(share: number): string {
  const title = (index: number) => `Exhibit+${index}+${'x'.repeat(100)}`;
  return Array.from({ length: Math.floor(tabsPerSet.max * share) }, (_, index) =>
    title(index),
  ).join('|');
}

const paths: readonly CostlyRequest[] = [
  ['slashes', '/'],
  ['dots', '/..'],
  ['percent signs', '%2e'],
  ['.html', '/index.html'],
  ['letters', 'x'],
].map(([name, unit = '']) => ({
  name: `a path of ${name}`,
  method: 'GET',
  entry: '/…',
  parts: (share) => ({ target: `/${many(share, largest.header, unit)}x` }),
}));

const headers: readonly CostlyRequest[] = [
  ...['/', '/llms-full.txt'].flatMap((entry) => [
    withHeader(entry, 'accept', (share) => `text/markdown${commas(share)}`, 'commas'),
    withHeader(
      entry,
      'accept',
      (share) => `text/markdown;${many(share, largest.header, 'q=')}`,
      'parameters',
    ),
    withHeader(
      entry,
      'accept',
      (share) => `text/markdown${many(share, largest.header, '"')}`,
      'quotes',
    ),
    withHeader(entry, 'accept-encoding', commas, 'commas'),
    withHeader(
      entry,
      'accept-encoding',
      (share) => many(share, largest.header, ' ;'),
      'parameters',
    ),
    withHeader(entry, 'if-none-match', commas, 'commas'),
    withHeader(entry, 'if-none-match', (share) => many(share, largest.header, 'W/'), 'marks'),
  ]),
  withHeader(price, 'if-none-match', commas, 'commas'),
  withHeader(price, 'if-none-match', (share) => many(share, largest.header, ' ,'), 'spaces'),
  ...['host', 'origin', 'content-type', 'accept', 'mcp-protocol-version', 'mcp-name'].map(
    (header): CostlyRequest => ({
      name: `a long ${header}`,
      method: 'POST',
      entry: mcp,
      parts: (share) => ({
        target: mcp,
        headers: { [header]: `x${many(share, largest.header, ' ')}x` },
        body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      }),
    }),
  ),
];

const messages: readonly CostlyRequest[] = [
  post('no JSON', (share) => many(share, largest.body, ' ')),
  post('JSON nested deep', nested),
  post('an open string', (share) => `"${many(share, largest.body, '\\\\')}`),
  post('a list of messages', (share) => `[${many(share, largest.body, '{},')}{}]`),
  post('unknown members', (share) => `{${unknownMembers(share)}}`),
  post('a long method', (share) => {
    return `{"jsonrpc":"2.0","id":1,"method":"${many(share, largest.body, 'x ')}"}`;
  }),
  post('a long id', (share) => {
    return `{"jsonrpc":"2.0","id":"${many(share, largest.body, '\\u0001')}","method":"ping"}`;
  }),
  message('unknown members', 'tools/list', (share) => `{${unknownMembers(share)}}`),
  message(
    'a long cursor',
    'tools/list',
    (share) => `{"cursor":"${many(share, largest.body, ' x')}"}`,
  ),
  ...['tools/call', 'prompts/get'].map((method) =>
    message('a long name', method, (share) => `{"name":"${many(share, largest.body, ' ')}x"}`),
  ),
  ...Object.values(toolNames).flatMap((tool) => [
    call('unknown arguments', tool, unknownMembers),
    call('a long argument name', tool, (share) => `"${many(share, largest.body, 'x')}":1`),
    call('arguments nested deep', tool, (share) => `"product":${nested(share)}`),
  ]),
  call('unknown options', toolNames.quote, (share) => `"options":{${unknownMembers(share)}}`),
  call('options as a JSON text', toolNames.quote, (share) => {
    return `"options":${quoted(`{${unknownMembers(share * 0.7)}}`)}`;
  }),
  call('a long choice', toolNames.quote, (share) => {
    return `${orderMembers},"tabsPerSet":5,"options":{"${optionKeys[0]}":"${many(share, largest.body, 'x')}"}`;
  }),
  call('a long title', toolNames.draft, (share) => {
    return `${orderMembers},"titles":["${many(share, largest.body, 'x')}"]`;
  }),
  call('a long title of surrogate pairs', toolNames.draft, (share) => {
    return `${orderMembers},"titles":["${many(share, largest.body / 2, '😀')}"]`;
  }),
  call('empty titles', toolNames.draft, (share) => {
    return `${orderMembers},"titles":[${many(share, largest.body, '"",')}""]`;
  }),
  call(`${agentTabsPerSetMax} titles`, toolNames.draft, (share) => {
    const texts = Array.from({ length: Math.floor(agentTabsPerSetMax * share) }, () =>
      quoted('W'.repeat(200)),
    );
    return `${orderMembers},"titles":[${texts.join(',')}]`;
  }),
  message('long arguments', 'prompts/get', (share) => {
    return `{"name":"draft_tabs_from_titles","arguments":{"sets":"${sets}","titles":"${many(share, largest.body, '\\u0001')}"}}`;
  }),
  message('unknown arguments', 'prompts/get', (share) => {
    const members = numbered(share, largest.body, (number) => `"${number}":"1"`).join(',');
    return `{"name":"draft_tabs_from_titles","arguments":{${members}}}`;
  }),
  ...['slashes', 'spaces', 'line ends'].map((name, index) =>
    message(`a URI of ${name}`, 'resources/read', (share) => {
      return `{"uri":"tabquote://delivery-date/${many(share, largest.body, ['/', ' ', '\\n'][index] ?? '')}x"}`;
    }),
  ),
  message('a prompt name of line ends', 'prompts/get', (share) => {
    return `{"name":"${many(share, largest.body, ' \\n')}x"}`;
  }),
];

const orderPages: readonly CostlyRequest[] = [
  designerPath(product),
  `${designerPath(product)}.md`,
].flatMap((path) => [
  {
    ...get(path, `${tabsPerSet.max} titles`, (share) => `labels=${numberedTitles(share)}`),
    isOrder: true,
  },
  { ...get(path, `${tabsPerSet.max} titles of short words`, shortWords), isOrder: true },
  get(path, 'distinct parameters', (share) =>
    numbered(share, largest.query, (number) => `${number}`).join('&'),
  ),
  get(path, 'a long title', (share) => `labels=${many(share, largest.query, 'x')}`),
  get(path, 'a broken percent sign at the end', (share) => {
    return `labels=${many(share, largest.query, '%20')}%`;
  }),
]);

function shortWords(share: number): string {
  const titles = Array.from({ length: Math.floor(tabsPerSet.max * share) }, () => 'x+'.repeat(55));
  return `labels=${titles.join('|')}`;
}

/** All known costly requests, by entry point. */
export const costlyRequests: readonly CostlyRequest[] = [
  ...queries,
  ...titles,
  ...orderPages,
  ...paths,
  ...headers,
  ...messages,
];

/** A serialized request. */
export function wireOf(
  { method }: CostlyRequest,
  { target, headers = {}, body = '' }: RequestParts,
): string {
  const all = {
    host: 'localhost',
    ...(method === 'POST' && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * A rejected request of the same size at the same entry point: a query with an unknown parameter, a
 * message with an unknown method, or else an unknown endpoint.
 */
export function rejectedTwin({ target, headers, body }: RequestParts): RequestParts {
  if (body !== undefined && headers === undefined) {
    return { target, body: body.replace(/"method":"[a-z/]+"/, '"method":"none"') };
  }
  if (target.includes('?')) return { target: `${target}&none=` };
  const { host, ...others } = headers ?? {};
  return { target: `/api/none?${target}`, headers: { ...others, ...(host && { 'x-host': host }) } };
}
