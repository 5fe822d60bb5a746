import { bodyBytesMax } from '../../src/contract/exchange.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { book } from '../../src/hosts/book.ts';
import { headerBytesMax } from '../../src/hosts/node/listen.ts';
import { toolNames } from '../../src/order/doors.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { type RequestParts, wireOf } from './raw.ts';

/** A request that costs the service as much as possible, just within its limits. */
export interface CostlyRequest extends RequestParts {
  readonly name: string;
  /** The path that it is for. */
  readonly entry: string;
  readonly target: string;
}

const { price, deliveryDate, mcp } = endpointPaths;
const { defaultProduct: product, optionKeys } = openCatalog(book, '');
const { agentTabsPerSetMax, queryLengthMax, setQuantities, tabsPerSet } = book.limits;
const page = designerPath(product);
const [sets] = setQuantities;

const fill = (characters: number, unit: string) =>
  unit.repeat(Math.floor(characters / unit.length));
const inQuery = (unit: string) => fill(queryLengthMax - 1_000, unit);
const inHeader = (unit: string) => fill(headerBytesMax - 6_000, unit);
const inBody = (unit: string) => fill(bodyBytesMax - 1_000, unit);
const list = (length: number, item: (index: number) => string, separator = '&') =>
  Array.from({ length }, (_, index) => item(index)).join(separator);
/** A name of many words that resembles several parameters. */
const unknownName = (at: number) => `number_of_${at}_colors_tabs_per_set_paper_punch_material`;
const titles = (title: (at: number) => string) => list(tabsPerSet.max, title, '|');

const parameters = {
  'distinct parameters': list(queryLengthMax / 6 - 200, (at) => `${at + 10_000}`),
  'nothing but ampersands': inQuery('&'),
  '30 unknown parameters': list(30, (at) => `${unknownName(at)}=collated`),
  '100 unknown parameters': list(100, (at) => `${unknownName(at)}=collated`),
  'a long name': inQuery('%01'),
  'a long product': `product=${inQuery('+x')}`,
  digits: `tabs=${inQuery('9')}`,
};
const labels = {
  'blank titles': inQuery('|'),
  'a title of surrogate pairs': inQuery('%F0%9F%98%80'),
  'a broken percent sign at the end': `${inQuery('%20')}%`,
  [`${tabsPerSet.max} titles`]: titles((at) => `Exhibit+${at}+${'x'.repeat(100)}`),
  [`${tabsPerSet.max} titles of short words`]: titles(() => 'x+'.repeat(55)),
};

const queries = [price, deliveryDate, page, `${page}.md`].flatMap((entry) => {
  const order = entry === price ? `product=${product}&sets=${sets}&` : '';
  const titled = entry === deliveryDate ? {} : labels;
  return [
    ...Object.entries(parameters),
    ...Object.entries(titled).map(([name, text]) => [name, `${order}labels=${text}`] as const),
  ].map(([name, query]): CostlyRequest => ({ name, entry, target: `${entry}?${query}` }));
});

const paths = ['/', '/..', '%2e', '/index.html', 'x'].map(
  (unit): CostlyRequest => ({
    name: `a path of ${unit}`,
    entry: '/…',
    target: `/${inHeader(unit)}x`,
  }),
);

const oddHeaders: readonly (readonly [header: string, value: string])[] = [
  ['accept', `text/markdown${inHeader(',')}`],
  ['accept', `text/markdown;${inHeader('q=')}`],
  ['accept', `text/markdown${inHeader('"')}`],
  ['accept-encoding', inHeader(',')],
  ['accept-encoding', inHeader(' ;')],
  ['if-none-match', inHeader('W/')],
  ['if-none-match', inHeader(' ,')],
];
const headers = ['/llms-full.txt', price].flatMap((entry) =>
  oddHeaders.map(
    ([header, value]): CostlyRequest => ({
      name: `${header} of ${value.slice(-2)}`,
      entry,
      target: entry,
      headers: { [header]: value },
    }),
  ),
);

const chunked = [
  ['POST', mcp],
  ['GET', price],
  ['PUT', '/'],
].map(
  ([method = '', target = '']): CostlyRequest => ({
    name: `${method} ${target}, a body in chunks of one byte`,
    entry: target === mcp ? mcp : '/…',
    method,
    target,
    headers: { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
    body: `${'1\r\nx\r\n'.repeat(bodyBytesMax - 1_000)}0\r\n\r\n`,
  }),
);

const members = list(bodyBytesMax / 12 - 100, (at) => `"${at + 10_000}":"1"`, ',');
const unknownArguments = (count: number) =>
  list(count, (at) => `"${unknownName(at)}":"collated"`, ',');
const nested = '['.repeat(100_000) + ']'.repeat(100_000);
const order = `"product":"${product}","sets":${sets}`;
const bodies: Readonly<Record<string, string>> = {
  'no JSON': inBody(' '),
  'JSON nested deep': nested,
  'an open string': `"${inBody('\\\\')}`,
  'a list of messages': `[${inBody('{},')}{}]`,
  'unknown members': `{${members}}`,
  'a long method': `{"jsonrpc":"2.0","id":1,"method":"${inBody('x ')}"}`,
  'a long id': `{"jsonrpc":"2.0","id":"${inBody('\\u0001')}","method":"ping"}`,
  'a long cursor': message('tools/list', `{"cursor":"${inBody(' x')}"}`),
  'a long tool name': message('tools/call', `{"name":"${inBody(' \\n')}"}`),
  ...Object.fromEntries(
    Object.values(toolNames).flatMap((tool) => [
      [`${tool}: unknown arguments`, call(tool, members)],
      [`${tool}: 30 unknown arguments`, call(tool, unknownArguments(30))],
      [`${tool}: a long argument name`, call(tool, `"${inBody('x')}":1`)],
      [`${tool}: arguments nested deep`, call(tool, `"product":${nested}`)],
    ]),
  ),
  'unknown options': call(toolNames.quote, `"options":{${members}}`),
  'options as a JSON text': call(
    toolNames.quote,
    `"options":${JSON.stringify(`{${members.slice(0, 0.6 * bodyBytesMax)}"}`)}`,
  ),
  'a long choice': call(
    toolNames.quote,
    `${order},"tabsPerSet":5,"options":{"${optionKeys[0]}":"${inBody('x')}"}`,
  ),
  'a long title': call(toolNames.draft, `${order},"titles":["${inBody('😀').slice(0, 100_000)}"]`),
  'empty titles': call(toolNames.draft, `${order},"titles":[${inBody('"",')}""]`),
  [`${agentTabsPerSetMax} titles`]: call(
    toolNames.draft,
    `${order},"titles":[${list(agentTabsPerSetMax, () => `"${'W'.repeat(200)}"`, ',')}]`,
  ),
};

function message(method: string, params: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
}

function call(tool: string, args: string): string {
  return message('tools/call', `{"name":"${tool}","arguments":{${args}}}`);
}

/** The costliest known requests, by entry point. */
export const costlyRequests: readonly CostlyRequest[] = [
  ...queries,
  ...paths,
  ...headers,
  ...chunked,
  ...Object.entries(bodies).map(([name, body]) => ({ name, entry: mcp, target: mcp, body })),
];

/**
 * One of them, as it is sent.
 *
 * @throws if there is none.
 */
export function costlyWire(entry: string, name: string): string {
  const found = costlyRequests.find((one) => one.entry === entry && one.name === name);
  if (!found) throw new Error(`no costly request ${name} at ${entry}`);
  return wireOf(found.target, found);
}
