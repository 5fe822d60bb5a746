import { expect, test } from 'vitest';
import { bookLeftovers, stateTimeZones } from '../../src/book/check/leftovers.ts';
import type { Book } from '../../src/book/schema.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';

// biome-ignore lint/suspicious/noExplicitAny: products are edited freely
type Edit = (book: any) => void;

function leftoversOf(edit: Edit, state = 'Illinois', zip = '60173'): string[] {
  const book: Book = structuredClone(twoProducts);
  edit(book);
  const origin = { zip, state };
  return bookLeftovers(book, { ...transit, origin }).map(
    ({ place, message }) => `${place}: ${message}`,
  );
}

const reprice: Edit = ({ products }) => {
  for (const { rates } of Object.values<{ rates: Record<string, string> }>(products)) {
    rates[25] = '0.99';
  }
};

test('the default book has no leftovers, nor one whose prices alone are new', () => {
  expect(leftoversOf(() => {})).toEqual([]);
  const repriced: Edit = (book) => {
    reprice(book);
    delete book.prices.credit;
  };
  expect(leftoversOf(repriced)).toEqual([]);
});

test('each leftover and each odd price is named with its place and what to write', () => {
  const cases: readonly (readonly [string, Edit, readonly string[], string?, string?])[] = [
    [
      'a new name',
      (book) => {
        book.seller.name = 'Mill Street Tabs';
        book.seller.phone = '(847) 555-0142';
      },
      [
        "seller.email: this is still the example's: write that of Mill Street Tabs",
        "seller.registryName: this is still the example's: write that of Mill Street Tabs",
        "seller.phone: this is still the example's: write that of Mill Street Tabs",
      ],
    ],
    ['new rates', reprice, ['prices.credit: these rates are your own: delete the credit']],
    [
      'new rates of one product only',
      ({ products }) => {
        products.paper.rates[25] = '0.99';
      },
      [],
    ],
    [
      'another state',
      () => {},
      [
        'facts.madeIn: parcels ship from 89502 in Nevada: write that instead of Illinois',
        'delivery.timeZone: parcels ship from 89502 in Nevada: if production is there, write "America/Los_Angeles"',
      ],
      'Nevada',
      '89502',
    ],
    [
      'another state in the same zone',
      (book) => {
        book.facts.madeIn = 'Made in Tennessee, USA.';
      },
      [],
      'Tennessee',
      '37201',
    ],
    [
      'a product that is gone',
      (book) => {
        delete book.products.poly;
      },
      ['sets.uses.shopFloor.product: not a product here, so these sets are priced as paper'],
    ],
    [
      'a choice that is gone',
      ({ products }) => {
        products.paper.options[2].choices.pop();
        products.poly.options.splice(2, 1);
      },
      [
        "sets.uses.shopFloor.options.punch: poly isn't sold with it, so these sets are priced without: leave it out",
        "sets.uses.fastener.options.punch: paper isn't sold with it, so these sets are priced without: write one of unpunched, 3hole",
      ],
    ],
    [
      'a slipped decimal point',
      ({ products, prices }) => {
        delete prices.credit;
        products.paper.rates[100] = '4.10';
        products.poly.rates[1000] = '0.079';
      },
      [
        'products.paper.rates.100: this is 5 times or more away from the rates next to it: check the decimal point of 4.1',
        'products.poly.rates.1000: this is 5 times or more away',
      ],
    ],
    [
      'a charge 100 times too high',
      ({ products }) => {
        products.paper.options[4].choices[1].perTab = '1.35';
      },
      ["products.paper.options.4.choices.1.perTab: this is 5 times the product's lowest rate"],
    ],
  ];
  for (const [name, edit, expected, state, zip] of cases) {
    const found = leftoversOf(edit, state, zip);
    expect(found, name).toEqual(expected.map((start) => expect.stringContaining(start)));
  }
});

test('every state of the transit table has a time zone', () => {
  expect(stateTimeZones('Oregon')).toEqual(['America/Denver', 'America/Los_Angeles']);
  expect(stateTimeZones('Narnia')).toEqual([]);
});
