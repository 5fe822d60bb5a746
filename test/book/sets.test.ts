import { expect, test } from 'vitest';
import { openBook } from '../../src/book/open.ts';
import sets from '../../src/book/ready-sets.json' with { type: 'json' };
import { layoutOf } from '../../src/layout/layout-of.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets, relatedSets, setFields } from '../../src/pricing/ready-sets.ts';
import * as shop from '../../src/shop/index.ts';
import { bookWith } from '../support/book-with.ts';
import { catalog } from '../support/catalog.ts';

const setsWith = (changes: object) => readySets(openCatalog(bookWith({ ...changes }), ''));

test('related sets are other sets of the same field', () => {
  for (const [field, set] of setFields(catalog).flatMap((one) =>
    one.sets.map((set) => [one, set] as const),
  )) {
    const related = new Set(relatedSets(field, set, 6));
    expect([related.has(set), related.size]).toEqual([false, Math.min(6, field.sets.length - 1)]);
  }
});

test('a set that cannot be made as recommended is of the first product, with what that has', () => {
  const { defaults } = catalog.products.paper;
  const recommended = (product: string, options: object) =>
    setsWith({ 'sets.uses.binder': { why: 'x', product, options } }).find(
      ({ slug }) => slug === 'trial-notebook',
    );
  const byDefault = { why: '', build: { product: 'paper', options: defaults } };
  expect(recommended('wood', {})).toMatchObject(byDefault);
  expect(recommended('paper', { punch: '9hole', glitter: 'yes' })).toMatchObject(byDefault);
  const build = { product: 'poly', options: { ink: 'white' } };
  expect(recommended('poly', { ink: 'white' })).toMatchObject({ why: 'x', build });
});

test('a set with more tabs or a longer title than an order can have is left out', () => {
  const few = setsWith({ 'limits.tabsPerSet.max': 7 }).map(({ titles }) => titles.length);
  expect(Math.max(...few)).toBe(7);
  const short = setsWith({ 'limits.titleLengthMax': 10 }).flatMap(({ titles }) => titles);
  expect(Math.max(...short.map(({ length }) => length))).toBe(10);
});

test('ready-made sets of the engine fit their tabs, and have no address, name, introduction or titles in common', () => {
  const all = setsWith({ sets });
  expect(all.length).toBeGreaterThan(100);
  const distinct = (keyOf: (set: (typeof all)[number]) => string) =>
    expect(new Set(all.map((set) => keyOf(set).toLowerCase())).size).toBe(all.length);
  distinct(({ slug }) => slug);
  distinct(({ name }) => name);
  distinct(({ about }) => about);
  distinct(({ titles }) => titles.join('|'));
  for (const { slug, why, titles, build } of all) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(why, slug).not.toBe('');
    expect(new Set(titles).size, slug).toBe(titles.length);
    const { products } = catalog.book;
    expect(layoutOf(titles, products[build.product]).titlesThatDoNotFit, slug).toEqual([]);
  }
});

test('a shop hides ready-made sets by their address, and fields of them', () => {
  const shown = openBook({ ...shop, hideSets: ['estates', 'trial-notebook'] }).sets.fields;
  expect(Object.keys(shown)).not.toContain('estates');
  expect(Object.keys(shown.law?.sets ?? {})).not.toContain('trial-notebook');
  expect(shown.law?.sets).toHaveProperty('deposition-binder');
});
