import { describe, expect, test } from 'vitest';
import { faultLine } from '../../src/book/check/fault.ts';
import { checkBook } from '../../src/book/check.ts';
import { book } from '../../src/book/index.ts';
import { twoProducts } from '../shops/two-products.ts';

/** A valid book with one change. */
// biome-ignore lint/suspicious/noExplicitAny: the changes intentionally break the book's type
function changed(change: (book: any) => void) {
  const copy = structuredClone(twoProducts);
  change(copy);
  return checkBook(copy);
}

describe('the book', () => {
  test('that ships is valid', () => {
    expect(checkBook(book)).toEqual([]);
  });

  test('has 19 Mylar and 11 poly colors', () => {
    const { paper, poly } = twoProducts.products;
    expect([paper.colors?.list.length, poly.colors?.list.length]).toEqual([19, 11]);
  });

  test('reports every fault of its shape together, each with its place and what to write', () => {
    const faults = changed((book) => {
      book.seller.email = 'orders at example';
      book.products.paper.rates[250] = 0.29;
      book.limits.setQuantities[3] = 100.5;
      book.seller.quoteValidDays = 0;
      book.seller.address = Array(5).fill('1200 Sample Parkway');
      book.colour = 'red';
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        {
          place: 'seller.email',
          message: 'write an e-mail address, such as "orders@example.com"',
        },
        {
          place: 'products.paper.rates.250',
          message: 'write dollars as text in quotes, such as "0.0135"',
        },
        {
          place: 'limits.setQuantities.3',
          message: 'an orderable quantity must be a whole number',
        },
      ]),
    );
    expect(faults.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'the number of days that a quote is valid must be at least 1',
        'write at most four lines',
      ]),
    );
    expect(faults).toHaveLength(6);
  });

  // biome-ignore lint/suspicious/noExplicitAny: the changes intentionally break the book's type
  const crossFaults: readonly (readonly [string, (book: any) => void, string, string])[] = [
    [
      'quantities out of order',
      (book) => book.limits.setQuantities.reverse(),
      'limits.setQuantities.1',
      'in ascending order',
    ],
    [
      'a quantity without a rate',
      (book) => {
        delete book.products.poly.rates[1000];
      },
      'products.poly.rates.550',
      'write a rate for 550 sets',
    ],
    [
      'a rate for a quantity that is not sold',
      (book) => {
        book.products.paper.rates[60] = '0.50';
      },
      'products.paper.rates.60',
      '60 is not an orderable quantity',
    ],
    [
      'a default that is not a choice',
      (book) => {
        book.products.paper.options[0].default = '120';
      },
      'products.paper.options.0.default',
      'the default must be one of the choices: 90, 110',
    ],
    [
      'a duplicate choice',
      (book) => {
        book.products.poly.options[5].choices[1].id = 'black';
      },
      'products.poly.options.5.choices.1.id',
      'duplicate id; already used at products.poly.options.5.choices.0',
    ],
    [
      'a choice without a price',
      (book) => {
        delete book.products.paper.options[1].choices[1].perTab;
      },
      'products.paper.options.1.choices.1',
      'write what 2s adds',
    ],
    [
      'a duplicate color',
      (book) => {
        book.products.poly.colors.list[1].id = '99';
      },
      'products.poly.colors.list.1.id',
      'duplicate id; already used at products.poly.colors.list.0',
    ],
    [
      'a fact with an unknown placeholder',
      (book) => {
        book.facts.shipping = 'Free over {freeOver} USD';
      },
      'facts.shipping',
      'use one of minimumSets',
    ],
    [
      'a choice that is also by quote only',
      (book) => book.quoteOnly[1].values.push('white'),
      'quoteOnly.1.values.4',
      'this has a price',
    ],
    [
      'a default with an adder',
      (book) => {
        book.products.paper.options[4].default = 'collated';
      },
      'products.paper.options.4.choices.1.perTab',
      'the default is in every price and adds nothing',
    ],
    [
      'a percentage that is too fine',
      (book) => {
        book.products.paper.options[1].choices[1].percent = 7.25;
      },
      'products.paper.options.1.choices.1.percent',
      'at most one decimal',
    ],
    [
      'a discount that is not called one',
      (book) => {
        book.products.paper.options[1].choices[1].percent = -5;
      },
      'products.paper.options.1.choices.1.percent',
      'only a choice marked discount: true',
    ],
    [
      'a misspelled setting',
      (book) => {
        book.products.paper.pricedBy = 'tabs';
      },
      'products.paper',
      "`pricedBy` isn't a setting. Did you mean `ratesBy`?",
    ],
    [
      'a list where settings belong',
      (book) => {
        book.products.paper.rates = ['0.85'];
      },
      'products.paper.rates',
      'write settings in braces',
    ],
    [
      'quantities of a product out of order',
      (book) => {
        book.products.paper.quantities = [50, 25];
      },
      'products.paper.quantities.1',
      'in ascending order',
    ],
    [
      "a rate for a quantity that isn't one of the product's",
      (book) => {
        book.products.paper.quantities = [25, 50, 100, 250, 500];
      },
      'products.paper.rates.1000',
      "list it in the product's quantities",
    ],
    [
      'rates by tabs for more than an order has',
      (book) => {
        Object.assign(book.products.paper, {
          ratesBy: 'tabs',
          rates: { 1: '1', 600000: '1', 700000: '1' },
        });
      },
      'products.paper.rates.700000',
      'the largest order has 500000 tabs',
    ],
    [
      'cuts that are neither a range nor a list',
      (book) => {
        book.products.paper.cuts = { from: 2 };
      },
      'products.paper.cuts',
      'or a list such as [3, 5]',
    ],
    [
      'cuts out of order',
      (book) => {
        book.products.paper.cuts = [5, 3];
      },
      'products.paper.cuts.1',
      'in ascending order',
    ],
    [
      'a restricted default',
      (book) => {
        book.products.poly.options[5].choices[0].only = { sided: ['1s'] };
      },
      'products.poly.options.5.choices.0.only',
      'the default is always offered',
    ],
    [
      "a choice that depends on an option that isn't sold",
      (book) => {
        book.products.paper.options[1].choices[1].only = { ink: ['white'] };
      },
      'products.paper.options.1.choices.1.only.ink',
      'name another option of this product: material, punch',
    ],
    [
      "a choice that depends on a choice that isn't sold",
      (book) => {
        book.products.poly.options[1].choices[1].only = { ink: ['white', 'gold'] };
      },
      'products.poly.options.1.choices.1.only.ink.1',
      'write a choice of ink: black, white',
    ],
    [
      'choices that exclude each other',
      (book) => {
        book.products.poly.options[1].choices[1].only = { ink: ['white'] };
        book.products.poly.options[5].choices[1].only = { sided: ['2s'] };
      },
      'products.poly.options.1.choices.1.only',
      'nobody can order this choice',
    ],
    [
      'an option named like a line of the price',
      (book) => {
        book.products.paper.options[1].key = 'minimum';
      },
      'products.paper.options.1.key',
      'choose another key',
    ],
    [
      'color changes on a product without colors',
      (book) => {
        delete book.products.poly.colors;
      },
      'products.poly.colorChange',
      'a product without colors cannot have color changes',
    ],
    [
      'choices that save more days than production takes',
      (book) => {
        book.products.paper.options[1].choices[1].productionDays = -6;
      },
      'products.paper.productionDays',
      'the choices can save 6 business days',
    ],
    [
      'a default that changes production',
      (book) => {
        book.products.paper.options[0].choices[0].productionDays = 1;
      },
      'products.paper.options.0.choices.0.productionDays',
      "the product's productionDays are those of the default",
    ],
    [
      "holes that don't fit on the edge",
      (book) => {
        book.products.paper.options[2].choices[1].effect = {
          holes: { count: 3, centersInches: 6 },
        };
      },
      'products.paper.options.2.choices.1.effect.holes',
      'make their centersInches smaller',
    ],
    [
      'a film removed that the product lacks',
      (book) => {
        book.products.poly.options[0].choices[0].effect = { film: false };
      },
      'products.poly.options.0.choices.0.effect.film',
      'remove it',
    ],
    [
      'no product',
      (book) => {
        book.products = {};
      },
      'products',
      'list at least one product',
    ],
    [
      'an empty by-quote list',
      (book) => {
        book.quoteOnly = [];
      },
      'quoteOnly',
      'list at least one thing',
    ],
    [
      'a rate that is too large to be exact',
      (book) => {
        book.products.paper.rates[25] = '999999.00';
      },
      'products.paper.rates',
      'too much to be exact',
    ],
    [
      'a higher tab limit for agents than for everyone',
      (book) => {
        book.limits.tabsPerSet.max = 100;
      },
      'limits.agentTabsPerSetMax',
      'agents cannot order more',
    ],
  ];

  test('names the value at the place of a fault, also under a key with dots', () => {
    const odd = { rates: { 'a.b': [1, 'x'] } };
    expect(
      ['rates.a.b.1', 'rates.c', 'rates', 'book'].map((place) => {
        return faultLine({ place, message: 'write a number' }, odd);
      }),
    ).toEqual([
      'src/book: rates.a.b.1 is "x": write a number',
      'src/book: rates.c is missing: write a number',
      'src/book: rates: write a number',
      'src/book: book: write a number',
    ]);
  });

  test.each(crossFaults)('with %s is rejected', (_, change, place, message) => {
    expect(changed(change)).toContainEqual(
      expect.objectContaining({ place, message: expect.stringContaining(message) }),
    );
  });
});
