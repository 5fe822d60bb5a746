import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { freshDesign } from '../../src/design/design.ts';
import { orderLines } from '../../src/design/lines.ts';
import { noContact } from '../../src/designer/send/contact.ts';
import { orderLetter } from '../../src/designer/send/hand-over.ts';
import { stateOf } from '../../src/designer/state.ts';
import { type Page as DesignerPage, pageOf } from '../../src/designer/view/page.ts';
import { orderMarkdown, orderPage } from '../../src/documents/designer-page.ts';
import { stock } from '../../src/layout/look.ts';
import { cutName } from '../../src/layout/tabs.ts';
import { orderQuery } from '../../src/order/path.ts';
import { readOrder } from '../../src/order/read.ts';
import { pdfJob } from '../../src/pdf/job.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { designsOf } from '../designer/support.ts';
import { shops } from '../shops/index.ts';
import { threeProducts } from '../shops/three-products.ts';
import { runs } from '../support/runs.ts';

function priced({ catalog, build, quote }: DesignerPage): string[] {
  const charged = new Set(quote.breakdown.map(({ item }) => item));
  const choices = catalog.products[build.product].options.flatMap(({ key, label, choices }) => {
    const choice = choices.get(build.options[key] ?? '');
    return choice && (charged.has(key) || !choice.isDefault) ? [`${label}: ${choice.label}`] : [];
  });
  const colors = charged.has('colorChanges') ? [`${build.colorChanges + 1} colors`] : [];
  return [`Sets: ${build.sets}`, `Tabs in a set: ${build.tabs}`, ...choices, ...colors];
}

function unpriced({ design, frame, look }: DesignerPage): string[] {
  const { body, cut, delivery, job } = design;
  return [
    `Cut: ${cutName(frame.cut)}${cut === null ? ' (recommended)' : ','}`,
    delivery.zip,
    delivery.neededBy && 'Needed by: Dec 4, 2026',
    job.name.trim() && `Job name: ${job.name.trim()}`,
    job.po.trim() && `PO number: ${job.po.trim()}`,
    ...(look.effects.printsBody ? body.text.split('\n') : []),
    ...job.notes.split('\n').map((line) => line.trim()),
  ];
}

const asText = (lines: readonly Readonly<Record<'label' | 'text', string>>[]) =>
  lines.map(({ label, text }) => `${label}: ${text}`).join('\n');

/** Everything that people get to read about an order whose link arrived whole. */
function descriptions(scene: DesignerPage): Record<string, string> {
  return {
    review: asText(orderLines(scene)),
    'whole e-mail': orderLetter(scene, noContact).text,
    'proof preview and job ticket': asText(pdfJob(scene, 'proof', new Date('2026-11-22')).lines),
  };
}

/** Words without spaces, colons and commas, since pages break lines anywhere. */
const packed = (text: string) => text.replace(/[\s:,]/g, '');

test.each(shops)(
  'in %s, no description lacks what costs money, the cut, the dates or the job',
  (_, book) => {
    const shop = openCatalog(book, 'https://tabs.test');
    fc.assert(
      fc.property(designsOf(shop), (design) => {
        const scene = pageOf(shop, stateOf(design));
        const { build } = scene;
        const query = orderQuery(shop.products[build.product], build);
        const page = orderPage(shop, build.product, query);
        const onServer = {
          'order page': asText(page.choices),
          Markdown: orderMarkdown(shop, page).replaceAll(/\| (.*) \| (.*) \|/g, '$1: $2'),
        };
        const missing = (said: Record<string, string>, words: readonly string[]) =>
          Object.entries(said).flatMap(([surface, text]) =>
            words.flatMap((word) => (packed(text).includes(packed(word)) ? [] : [surface, word])),
          );
        expect(missing(onServer, [...priced(scene), 'Cut: 1/'])).toEqual([]);
        const said = descriptions(scene);
        expect(missing(said, [...priced(scene), ...unpriced(scene)])).toEqual([]);
      }),
      runs(6),
    );
  },
);

test('without their film, tabs are white and no description or plate names a color', () => {
  const shop = openCatalog(threeProducts, 'https://tabs.test');
  const product = 'letter' as ProductId;
  const fresh = freshDesign(shop, product);
  const design = {
    ...fresh,
    titles: ['Wills', 'Deeds'],
    colors: ['sun', 'sky'],
    options: { ...fresh.options, finish: 'raw' },
  };
  const scene = pageOf(shop, stateOf(design));
  for (const [surface, text] of Object.entries(descriptions(scene))) {
    expect(text, surface).not.toMatch(/Sun|Sky|film/);
  }
  const { tabs } = pdfJob(scene, 'press', new Date('2026-11-22T12:00:00Z'));
  const plain = { colorName: '', hex: stock, color: stock };
  expect(tabs).toMatchObject([plain, plain]);
  const asked = { product, titles: ['Wills', 'Deeds'], sets: 50, finish: 'raw', colors: ['Sky'] };
  const given = Object.entries(asked).map(([name, value]) => ({ name, value }));
  expect(readOrder(shop, 'draft', given)).toMatchObject({
    problems: [{ message: 'Without their film, tabs have no color. Remove `colors`.' }],
  });
});
