import { expect, test } from 'vitest';
import { checkPrices } from '../../scripts/check-prices.ts';
import { diffPrices } from '../../scripts/diff-prices.ts';
import type { Book } from '../../src/book/schema.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { brackets, shops } from '../shops/index.ts';
import { threeProducts } from '../shops/three-products.ts';
import { bookWith } from '../support/book-with.ts';
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';

function checkWith(changes: object) {
  const book = bookWith({ 'limits.tabsPerSet.max': 20, ...changes });
  return checkPrices(openCatalog(book, ''));
}

test.each(shops)('the rules of prices hold for every build of a shop with %s', (_, shop) => {
  expect(checkPrices(openCatalog(shop, ''))).toMatchObject({ breachCount: 0, breaches: [] });
});

test('the rules of prices report what breaks them first, of what can be ordered', async () => {
  const rows = rowsOf(new URL('price-rules.txt', import.meta.url));
  const check = ([, changes = '', broken = '']: string[]) => {
    const [first] = checkWith(JSON.parse(changes)).breaches;
    const text = first ? `${first.rule}: ${first.build}: ${first.detail}` : '-';
    expect(text.replace('product=paper&', '')).toContain(broken);
  };
  expect(await failures(rows, String, check)).toEqual([]);
  const few = { 'products.paper.options.2.choices.2.only': { sided: ['2s'] } };
  const [poly, paper] = [48, 2 * 2 * 2 * 2 * (2 + 3)];
  expect(checkWith(few).buildsWalked).toBe((poly + paper) * 22 * 20);
});

test('the rules let published prices dip at their breaks, and name both totals', () => {
  const { notes, noteCount, breachCount } = checkPrices(openCatalog(brackets, ''));
  expect(breachCount).toBe(0);
  expect(noteCount).toBeGreaterThan(notes.length);
  expect(notes).toContainEqual({
    rule: 'more tabs must not cost less',
    build: 'product=tag&tabs=8&sets=7',
    detail: '68.30 USD, but 7 tabs 75.65 USD',
  });
  expect(checkPrices(openCatalog(threeProducts, '')).noteCount).toBe(0);
});

const few = { 'limits.tabsPerSet.max': 20 };
const catalog = openCatalog(bookWith(few), '');
const diffTo = (changes: object) =>
  diffPrices(catalog, openCatalog(bookWith({ ...few, ...changes }), ''));

test('a book does not differ from itself; a higher rate shows in the common builds of its quantity and in the largest change', () => {
  const same = { buildsCompared: 144 * 22 * 20, buildsChanged: 0, largest: undefined };
  expect(diffTo({})).toMatchObject({ ...same, added: [], removed: [] });
  const { common, ...diff } = diffTo({ 'products.paper.rates.1000': '0.22' });
  const some = common.filter(({ build }) => /^product=paper&tabs=5&sets=(500|1000)$/.test(build));
  expect(some.map(({ before, after }) => [before, after])).toEqual([
    [68_000, 68_000],
    [108_000, 113_000],
  ]);
  expect(common.filter(({ build }) => build.split('&').length !== 3)).toEqual([]);
  const largest = { build: 'product=paper&tabs=20&sets=1000', before: 423_000, after: 443_000 };
  expect(diff).toMatchObject({ buildsChanged: 96 * 10 * 20, largest });
});

test('builds that only one of the books has are left out', () => {
  const fewer = { 'limits.setQuantities.2': null, 'limits.tabsPerSet.max': 10 };
  expect(diffTo(fewer).buildsCompared).toBe(144 * 21 * 10);
  const punchedTwoSided = { 'products.paper.options.2.choices.1.only': { sided: ['2s'] } };
  const restricted = openCatalog(bookWith({ ...few, ...punchedTwoSided }), '');
  const both = [diffPrices(catalog, restricted), diffPrices(restricted, catalog)];
  const compared = (144 - 16) * 22 * 20;
  expect(both.map(({ buildsCompared }) => buildsCompared)).toEqual([compared, compared]);
});

test('added and removed products, options, choices and quantities are listed', () => {
  const edited = bookWith(few);
  const { limits, products } = edited;
  limits.setQuantities = limits.setQuantities.filter((sets) => sets !== 550).concat(1500);
  const choices = [
    { id: 'none', label: 'None', meaning: 'Plain.' },
    { id: 'gloss', label: 'Gloss', meaning: 'A film over the sheet.', perTab: '0.10' },
  ];
  for (const { rates = {}, options } of Object.values(products)) {
    rates[1500] = rates[1000] ?? '';
    options.push({ key: 'lamination', label: 'Lamination', default: 'none', choices });
  }
  products.paper.options[2]?.choices.pop();
  const more = { ...edited, products: { ...products, legal: products.paper } } as Book;
  const { added, removed, ...diff } = diffPrices(catalog, openCatalog(more, ''));
  expect(added).toEqual(
    expect.arrayContaining([
      'product legal',
      'option lamination of poly',
      'choice lamination=gloss of paper',
      'quantity 1,500 of paper',
    ]),
  );
  expect(removed).toEqual([
    'choice punch=2hole of paper',
    'quantity 550 of paper',
    'quantity 550 of poly',
  ]);
  expect(diff).toMatchObject({ buildsCompared: (64 + 48) * 21 * 20, buildsChanged: 0 });
});
