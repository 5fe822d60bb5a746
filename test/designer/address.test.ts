import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { addressOf } from '../../src/design/address.ts';
import { buildOf, orderOf } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import broken from './broken-links.json' with { type: 'json' };
import { design, designsOf } from './support.ts';

function open(address: string, shop = catalog) {
  const url = new URL(address, 'https://tabs.test/configure/');
  const product = url.pathname.split('/').at(-1) as ProductId;
  return openAddress(shop, product, url);
}

test.each(shops)('the address of any design of %s opens it', (_, book) => {
  const shop = openCatalog(book, 'https://tabs.test');
  fc.assert(
    fc.property(designsOf(shop), (design) => {
      const { address, titles } = addressOf(shop, design);
      const { problems, design: opened } = open(address, shop);
      expect({ titles, problems }).toEqual({ titles: undefined, problems: [] });
      expect(orderOf(shop, opened)).toEqual(orderOf(shop, design));
    }),
    runs(20),
  );
});

test('titles that are too long for a link are next to its address', () => {
  const titles = Array<string>(500).fill('é'.repeat(200));
  expect(addressOf(catalog, design({ titles }))).toEqual({
    address: '/configure/paper?tabs=500&sets=25',
    titles,
  });
});

test('any address opens a design that can be ordered', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
      const { design } = openAddress(catalog, 'poly', {
        search: `?${query}`,
        hash: `#${fragment}`,
      });
      const { problems, design: again } = open(addressOf(catalog, design).address);
      expect({ problems, again }).toEqual({ problems: [], again: design });
    }),
    runs(40),
  );
});

test('a broken or outdated link opens with its valid parts and names the others', async () => {
  const nameOf = ({ link }: (typeof broken)[number]) => link;
  const wrong = await failures(broken, nameOf, ({ link, opens, says }) => {
    const { design, problems } = open(link);
    expect(problems.join(' ')).toMatch(new RegExp(says));
    expect({ ...buildOf(catalog, design), ...design }).toMatchObject(opens);
    expect(design.colors).toHaveLength(design.titles.length);
  });
  expect(wrong).toEqual([]);
});
