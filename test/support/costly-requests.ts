import { readFileSync } from 'node:fs';
import { bodyBytesMax } from '../../src/contract/exchange.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { book } from '../../src/hosts/book.ts';
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
const { agentTabsPerSetMax, setQuantities, tabsPerSet } = book.limits;
const page = designerPath(product);

const values: Readonly<Record<string, string | number | undefined>> = {
  '{tabs}': tabsPerSet.max,
  '{tabs-1}': tabsPerSet.max - 1,
  '{agentTabs-1}': agentTabsPerSetMax - 1,
  '{mcp}': mcp,
  '{price}': price,
  '{order}': `"product":"${product}","sets":${setQuantities[0]}`,
  '{option}': optionKeys[0],
};

/** Repeats what the table repeats, the innermost first. */
function unfolded(text: string): string {
  const more = text.replace(/\(([^()]+)\)×(\d+)/g, (_, unit, times) =>
    Array.from({ length: times }, (_, at) => unit.replace('#', String(at + 10_000))).join(''),
  );
  return more === text ? text : unfolded(more);
}

function requestsOf(line: string): CostlyRequest[] {
  const [, kind = '', name = '', text = ''] = /^(\S+) (.*?): (.*)$/.exec(line) ?? [];
  const message = (method: string, params: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
  const posted = (name: string, body: string) => ({ name, entry: mcp, target: mcp, body });
  if (kind === '?' || kind === 'labels') {
    const order = `product=${product}&sets=${setQuantities[0]}&`;
    const entries = [price, page, `${page}.md`, ...(kind === '?' ? [deliveryDate] : [])];
    const labels = kind === 'labels' ? `labels=${text}` : text;
    const query = (entry: string) => (entry === price ? order : '') + labels;
    return entries.map((entry) => ({ name, entry, target: `${entry}?${query(entry)}` }));
  }
  if (kind === 'path') return [{ name, entry: '/…', target: `/${text}` }];
  if (kind === 'header') {
    const of = { name: `${name} ${text.slice(-2)}`, headers: { [name]: text } };
    return ['/llms-full.txt', price].map((target) => ({ ...of, entry: target, target }));
  }
  if (kind === 'chunks') {
    const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
    const body = `${'1\r\nx\r\n'.repeat(bodyBytesMax - 1_000)}0\r\n\r\n`;
    const entry = text === mcp ? mcp : '/…';
    return [{ name: `${name} in chunks`, entry, method: name, target: text, headers, body }];
  }
  if (kind === 'body') return [posted(name, text)];
  if (kind === 'call') return [posted(`a long ${name}`, message(name, text))];
  const tools: readonly string[] = kind === 'tools' ? Object.values(toolNames) : [kind];
  return tools.map((tool) => {
    const params = `{"name":"${tool}","arguments":{${text}}}`;
    return posted(`${tool}: ${name}`, message('tools/call', params));
  });
}

/** The costliest known requests. */
export const costlyRequests: readonly CostlyRequest[] = readFileSync(
  new URL('costly-requests.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replace(/\{\w+(-1)?\}/g, (name) => String(values[name] ?? name)))
  .flatMap((line) => requestsOf(unfolded(line)));

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
