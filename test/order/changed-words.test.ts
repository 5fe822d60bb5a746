import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTool } from '../mcp/messages.ts';
import { twoProducts } from '../shops/two-products.ts';
import { runs } from '../support/runs.ts';
import table from './changed-words.json' with { type: 'json' };
import { followed, queryOf } from './sloppy-requests.ts';

/** What may stand beside a number, for each field that counts: the units of its own. */
const units: Readonly<Record<string, readonly string[]>> = table.units;

/** A text without its spaces, and hyphens between words: a reading of the tables of its own. */
function bare(text: string): string {
  const joined = text.toLowerCase().trim().split(/\s+|_/).join('');
  return [...joined].filter((sign, at) => sign !== '-' || at === 0).join('');
}

type Word = Readonly<Record<'field' | 'text', string>> & { readonly product: 'paper' | 'poly' };

const options = (product: Word['product']) => twoProducts.products[product].options;

const words: readonly Word[] = (['paper', 'poly'] as const).flatMap((product) => [
  ...options(product).flatMap(({ key: field, choices }) =>
    choices.flatMap(({ id, label, alsoCalled = [] }) =>
      [id, label, ...alsoCalled].map((text) => ({ product, field, text })),
    ),
  ),
  ...Object.entries(table.values[product]).flatMap(([field, texts]) =>
    texts.map((text) => ({ product, field, text })),
  ),
]);

/** The value that a text has by the tables alone; `undefined` if they don't list it. */
function listed({ product, field }: Word, text: string): string | number | undefined {
  const option = options(product).find(({ key }) => key === field);
  if (option) {
    const found = option.choices.find(({ id, label, alsoCalled = [] }) => {
      const all = [id, label, label.split(', ').at(-1) ?? '', ...alsoCalled];
      return all.map(bare).includes(bare(text));
    });
    return found?.id;
  }
  const [, digits = '', unit = ''] = /^\s*0*(\d+)(?:\.00?)?(.*)$/.exec(text) ?? [];
  const isOwn = unit.trim() === '' || units[field]?.some((one) => bare(one) === bare(unit));
  return digits !== '' && isOwn ? Number(digits) : undefined;
}

const changed = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...words.filter(({ field }) => field in units)),
    ),
    // Negations, units of measure, and the nouns of other fields.
    fc.constantFrom(...table.others),
    fc.constantFrom('before', 'after'),
    fc.constantFrom(' ', '-', ''),
  )
  .map(([word, other, where, joint]) => ({
    word,
    text: where === 'before' ? `${other}${joint}${word.text}` : `${word.text}${joint}${other}`,
  }));

/** The oracle knows the shop's lists and a count's units, and nothing of how requests are read. */
test('a value changed by one word is never accepted with another meaning', async () => {
  const seen = { refused: 0, accepted: 0 };
  await fc.assert(
    fc.asyncProperty(changed, async ({ word, text }) => {
      const { product, field } = word;
      const base: Record<string, unknown> = { product, tabsPerSet: 5, sets: 50 };
      const meant = listed(word, text);
      const { isError, structured } = await callTool('quote_price', { ...base, [field]: text });
      const read = structured?.options?.[field] ?? structured?.[field];
      seen[isError ? 'refused' : 'accepted'] += 1;
      if (!isError) expect({ text, read }).toEqual({ text, read: meant });
      const { tabsPerSet: tabs, ...rest } = { ...base, [field]: text };
      const { json } = await followed(queryOf({ ...rest, tabs }));
      if (json.error) return;
      const advised = json.options?.[field] ?? json[field];
      expect({ text, advised }).toEqual({ text, advised: meant });
    }),
    { ...runs(1500), seed: 42 },
  );
  expect(seen.refused).toBeGreaterThan(500);
  expect(seen.accepted).toBeGreaterThan(10);
});
