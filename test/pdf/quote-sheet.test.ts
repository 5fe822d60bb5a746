import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Book } from '../../src/book/schema.ts';
import type { Design } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import type { DeliveryAnswer } from '../../src/designer/delivery/client.ts';
import { fileName } from '../../src/designer/pdf/request-pdf.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { readLink } from '../../src/order/read-link.ts';
import { type Buyer, noBuyer, quoteSheet } from '../../src/pdf/quote-sheet.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { design, designsOf } from '../designer/support.ts';
import { shops } from '../shops/index.ts';
import { twoProducts } from '../shops/two-products.ts';
import { runs } from '../support/runs.ts';
import { misplaced, pdfOf, readPdf } from './pdf.ts';
import { proofDesigns } from './proof-designs.ts';
import quote from './quote.json' with { type: 'json' };

const seller = { ...twoProducts.seller, ...quote.seller };
const shop = openCatalog({ ...twoProducts, seller }, 'https://tabs.example.com');
const { buyer } = quote;
const estimate = { ...quote.estimate, product: 'paper' as const };
const answer = { kind: 'estimate' as const, chargedPlace: undefined, estimate };
const smallest = design();
const usual = design(quote.design);
const { crowded = usual } = proofDesigns;
const tooLongText = 'Okafor Hale LLP, Attn: Accounts Payable '.repeat(250);

interface Given {
  readonly of?: Design;
  readonly buyer?: Buyer;
  readonly answer?: DeliveryAnswer;
  readonly from?: Catalog;
}

async function quoteOf({ of = usual, from = shop, ...extra }: Given = {}) {
  const { pages } = await readPdf(await pdfOf(of, 'quote', from, extra));
  const [said = '', ...more] = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
  const [number = ''] = /\d{6}-\w{6}/.exec(said) ?? [];
  const strayed = pages.flatMap(({ texts }) => misplaced(texts));
  return { said, more, number, strayed, link: pages[0]?.links[0] ?? '' };
}

test('a quote says who sells what to whom, for how much, when and until when', async () => {
  const { said, more, link } = await quoteOf({ buyer, answer });
  expect(more).toEqual([]);
  for (const words of quote.words) expect(said).toContain(words);
  const { search, hash } = new URL(link);
  expect(openAddress(shop, 'paper', { search, hash }).design).toMatchObject({
    ...{ titles: usual.titles, job: usual.job, delivery: usual.delivery },
  });
  expect(readLink(shop, 'paper', search.slice(1), hash.slice(1)).problems).toEqual([]);
});

test('a quote adds shipping to a place that is not free, whatever the order costs', async () => {
  const { said } = await quoteOf({ answer: { ...answer, chargedPlace: 'Alaska' } });
  expect(said).toContain('Shipping, UPS Ground to 60614 Added');
});

test("a quote has the date of the buyer's place, as its file name has", () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const newYearsEve = new Date('2027-01-01T04:00:00Z');
  const scene = pageOf(shop, stateOf(usual));
  const { about } = quoteSheet(scene, newYearsEve, noBuyer);
  const name = fileName(scene, 'quote', newYearsEve);
  vi.unstubAllEnvs();
  expect(about.map(({ text }) => text)).toContain('Dec 31, 2026');
  expect(name).toBe('trial-notebook-quote-2026-12-31');
});

test('a quote goes on rather than print text over text, for the least, the most and any order of any shop', async () => {
  const check = async (given: Given) => {
    const { said, more, strayed, number } = await quoteOf(given);
    expect(strayed).toEqual([]);
    expect(said).not.toMatch(/undefined|NaN|null/);
    expect([said, ...more].join(' ')).toMatch(/Total \$[\d,.]+ .*I accept this quote/);
    for (const page of more) expect(page).toContain(`Quote ${number}, Nov 22, 2026.`);
  };
  const from = (book: Book, over = {}) =>
    openCatalog({ ...book, seller: { ...book.seller, ...seller, ...over } }, shop.baseUrl);
  const full = { billTo: tooLongText, shipTo: tooLongText, contact: tooLongText };
  const email = `${'orders.'.repeat(8)}@index-tabs.example`;
  await check({ of: smallest, from: openCatalog(twoProducts, shop.baseUrl) });
  for (const of of [smallest, crowded]) await check({ of, buyer: full, answer });
  await check({ from: from(twoProducts, { name: 'Wide Tabs '.repeat(8).trim(), email }) });
  for (const [, book] of shops) {
    const orders = fc.record({ of: designsOf(from(book)), buyer: fc.constant(buyer) });
    const any = fc.asyncProperty(orders, (given) => check({ ...given, from: from(book) }));
    await fc.assert(any, runs(2));
  }
});
