import { expect, test } from 'vitest';
import { checkPrices } from '../../scripts/check-prices.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { brackets, shops } from '../shops/index.ts';
import { threeProducts } from '../shops/three-products.ts';
import { bookWith } from '../support/book-with.ts';

function checkWith(changes: object) {
  const book = bookWith({ 'limits.tabsPerSet.max': 20, ...changes });
  return checkPrices(openCatalog(book, ''));
}

/** A choice of paper. */
const choice = (option: number, index: number) =>
  `products.paper.options.${option}.choices.${index}`;

test.each(shops)('the rules of prices hold for every build of a shop with %s', (_, shop) => {
  expect(checkPrices(openCatalog(shop, ''))).toMatchObject({ breachCount: 0, breaches: [] });
});

test('the rules of prices compare only what can be ordered', () => {
  const restricted = (perTab: string) =>
    checkWith({
      [`${choice(3, 1)}.only`]: { punch: ['2hole'] },
      [`${choice(2, 2)}.only`]: { sided: ['2s'] },
      [`${choice(2, 2)}.perTab`]: perTab,
    });
  const [poly, paper] = [48, 2 * 2 * 2 * (2 + 3 + 1)];
  const buildsWalked = (poly + paper) * 22 * 20;
  expect(restricted('0.008')).toMatchObject({ buildsWalked, breachCount: 0, breaches: [] });
  expect(restricted('-0.01').breaches[0]?.build).toBe(
    'product=paper&tabs=1&sets=25&sided=2s&punch=2hole',
  );
});

test('the rules of prices report a percentage that lowers the price, unless it is a discount', () => {
  const lowered = (discount: boolean) =>
    checkWith({
      [`${choice(5, 1)}.percent`]: -40,
      [`${choice(5, 1)}.perOrder`]: '0',
      [`${choice(5, 1)}.discount`]: discount,
    });
  expect(lowered(false).breaches[0]?.detail).toBe('30.75 USD, but 51.25 USD with bodyprint=none');
  expect(lowered(true).breachCount).toBe(0);
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

test('the rules of prices compare totals before rounding', () => {
  // 45 cents a tab for any number of sets: the rounded prices per set rise and fall.
  const rates = { 1: '0.45', 10: '0.45' };
  const changes = {
    'limits.setQuantities': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'products.paper.setup': '0',
    'products.paper.rates': rates,
    'products.poly.rates': rates,
    [`${choice(5, 1)}.percent`]: 15,
    [`${choice(5, 1)}.perOrder`]: '0',
  };
  expect(checkWith(changes).breaches).toEqual([]);
});

test.each([
  ['rates.250', '0.45', 'the price per set must not rise with more sets: tabs=8&sets=150'],
  ['rates.500', '0.10', 'more sets must not cost less: tabs=1&sets=350: 104.90 USD, but 300 sets'],
  ['rates.25', '-0.01', 'more tabs must not cost less: tabs=2&sets=25: 29.50 USD, but 1 tab 29.75'],
  [
    'options.2.choices.1.perTab',
    '-0.01',
    'a choice must not be cheaper than the default unless it is a discount: tabs=1&sets=25&punch=3hole: 51.00 USD, but 51.25 USD with punch=unpunched',
  ],
])('the rules report the first build that %s of %s breaks: %s', (setting, value, broken) => {
  const [first] = checkWith({ [`products.paper.${setting}`]: value }).breaches;
  const text = `${first?.rule}: ${first?.build}: ${first?.detail}`;
  expect(text.replace('product=paper&', '')).toContain(broken);
});
