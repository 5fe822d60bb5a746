import { expect, test } from 'vitest';
import { picturedOrderPath } from '../../src/browser/pictured-order.ts';
import {
  chartFrame,
  chartLines,
  chartReading,
  indexAt,
  priceChart,
} from '../../src/browser/price-chart.ts';
import { budgetAnswer, noBudget, priceView } from '../../src/browser/price-view.ts';
import { orderPath } from '../../src/order/path.ts';
import { defaultBuild, sameBuildOf } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { perSetIsRounded } from '../../src/pricing/in-words.ts';
import { priceAt } from '../../src/pricing/quote.ts';
import { dollars } from '../../src/text/money.ts';
import { shops } from '../shops/index.ts';
import { buildOf } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';

const { paper, poly } = catalog.products;
const build = buildOf(catalog, 'product=paper&tabs=8&sets=250&reinforce=reinforced&punch=3hole');

test.each(shops)(
  'the chart of a shop with %s keeps within its frame, and has each price of every product',
  (_, book) => {
    const shop = openCatalog(book, 'https://tabs.test');
    const products = shop.productIds.map((id) => shop.products[id]);
    const [first = paper, ...others] = products;
    const lines = chartLines([first, ...others], defaultBuild(shop, shop.defaultProduct));
    const points = [...priceChart(lines, 0).matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
    expect(points).toHaveLength(lines.flatMap(({ prices }) => prices).length);
    const { left, right, top, bottom } = chartFrame;
    const outside = points.filter(([, x, y]) => {
      return Number(x) < left || Number(x) > right || Number(y) < top || Number(y) > bottom;
    });
    expect(outside).toEqual([]);

    first.quantities.forEach((sets, index) => {
      const reading = chartReading(lines, index);
      for (const { product, prices } of lines) {
        const price = prices.find((price) => price.sets === sets);
        expect(price !== undefined).toBe(product.quantities.includes(sets));
        if (price) expect(reading).toContain(dollars(price.totalCents));
      }
    });
    const comparable = others.filter(
      ({ quantities }) => quantities.filter((sets) => first.quantities.includes(sets)).length > 1,
    );
    expect(lines.map(({ product }) => product)).toEqual([first, ...comparable]);
  },
);

test('compares another product with the choices that both have', () => {
  const same = sameBuildOf(poly, build);
  expect(same).toMatchObject({ product: 'poly', tabs: 8, sets: 250, colorChanges: 0 });
  expect(same.options).toEqual({ ...poly.defaults, punch: '3hole' });
  const rare = { ...poly, quantities: [250, 1001] };
  expect(chartLines([paper, rare], build), 'one point is no line').toHaveLength(1);
});

test('a position is that of the nearest quantity', () => {
  const { left, right, width } = chartFrame;
  const shareOf = (place: number) => (left + ((right - left) * place) / 20) / width;
  const places = [-1, 4.4, 4.6, 99].map((place) => indexAt(shareOf(place), 21));
  expect(places).toEqual([0, 4, 5, 20]);
});

test('a price is in words, and called rounded only if it is', () => {
  const exact = buildOf(catalog, 'product=paper&tabs=5&sets=25');
  const rounded = { ...exact, tabs: 3, sets: 75 };
  const { perSetCents, totalCents } = priceAt(paper, rounded, 75);
  expect(perSetCents * 75).not.toBe(totalCents);
  expect(priceView(paper, exact)).toEqual({
    build: '5 tabs, 25 sets',
    perSet: '$5.45',
    total: '$136.25',
    rounding: '',
    next: '50 sets: $3.20 a set, $160.00 total.',
    href: '/configure/paper?tabs=5&sets=25',
  });
  expect(priceView(paper, rounded).rounding).toBe(perSetIsRounded);
  expect(priceView(paper, { ...build, sets: 1000 })).toMatchObject({
    build: '8 tabs, 1,000 sets, 3-hole, Mylar reinforcement',
    next: '',
  });
});

test('a link has the colors of its picture, unless the build has several by choice', () => {
  const build = defaultBuild(catalog, 'paper', 3);
  expect(picturedOrderPath(paper, build)).toMatch(/\?tabs=3&sets=25#colors=[^.]+\.[^.]+\.[^.]+$/);
  const several = { ...build, colorChanges: 2 };
  expect(picturedOrderPath(paper, several)).toBe(orderPath(paper, several));
});

test('a budget is an amount as people type it, and gets the most sets that it covers', () => {
  const answers = {
    '': '',
    '500': '300 sets at $1.52 each: $456.00 total.',
    ' $500 ': '300 sets at $1.52 each: $456.00 total.',
    '$ 1,250.50': '1,000 sets at $1.08 each: $1,080.00 total.',
    '136.25': '25 sets at $5.45 each: $136.25 total.',
    '136.24': 'The smallest order is 25 sets: $136.25 total.',
  };
  const small = defaultBuild(catalog, 'paper');
  for (const [typed, answer] of Object.entries(answers)) {
    expect(budgetAnswer(paper, small, typed), typed).toBe(answer);
    expect(budgetAnswer(paper, undefined, typed), typed).toBe('');
  }
  for (const typed of ['five', '-1', '1e3', '1.005', '$', '12345678']) {
    expect(budgetAnswer(paper, small, typed), typed).toBe(noBudget);
  }
});
