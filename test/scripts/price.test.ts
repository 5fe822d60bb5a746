import { expect, test } from 'vitest';
import { comparedPrices, linkPrice } from '../../scripts/price.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { bookWith } from '../support/book-with.ts';
import { catalog } from '../support/catalog.ts';

const link = 'https://tabs.test/configure/poly?tabs=5&sets=25&punch=3hole&ink=gold';

test('the price of a link is said line by line, with what it asks for in vain', () => {
  const [problem, ordered, ...parts] = linkPrice(catalog, link);
  expect(problem).toMatch(/^Not as in the link: .*gold/);
  expect(ordered).toBe('Poly Index Tabs, 25 sets of 5 tabs, 3-hole');
  // 400 + 125 x 3.10 + 125 x 0.02
  expect(parts.at(-1)).toBe('Total: $790.00');
  const ofApi = link.replace('configure/poly?', 'api/price?product=poly&');
  expect(linkPrice(catalog, ofApi)).toEqual([problem, ordered, ...parts]);
  for (const other of ['poly', 'https://tabs.test/faq']) {
    expect(() => linkPrice(catalog, other), other).toThrow(/link/);
  }
});

test('of two days, the lines that differ are marked', () => {
  const before = openCatalog(bookWith({ 'products.poly.setup': '350.00' }), 'https://tabs.test');
  const lines = comparedPrices(linkPrice(before, link), linkPrice(catalog, link));
  const changed = [
    '- Setup = $350.00',
    '- Total: $740.00',
    '+ Setup = $400.00',
    '+ Total: $790.00',
  ];
  expect(lines.filter((line) => /^[-+]/.test(line))).toEqual(changed);
});
