import { expect, test } from 'vitest';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { diffPrices } from '../../src/pricing/price-diff.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { catalog } from '../support/catalog.ts';

test('a book changes nothing of itself', () => {
  const { buildsCompared, buildsChanged, largest } = diffPrices(catalog, catalog);
  expect({ buildsCompared, buildsChanged, largest }).toEqual({
    buildsCompared: 1_584_000,
    buildsChanged: 0,
    largest: undefined,
  });
});

test('a dearer rate shows in the common builds of its quantity and in the largest change', () => {
  const dearer = structuredClone(book);
  dearer.products.paper.rates['1000'] = '0.22';
  const { common, buildsChanged, largest } = diffPrices(catalog, openCatalog(dearer, ''));
  expect(common).toContainEqual({
    build: 'product=paper&tabs=5&sets=1000',
    before: 108_000,
    after: 113_000,
  });
  expect(common).toContainEqual({
    build: 'product=paper&tabs=5&sets=500',
    before: 68_000,
    after: 68_000,
  });
  expect(buildsChanged).toBe(96 * 10 * 500);
  expect(largest).toEqual({
    build: 'product=paper&tabs=500&sets=1000',
    before: 10_503_000,
    after: 11_003_000,
  });
});

test('builds that only one of the books knows are left out', () => {
  const fewer = structuredClone(book);
  fewer.limits.setQuantities = fewer.limits.setQuantities.filter((sets) => sets !== 75);
  fewer.limits.tabsPerSet.max = 100;
  expect(diffPrices(catalog, openCatalog(fewer, '')).buildsCompared).toBe(144 * 21 * 100);
});
