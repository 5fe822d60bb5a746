import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ToolQuoteDocument } from '../../src/contract/answers.ts';
import { centsToDollars } from '../../src/pricing/money.ts';
import { quote } from '../../src/pricing/quote.ts';
import { readValue } from '../order/sloppy-requests.ts';
import { buildOf } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { callTool } from './messages.ts';

const sections = readFileSync(new URL('buyers-questions.txt', import.meta.url), 'utf8')
  .split(/^(?=\w+ \{)/m)
  .slice(1);
const questions = sections.flatMap((section) => {
  const [, tool = '', usual = ''] = /^(\w+) (.*)/.exec(section) ?? [];
  return [...section.matchAll(/^([^#\n].*) => (.*) => (.*)$/gm)].map(
    ([, asked = '', change = '', facts = '']) => ({
      asked,
      tool,
      given: { ...JSON.parse(usual), ...JSON.parse(change) },
      facts: readValue(facts),
    }),
  );
});

test('with the three tools alone, a model answers at least forty questions', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  const check = async ({ tool, given, facts }: (typeof questions)[number]) => {
    const { text, structured } = await callTool(tool, given);
    if (facts instanceof RegExp) expect(text).toMatch(facts);
    else expect(structured, text).toMatchObject(facts);
    if (structured?.price) expectCorePrice(structured);
  };
  expect(await failures(questions, ({ asked }) => asked, check)).toEqual([]);
});

/** Every figure of an answer must match the core's, for the build in its order link. */
function expectCorePrice({
  product,
  orderUrl,
  sets,
  price,
  nextQuantity,
  quantities = [],
}: ToolQuoteDocument): void {
  const build = buildOf(catalog, `product=${product}&${new URL(orderUrl).search.slice(1)}`);
  const { perSet, total } = price;
  for (const figure of [{ sets, perSet, total }, ...quantities, nextQuantity ?? []].flat()) {
    const priced = quote(catalog, { ...build, sets: figure.sets });
    expect(figure).toEqual({
      sets: figure.sets,
      perSet: centsToDollars(priced.perSetCents),
      total: centsToDollars(priced.totalCents),
    });
  }
}
