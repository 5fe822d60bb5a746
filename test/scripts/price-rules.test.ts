import { expect, test } from 'vitest';
import { checkPrices } from '../../scripts/check-prices.ts';
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
