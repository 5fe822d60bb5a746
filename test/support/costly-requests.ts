import { readFileSync } from 'node:fs';
import { endpointPaths } from '../../src/contract/paths.ts';
import { book } from '../../src/hosts/book.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { requestOf } from '../contract/requests.ts';
import { type RequestParts, wireOf } from './raw.ts';

/** A request that costs the service as much as possible, just within its limits. */
export interface CostlyRequest extends RequestParts {
  readonly name: string;
  readonly target: string;
}

const { price, deliveryDate, mcp } = endpointPaths;
const { defaultProduct: product, optionKeys } = openCatalog(book, '');
const { agentTabsPerSetMax, setQuantities, tabsPerSet } = book.limits;

const values: Readonly<Record<string, string | number | undefined>> = {
  '{tabs}': tabsPerSet.max,
  '{tabs-1}': tabsPerSet.max - 1,
  '{agentTabs-1}': agentTabsPerSetMax - 1,
  '{mcp}': mcp,
  '{price}': price,
  '{date}': deliveryDate,
  '{page}': designerPath(product),
  '{product}': product,
  '{sets}': setQuantities[0],
  '{order}': `product=${product}&sets=${setQuantities[0]}`,
  '{option}': optionKeys[0],
  '{call}': '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":',
};

const chunks =
  'transfer-encoding: chunked | content-type: application/json | < (1\r\nx\r\n)×399000(0)×1\r\n\r\n';

const table = readFileSync(new URL('costly-requests.txt', import.meta.url), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\{\w+(-1)?\}/g, (name) => String(values[name] ?? name));

/** The costliest known requests. */
export const costlyRequests: readonly CostlyRequest[] = table.split('\n\n').flatMap((part) => {
  const [first = '', ...lines] = part.trim().split('\n');
  const [mark, ...things] = first.split(' ');
  const named = things.flatMap((at) => lines.map((line) => line.replaceAll('{at}', at)));
  return (mark === '@' ? named : [first, ...lines]).map((line) => {
    const [, name = '', request = ''] = /^(.*?): ([A-Z]+ .*)$/s.exec(line) ?? [];
    const { headers, ...parts } = requestOf(request.replace('{chunks}', chunks));
    return { name, ...parts, headers: Object.fromEntries(headers) };
  });
});

export function costlyWire(path: string, name: string): string {
  const isOf = ({ target }: CostlyRequest) => target.split('?')[0] === path;
  const found = costlyRequests.find((one) => isOf(one) && one.name === name);
  if (!found) throw new Error(`no costly request ${name} at ${path}`);
  return wireOf(found.target, found);
}
