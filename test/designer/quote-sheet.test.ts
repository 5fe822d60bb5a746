import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { checkQuote } from '../../scripts/check-quote.ts';
import { openAddress } from '../../src/designer/address/read.ts';
import type { DeliveryAnswer } from '../../src/designer/delivery/client.ts';
import { fileName } from '../../src/designer/proof/request-pdf.ts';
import {
  type Buyer,
  linksOf,
  noBuyer,
  quoteSheet,
  tooLong,
} from '../../src/designer/quote-sheet/sheet.ts';
import { appStateOf } from '../../src/designer/state/app-state.ts';
import type { Design } from '../../src/designer/state/design.ts';
import { sceneOf } from '../../src/designer/view/scene.ts';
import { readLink } from '../../src/order/read-link.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { twoProducts } from '../shops/two-products.ts';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import { type PrintedText, pdfOf, readPdf } from './pdf.ts';
import { design, designsOf } from './support.ts';

const seller = {
  ...twoProducts.seller,
  legalName: 'Example Index Tabs, Inc.',
  address: ['1200 Sample Parkway', 'Schaumburg, IL 60173'],
  phone: '(847) 555-0142',
  paymentTerms: 'Net 30 from the invoice, sent when the order ships.',
  quoteValidDays: 30,
};
const shop = openCatalog({ ...twoProducts, seller }, 'https://tabs.example.com');

const buyer: Buyer = {
  billTo: 'Okafor Hale LLP\nAccounts Payable\n2100 North Sample Avenue, Suite 6\nChicago, IL 60614',
  shipTo: 'Dana Okafor\nChicago, IL 60614',
  contact: '(312) 555-0100',
  withTitles: false,
};

const answer: DeliveryAnswer = {
  kind: 'estimate',
  chargedPlace: undefined,
  estimate: {
    ...{ zip: '60614', product: 'paper', transit_business_days: 1, method: 'UPS Ground' },
    ...{ ship_date: '2026-11-30', delivery_date: '2026-12-01', assumes: 'x', timeline: [] },
    approval_deadline: '2026-11-23T15:00:00-06:00',
    with_proof: { approved: '2026-11-23', ship_date: '2026-12-01', delivery_date: '2026-12-02' },
  },
};

const smallest = design();
const usual = design({
  titles: ['Opening', 'Motions', 'Pleadings'],
  options: { ...smallest.options, punch: '3hole', collation: 'collated' },
  job: { name: 'Trial notebook', po: '4471', notes: 'Call first.' },
  delivery: { zip: '60614', neededBy: '2026-12-04' },
});
const poly = design({ product: 'poly' });
const largest: Design = {
  ...poly,
  sets: 1000,
  titles: Array.from(
    { length: 500 },
    (_, index) => `Exhibit ${index} ${'with a long title '.repeat(9)}`,
  ),
  colors: Array.from({ length: 500 }, (_, index) => ['red', 'blue', 'green'][index % 3] ?? ''),
  options: {
    material: '015',
    sided: '2s',
    punch: '3hole',
    collation: 'collated',
    bodyprint: '1c',
    ink: 'white',
  },
  type: { font: 'source-serif', bold: true, capitals: true, oneSize: true },
  body: { text: 'Smith & Sons '.repeat(38), isArtwork: true },
  job: { name: 'W'.repeat(80), po: 'M'.repeat(40), notes: 'Call first. '.repeat(41) },
  delivery: { zip: '60614', neededBy: '2026-12-04' },
};
const long = 'Okafor Hale LLP, Attn: Accounts Payable '.repeat(250);

async function quoteOf(of: Design, extra: Parameters<typeof pdfOf>[3] = {}, from: Catalog = shop) {
  const { pages } = await readPdf(await pdfOf(of, 'quote', from, extra));
  const [first] = pages;
  return {
    pages,
    said: first?.texts.map(({ text }) => text).join(' ') ?? '',
    link: first?.links[0] ?? '',
  };
}

/** Texts beyond the margins of their page, or over one another. */
function misplaced(texts: readonly PrintedText[]): string[] {
  const upright = texts.filter(({ turn }) => turn === 0);
  const outside = upright.filter(
    ({ xInches, yInches, widthInches }) =>
      xInches < 0.6 || xInches + widthInches > 7.9 || yInches < 0.5 || yInches > 10.7,
  );
  const over = upright.filter((one, index) =>
    upright
      .slice(index + 1)
      .some(
        (other) =>
          Math.abs(one.yInches - other.yInches) < (0.6 * Math.min(one.points, other.points)) / 72 &&
          one.xInches < other.xInches + other.widthInches - 0.01 &&
          other.xInches < one.xInches + one.widthInches - 0.01,
      ),
  );
  return [...outside, ...over].map(({ text }) => text);
}

describe('a quote', () => {
  test.each(['customer.service@index-tabs.example', `${'orders.'.repeat(8)}@index-tabs.example`])(
    'has a long name and a long e-mail address whole: %s',
    async (email) => {
      const name = 'Wide Tabs '.repeat(8).trim();
      const book = { ...twoProducts, seller: { ...seller, name, email } };
      const titled = { buyer: { ...noBuyer, withTitles: true } };
      const { pages, said } = await quoteOf(usual, titled, openCatalog(book, shop.baseUrl));
      expect(said.replaceAll(' ', '')).toContain(email);
      expect(pages.flatMap(({ texts }) => misplaced(texts))).toEqual([]);
      const [number] = /\d{6}-\w{7}/.exec(said) ?? [];
      const last = pages[1]?.texts.map(({ text }) => text).join(' ');
      expect(last).toContain(`${name}. Quote ${number}, Nov 22, 2026.`);
    },
  );

  test('says who sells what to whom, for how much, when and until when', async () => {
    const { pages, said, link } = await quoteOf(usual, { buyer, answer });
    expect(pages).toHaveLength(1);
    for (const words of [
      ...['Example Index Tabs, Inc.', '1200 Sample Parkway', '(847) 555-0142', 'tabs.example.com'],
      ...['Trial notebook, 25 sets of 3 tabs', 'Nov 22, 2026', 'Valid until', 'Dec 22, 2026'],
      ...['Accounts Payable', 'Dana Okafor', '(312) 555-0100', '4471', 'Call first.'],
      ...[
        'Setup, once per order $30.00',
        '75 $0.85 $63.75',
        'Hole Punching, 3-hole 75 $0.008 $0.60',
      ],
      ...['Shipping, UPS Ground to 60614 Free', 'Sales tax Added if it applies', 'Total $95.36'],
      ...[
        'Proof by e-mail Mon, Nov 23',
        'You approve by Mon, Nov 23, 3:00 PM',
        'Ships Tue, Dec 1',
        'Arrives Wed, Dec 2',
      ],
      ...['Needed by Fri, Dec 4', 'Net 30 from the invoice', 'I accept this quote', 'Page 1 of 1'],
    ]) {
      expect(said).toContain(words);
    }
    expect(
      openAddress(shop, 'paper', new URL(link).search, new URL(link).hash.slice(1)).design,
    ).toEqual(
      expect.objectContaining({ titles: usual.titles, job: usual.job, delivery: usual.delivery }),
    );
    const { search, hash } = new URL(link);
    expect(readLink(shop, 'paper', search.slice(1), hash.slice(1)).problems).toEqual([]);
  });

  test('adds shipping to a place that is not free, whatever the order costs', async () => {
    const { said } = await quoteOf(usual, { answer: { ...answer, chargedPlace: 'Alaska' } });
    expect(said).toContain('Shipping, UPS Ground to 60614 Added');
  });

  test("has the date of the buyer's place, as its file name has", () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    const newYearsEve = new Date('2027-01-01T04:00:00Z');
    const scene = sceneOf(shop, appStateOf(usual));
    const { about } = quoteSheet(scene, newYearsEve, noBuyer);
    const name = fileName(scene, 'quote', newYearsEve);
    vi.unstubAllEnvs();
    expect(about.map(({ text }) => text)).toContain('Dec 31, 2026');
    expect(name).toBe('trial-notebook-quote-2026-12-31');
  });

  test('keeps the job in a link without the text on its dividers, and the build in the shortest', () => {
    const scene = sceneOf(
      shop,
      appStateOf({ ...usual, body: { text: 'Volume 1', isArtwork: false } }),
    );
    const hashes = linksOf(scene).map((url) => new URL(url).hash);
    const delivery = 'zip=60614&neededBy=2026-12-04';
    expect(hashes).toEqual([
      `#body=Volume+1&${delivery}&job=Trial+notebook&po=4471&notes=Call+first.`,
      `#${delivery}&job=Trial+notebook&po=4471`,
      `#${delivery}`,
      '',
    ]);
  });

  test('has a page for the least and the most, and its titles if asked for', async () => {
    const bare = openCatalog(twoProducts, 'https://tabs.example.com');
    const full = { billTo: long, shipTo: long, contact: long, withTitles: false };
    const cases: [string, Design, Parameters<typeof pdfOf>[3], Catalog][] = [
      ['smallest', smallest, {}, bare],
      ['smallest in full', smallest, { buyer: full, answer }, shop],
      ['largest', largest, {}, bare],
      ['largest in full', largest, { buyer: full, answer }, shop],
    ];
    const check = async ([, of, extra, from]: (typeof cases)[number]) => {
      const { pages, said } = await quoteOf(of, extra, from);
      expect(pages).toHaveLength(1);
      expect(misplaced(pages[0]?.texts ?? [])).toEqual([]);
      expect(said).not.toMatch(/undefined|NaN|null/);
      expect(said).toMatch(/Total \$[\d,.]+ .*I accept this quote/);
    };
    expect(await failures(cases, ([name]) => name, check)).toEqual([]);
    const { pages } = await quoteOf(usual, { buyer: { ...noBuyer, withTitles: true } });
    expect(pages).toHaveLength(2);
    expect(pages[1]?.texts.map(({ text }) => text).join(' ')).toMatch(
      /Opening.*Pleadings.*Page 2 of 2/,
    );
  }, 60_000);

  test('is one page in which nothing overlaps, for any order of any shop', async () => {
    const check = async ([, book]: (typeof shops)[number]) => {
      const from = openCatalog({ ...book, seller: { ...book.seller, ...seller } }, shop.baseUrl);
      await fc.assert(
        fc.asyncProperty(designsOf(from), async (of) => {
          const { pages, link } = await quoteOf(of, { buyer }, from);
          expect(pages).toHaveLength(1);
          expect(misplaced(pages[0]?.texts ?? [])).toEqual([]);
          expect(checkQuote(from, link).sentences.join()).toMatch(/^Genuine/);
        }),
        runs(2),
      );
    };
    expect(await failures(shops, ([name]) => name, check)).toEqual([]);
  }, 60_000);

  test('caps a text of 10,000 characters and says so in one sentence', () => {
    expect(tooLong({ ...buyer, billTo: 'a\nb\nc\nd\ne\nf' })).toEqual({});
    expect(tooLong({ ...buyer, billTo: long })).toEqual({
      billTo: 'Bill to is too long: the quote has room for 6 lines of 40 letters.',
    });
  });
});

describe('quote:check', () => {
  test('knows a genuine quote by its link, and what it said', async () => {
    const { link, said } = await quoteOf(usual);
    const [number = ''] = /\d{6}-\w{7}/.exec(said) ?? [];
    expect(checkQuote(shop, link)).toEqual({
      isGenuine: true,
      sentences: [
        `Genuine. ${number}, Nov 22, 2026, valid until Dec 22, 2026: Paper Index Tabs, 25 sets of 3 tabs, 3-hole, collated: $95.36 total.`,
      ],
    });
    expect(checkQuote(shop, number.toLowerCase())).toEqual({
      isGenuine: true,
      sentences: [
        `${number} can be the number of a quote from Nov 22, 2026, valid until Dec 22, 2026.`,
        'To see what it said, check the link in its QR code.',
      ],
    });
  });

  test('refuses each forgery in one sentence', async () => {
    const { link, said } = await quoteOf(usual);
    const [number = ''] = /\d{6}-\w{7}/.exec(said) ?? [];
    const last = number.endsWith('A') ? 'B' : 'A';
    const forgeries: [string, RegExp][] = [
      [link.replace('sets=25', 'sets=50'), /number doesn't belong to this order and total\.$/],
      [link.replace('.9536', '.8536'), /number doesn't belong to this order and total\.$/],
      [link.replace('=2611', '=2610'), /isn't the number of a quote of ours/],
      [link.replace('/paper', '/vinyl'), /number doesn't belong to this order/],
      [link.replace(/quote=.*/, ''), /^This link is of a design, not of a quote/],
      [number.slice(0, -1) + last, /isn't the number of a quote of ours: it is misspelled/],
      ['x'.repeat(10_000), /^X{40} isn't the number of a quote of ours/],
      ['', /^This isn't the number/],
    ];
    const check = ([text, sentence]: (typeof forgeries)[number]) => {
      const { isGenuine, sentences } = checkQuote(shop, text);
      expect([isGenuine, sentences.length]).toEqual([false, 1]);
      expect(sentences[0]).toMatch(sentence);
    };
    expect(await failures(forgeries, ([text]) => text.slice(0, 80), check)).toEqual([]);
  });

  test('says so if prices changed since', async () => {
    const { link } = await quoteOf(usual);
    const paper = { ...twoProducts.products.paper, setup: '40.00' };
    const later = openCatalog(
      {
        ...twoProducts,
        seller,
        products: { ...twoProducts.products, paper },
        prices: { ...twoProducts.prices, date: '2026-12-01' },
      },
      '',
    );
    const { isGenuine, sentences } = checkQuote(later, link);
    expect(isGenuine).toBe(true);
    expect(sentences[1]).toMatch(/^It was made with the prices of .*the total is \$105\.36\./);
    const unmarked = openCatalog({ ...later.book, prices: twoProducts.prices }, '');
    expect(checkQuote(unmarked, link).sentences[0]).toMatch(
      /this order costs \$105\.36, not \$95\.36/,
    );
  });
});
