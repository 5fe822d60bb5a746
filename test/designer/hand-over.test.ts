import { describe, expect, test } from 'vitest';
import { quoteLetter } from '../../src/designer/quote-request/letter.ts';
import { checksOf } from '../../src/designer/review/checks.ts';
import { handOver } from '../../src/designer/review/hand-over.ts';
import { appStateOf } from '../../src/designer/state/app-state.ts';
import type { Design } from '../../src/designer/state/design.ts';
import { type Scene, sceneOf } from '../../src/designer/view/scene.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { catalog } from '../support/catalog.ts';
import { design } from './support.ts';

const { seller } = catalog.book;
const withBodyPrint = { ...catalog.products.paper.defaults, bodyprint: '1c' };

function sceneFor(of: Design, from: Catalog = catalog): Scene {
  return sceneOf(from, appStateOf(of));
}

function handOverOf(of: Design, from: Catalog = catalog) {
  return handOver(sceneFor(of, from));
}

function mailOf(of: Design) {
  const way = handOverOf(of);
  if (way.kind !== 'mail') throw new TypeError('not an e-mail');
  const url = new URL(way.url);
  return { ...way, to: url.pathname, body: url.searchParams.get('body') ?? '' };
}

describe('an e-mail to the seller', () => {
  test('asks for the proof and describes the whole design', () => {
    const { to, body, isComplete } = mailOf(
      design({ titles: ['Résumé & more', '', 'C#'], colors: ['red', 'red', 'red'], cut: 3 }),
    );
    expect(to).toBe(seller.email);
    expect(isComplete).toBe(true);
    expect(body).toMatch(/free PDF proof/);
    expect(body).toMatch(/Sets: 25\r\n/);
    expect(body).toMatch(/Cut: 1\/3, 1 bank/);
    expect(body).toMatch(/Tab Mylar: Red/);
    expect(body).toMatch(/1\. Résumé & more\r\n2\. \(blank tab\)\r\n3\. C#/);
    const [, link = ''] = /Open the design: (\S+)/.exec(body) ?? [];
    expect(new URL(link).searchParams.get('labels')).toBe('Résumé & more||C#');
  });

  test('says that you pay the total only if the price per set is rounded', () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const rounded = mailOf(design({ titles, sets: 75 })).body;
    expect(rounded).toMatch(/Per set: \$2\.73 \(rounded\)/);
    expect(mailOf(design({ titles, sets: 25 })).body).toMatch(/Per set: \$5\.45\r\n/);
  });

  test('names the color of each tab if they differ', () => {
    const { body } = mailOf(design({ titles: ['A', 'B'], colors: ['red', 'white'] }));
    expect(body).toMatch(/1\. A \[Red\]\r\n2\. B \[White\]/);
  });

  test('lists the titles of 25 exhibits by bank', () => {
    const titles = Array.from({ length: 25 }, (_, index) => `Exhibit ${index + 1}`);
    const { body, isComplete, url } = mailOf(design({ titles }));
    expect(isComplete).toBe(true);
    expect(body).toMatch(/25 sets of 25, \$\d+\.\d\d total/);
    expect(body).toMatch(/25\. Exhibit 25\r\n/);
    expect(body).toMatch(/Open the design: \S*Exhibit\+25/);
    expect(url.length).toBeLessThan(2000);
  });

  test('drops the list of titles if it and the link are too long together', () => {
    const titles = Array.from({ length: 50 }, (_, index) => `Exhibit ${index + 1}`);
    const { body, isComplete, url } = mailOf(design({ titles }));
    expect(isComplete).toBe(true);
    expect(body).not.toMatch(/50\. Exhibit 50/);
    expect(body).toMatch(/Open the design: \S*Exhibit\+50/);
    expect(url.length).toBeLessThan(2000);
  });

  test.each([500, 400])('refers to the attached PDF for a design of %i titles', (count) => {
    const titles = Array.from({ length: count }, (_, index) => `Exhibit number ${index + 1}`);
    const { body, isComplete, url } = mailOf(design({ titles }));
    expect(isComplete).toBe(false);
    expect(url.length).toBeLessThan(2000);
    expect(body).toMatch(/PDF proof preview is attached/);
    expect(body).not.toMatch(/paste/i);
  });
});

describe('a checkout address', () => {
  const withCheckout = openCatalog(
    {
      ...catalog.book,
      seller: { ...seller, checkoutUrl: 'https://shop.test/buy?{query}&look={design}' },
    },
    catalog.baseUrl,
  );

  test('has the build as the price API parses it, and the look', () => {
    const of = design({ titles: ['$& One', 'Two'], colors: ['red', 'red'], cut: 4 });
    expect(handOverOf(of, withCheckout)).toEqual({
      kind: 'checkout',
      isComplete: true,
      url: 'https://shop.test/buy?product=paper&tabs=2&sets=25&labels=%24%26+One%7CTwo&look=cut%3D4%26colors%3Dred',
    });
  });

  test('leaves titles that are too long for a URL to the PDF', () => {
    const titles = Array.from({ length: 500 }, (_, index) => `${index} ${'é'.repeat(190)}`);
    const way = handOverOf(design({ titles }), withCheckout);
    expect(way.isComplete).toBe(false);
    expect(way.url.length).toBeLessThan(2000);
  });
});

describe('a review', () => {
  const tones = (of: Design) => checksOf(sceneFor(of)).map(({ text }) => text);

  test('finds no problem in a set whose titles fit', () => {
    expect(tones(design({ titles: ['One', 'Two'] }))).toEqual([]);
  });

  test.each<[Partial<Design>, RegExp]>([
    [{ titles: ['', ''] }, /All tabs are blank/],
    [{ titles: ['One', ''] }, /1 tab without a title/],
    [{ titles: ['One', 'Two', 'One '] }, /More than one tab says One/],
    [{ titles: ['Correspondence with the Department'], cut: 15 }, /1 title doesn't fit/],
    [{ titles: ['A'], colors: ['black'] }, /hard to read on Black/],
    [{ titles: ['A'], options: withBodyPrint }, /What should it say/],
  ])('of %j points it out', (over, message) => {
    expect(tones(design(over)).join(' ')).toMatch(message);
  });
});

describe('a quote request', () => {
  test('lists the request and leaves out empty fields', () => {
    const letter = quoteLetter(catalog.book, {
      wishes: ['PMS ink matching'],
      fields: { product: 'Poly Index Tabs', tabs: '8', sets: ' ', ink: 'PMS 286' },
      message: 'Two colors, please.',
    });
    expect(letter.isMailable).toBe(true);
    expect(letter.text).toBe(
      'Please send me a quote for index tabs.\n\nWhat I need:\n- PMS ink matching\n\nMaterial: Poly Index Tabs\nTabs in a set: 8\nInk: PMS 286\n\nTwo colors, please.\n',
    );
  });

  test('that is too long for an e-mail program says so', () => {
    const letter = quoteLetter(catalog.book, { wishes: [], fields: {}, message: 'x'.repeat(3000) });
    expect(letter.isMailable).toBe(false);
  });
});
