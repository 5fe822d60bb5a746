import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book } from '../../src/hosts/book.ts';
import { deliveryDateHandler, priceHandler } from '../../src/http/api.ts';
import { type CallTool, tools } from '../../src/mcp/tools.ts';
import { toolNames } from '../../src/order/doors.ts';
import type { Build } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { statedFacts } from '../../src/pricing/facts.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { shops } from '../shops/index.ts';
import { ask } from '../support/api.ts';
import { buildsOf, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { callTool, desk, legacy } from './messages.ts';

const http = priceHandler(catalog);
const { quote, draft } = toolNames;

function bothOf({ product, tabs, sets, options, colorChanges, titles }: Build) {
  const colors = colorChanges > 0 && { colorChanges: String(colorChanges) };
  const query = new URLSearchParams({
    ...{ product, sets: String(sets), ...options, ...colors },
    ...(titles ? { labels: titles.join('|') } : { tabs: String(tabs) }),
  });
  const labels = titles ? { titles } : { tabsPerSet: tabs };
  return { query: String(query), given: { product, sets, options, ...colors, ...labels } };
}

describe('the tools quote like the HTTP API, which quotes exactly', () => {
  test.each([...shops, ['what ships', book] as const])('any build of %s', async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    const { minimumOrder, proof, turnaround } = statedFacts(shop);
    const price = priceHandler(shop);
    const offered = tools(shop, desk);
    const asked = buildsOf(shop).filter(({ tabs }) => tabs <= book.limits.agentTabsPerSetMax);
    await fc.assert(
      fc.asyncProperty(asked, async (build) => {
        const { query, given } = bothOf(build);
        const { json } = await ask(price, query);
        const priced = [{ ...json, ...json.price }, json.nextQuantity ?? []].flat();
        for (const { sets, perSet, total } of priced) {
          const { perSetCents, totalCents } = exactPrice(book, { ...build, sets });
          expect([perSet, total]).toEqual([perSetCents / 100, totalCents / 100]);
        }
        const call = offered.get(build.titles ? draft : quote) as CallTool;
        const { structuredContent } = await call(given);
        expect(structuredContent).toEqual({ ...json, facts: { minimumOrder, proof, turnaround } });
      }),
      runs(40),
    );
  });

  test.each([
    ['missing', 'product', 'tabs=5'],
    ['unknown', 'stes', 'product=paper&tabs=5&sets=25&stes=50'],
    ['invalid', 'sets', 'product=paper&tabs=5&sets=30'],
    ['conflict', 'quantity', 'product=paper&tabs=5&sets=25&quantity=50'],
    ['by_quote', 'ink', 'product=poly&tabs=5&sets=25&ink=PMS+185'],
  ])(
    'an error has the code %s and the same members beside its sentence',
    async (code, parameter, query) => {
      const { error, ...members } = (await ask(http, query)).json;
      expect(members).toMatchObject({ code, parameter });
      const { tabs: tabsPerSet, ...others } = Object.fromEntries(new URLSearchParams(query));
      const call = { name: quote, arguments: { tabsPerSet, ...others } };
      const { result } = (await legacy('tools/call', call)).json;
      // Names are those of the door.
      const own = code === 'unknown' && { validValues: expect.arrayContaining(['tabsPerSet']) };
      expect(result).toMatchObject({ isError: true });
      expect(result._meta).toEqual({ ...members, ...own });
    },
  );

  test('the capabilities are the same document, whose usage names the tools', async () => {
    const { json } = await ask(http, '');
    const { structured } = await callTool(toolNames.capabilities);
    expect({ ...structured, usage: '' }).toEqual({ ...json, usage: '' });
    expect(json.usage).toContain('/api/price?product=');
    expect(structured.usage).toMatch(/quote_price.*\bvolumes/i);
    expect(structured.usage).not.toMatch(/GET|labels=/);
    // They need no arguments, and those of others can be JSON text.
    expect((await callTool(toolNames.capabilities, null)).structured).toEqual(structured);
    const given = { product: 'paper', tabsPerSet: 5, sets: 25, zip: '60601' };
    const quoted = await callTool(quote, given);
    expect(await callTool(quote, JSON.stringify(given))).toEqual(quoted);
    const dates = await ask(deliveryDateHandler(catalog, desk), 'zip=60601&product=paper');
    expect(quoted.structured.delivery).toEqual(dates.json);
  });
});
