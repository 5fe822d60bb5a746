import { describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import { book } from '../../src/book/index.ts';

/** The book that ships, with one thing changed. */
// biome-ignore lint/suspicious/noExplicitAny: the changes are meant to break the book's type
function changed(change: (book: any) => void) {
  const copy = structuredClone(book);
  change(copy);
  return checkBook(copy);
}

describe('the book', () => {
  test('that ships is whole', () => {
    expect(checkBook(book)).toEqual([]);
  });

  test('has 19 Mylar and 11 poly colors', () => {
    expect([book.mylarColors.length, book.polyColors.length]).toEqual([19, 11]);
  });

  test('tells all faults of its shape at once, each with place, value and what to write', () => {
    const faults = changed((book) => {
      book.seller.email = 'orders at example';
      book.prices.products.paper.rates[250] = 0.29;
      book.limits.setQuantities[3] = 100.5;
      book.colour = 'red';
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        {
          place: 'seller.email',
          value: 'orders at example',
          message: 'write an e-mail address, such as "orders@example.com"',
        },
        {
          place: 'prices.products.paper.rates.250',
          value: 0.29,
          message: 'write dollars as text in quotes, such as "0.0135"',
        },
        {
          place: 'limits.setQuantities.3',
          value: 100.5,
          message: 'an orderable quantity is a whole number',
        },
      ]),
    );
    expect(faults).toHaveLength(4);
  });

  // biome-ignore lint/suspicious/noExplicitAny: the changes are meant to break the book's type
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
        delete book.prices.products.poly.rates[1000];
      },
      'prices.products.poly.rates.550',
      'there is no rate for 550 sets',
    ],
    [
      'a rate of a quantity that is not sold',
      (book) => {
        book.prices.products.paper.rates[60] = '0.50';
      },
      'prices.products.paper.rates.60',
      '60 is not an orderable quantity',
    ],
    [
      'a default that is no choice',
      (book) => {
        book.products.paper.options[0].default = '120';
      },
      'products.paper.options.0.default',
      'the default is one of the choices: 90, 110',
    ],
    [
      'a choice twice',
      (book) => {
        book.products.poly.options[5].choices[1].id = 'black';
      },
      'products.poly.options.5.choices.1.id',
      'each id stands once',
    ],
    [
      'a choice without a price',
      (book) => {
        delete book.prices.products.paper.choices.sided;
      },
      'prices.products.paper.choices.sided.2s',
      'write what this choice adds',
    ],
    [
      'a price of a choice that there is not',
      (book) => {
        book.prices.products.poly.choices.ink.gold = { perTab: '1', basis: 'estimated' };
      },
      'prices.products.poly.choices.ink.gold',
      'ink has no such choice',
    ],
    [
      'a color twice',
      (book) => {
        book.polyColors[1].id = '99';
      },
      'polyColors.1.id',
      'each id stands once',
    ],
    [
      'a fact with an unknown name in braces',
      (book) => {
        book.facts.shipping = 'Free over {freeOver} USD';
      },
      'facts.shipping',
      'in braces stands one of minimumSets',
    ],
    [
      'a choice that is by quote only too',
      (book) => book.quoteOnly[1].values.push('white'),
      'quoteOnly.1.values.2',
      'this has a price',
    ],
    [
      'a default that adds something',
      (book) => {
        book.products.paper.options[4].default = 'collated';
      },
      'prices.products.paper.choices.collation.collated',
      'the default is in every price and adds nothing',
    ],
    [
      'two ways of punching no holes',
      (book) => {
        delete book.die.holes['2hole'];
      },
      'die.holes.2hole',
      'only one choice has none',
    ],
    [
      'color changes on paper',
      (book) => {
        book.prices.products.paper.colorChange = { perOrder: '5.00', basis: 'estimated' };
      },
      'prices.products.paper.colorChange',
      'film on paper tabs never changes a price',
    ],
    [
      'poly without a price of color changes',
      (book) => {
        delete book.prices.products.poly.colorChange;
      },
      'prices.products.poly.colorChange',
      '"0.00" where it adds nothing',
    ],
    [
      'nothing that is priced only by quote',
      (book) => {
        book.quoteOnly = [];
      },
      'quoteOnly',
      'list at least one thing',
    ],
    [
      'a rate too large to be exact',
      (book) => {
        book.prices.products.paper.rates[25] = '999999.00';
      },
      'prices.products.paper.rates.25',
      'write a smaller one',
    ],
    [
      'more tabs for agents than for all',
      (book) => {
        book.limits.tabsPerSet.max = 100;
      },
      'limits.agentTabsPerSetMax',
      'agents cannot order more',
    ],
  ];

  test.each(crossFaults)('with %s is refused', (_, change, place, message) => {
    expect(changed(change)).toContainEqual(
      expect.objectContaining({ place, message: expect.stringContaining(message) }),
    );
  });
});
