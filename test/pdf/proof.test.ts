import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { derive } from '../../src/design/derive.ts';
import { type Design, freshDesign } from '../../src/design/design.ts';
import { titleFit } from '../../src/drawing/frame.ts';
import { baselinesOf } from '../../src/layout/fit.ts';
import { type TitleFont, titleFonts } from '../../src/layout/fonts.ts';
import { printed } from '../../src/layout/glyphs.ts';
import { textWidthInches } from '../../src/layout/measure.ts';
import { overallBox } from '../../src/layout/sheet.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';
import { tone } from '../../src/pdf/paper.ts';
import { openProof, savedDesign } from '../../src/pdf/saved-design.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { design } from '../designer/support.ts';
import { threeProducts } from '../shops/three-products.ts';
import { catalog } from '../support/catalog.ts';
import { anyCharacter, runs } from '../support/runs.ts';
import { attaching, misplaced, pdfOf, plainPdf, readPdf } from './pdf.ts';
import { proofDesigns } from './proof-designs.ts';

const { die } = catalog.book.products.paper;
const inBanks = proofDesigns.exhibits as Design;
const { options: usual } = design();

type Kind = 'proof' | 'press';
/** The PDFs of the design that most tests read. */
const made = { proof: pdfOf(inBanks, 'proof'), press: pdfOf(inBanks, 'press') };
const pagesOf = async (of: Design, kind: Kind = 'proof') =>
  (await readPdf(await (of === inBanks ? made[kind] : pdfOf(of, kind)))).pages;
/** The texts of every page of a small design: order, whole divider, banks; or dividers, ticket. */
const wordsOf = async (over: Partial<Design>, kind: Kind = 'proof') =>
  (await pagesOf(design(over), kind)).map(({ texts }) => texts.map(({ text }) => text));

/**
 * The lines of titles that the pages of a design lack where the layout puts them, or have in another
 * width, size or direction. Banks are 1.45 inches apart on pages of four.
 */
async function astray(of: Design, kind: Kind, indexes: Iterable<number>) {
  const { frame } = derive(catalog, of);
  const pages = await pagesOf(of, kind);
  const banks = pages.filter(({ widthInches, heightInches }) => widthInches > heightInches);
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01;
  return [...indexes].flatMap((index) => {
    const fit = titleFit(of.titles[index] ?? '', frame);
    const { offsetInches, widthInches, bank } = tabPlacement(index + 1, frame.cut, die);
    const { texts = [] } =
      kind === 'proof' ? (banks[Math.floor((bank - 1) / 4)] ?? {}) : (pages[index] ?? {});
    const baselines = baselinesOf(fit, die, of.type);
    return fit.lines.filter((line, row) => {
      const own = textWidthInches(line, fit.pointSize, of.type);
      const [along, down] = [offsetInches + (widthInches - own) / 2, baselines[row] ?? 0];
      const [x, y, turn] =
        kind === 'proof'
          ? [along, 0.75 + 1.45 * ((bank - 1) % 4) + down, 0]
          : [0.75 + overallBox(die).widthInches - down, 0.75 + along, 90];
      return !texts.some(
        (found) =>
          found.text === printed(line) &&
          found.turn === turn &&
          isNear(found.xInches, x) &&
          isNear(found.yInches, y) &&
          isNear(found.widthInches, own) &&
          isNear(found.points, fit.pointSize),
      );
    });
  });
}

test('a proof of 25 titles has the order and the titles, a divider, and each bank at actual size', async () => {
  const pages = await pagesOf(inBanks);
  const sizes = pages.map(({ widthInches, heightInches }) => `${widthInches} x ${heightInches}`);
  expect(sizes).toEqual(['8.5 x 11', '8.5 x 11', '8.5 x 11', '11 x 8.5']);
  const words = pages.map(({ texts }) => texts.map(({ text }) => text).join(' ')).join(' ');
  for (const part of [
    ...['Proof preview Paper Index Tabs', '3-hole', 'Total, setup included $583.75'],
    ...['e-mails you is the one you approve', 'Next: send', '8 Blank tab', '25 Exhibit 25'],
    ...['4 Cross-Examination', 'Clear, 12 pt', 'Print at 100%'],
  ]) {
    expect(words).toContain(part);
  }
  expect(await astray(inBanks, 'proof', inBanks.titles.keys())).toEqual([]);
});

test('a proof prints bold capitals in every font where the layout puts them', async () => {
  const titles = inBanks.titles.with(3, 'Договор שלום No. 1');
  for (const font of Object.keys(titleFonts) as TitleFont[]) {
    const type = { font, bold: true, capitals: true, oneSize: false };
    expect(await astray({ ...inBanks, titles, type }, 'proof', [2, 4, 5])).toEqual([]);
  }
});

test('a proof lists titles whole, however long, and a line break of the buyer on one line', async () => {
  const long = Array.from({ length: 60 }, (_, tab) => `${tab} ${'Correspondence '.repeat(12)}`);
  const pages = await wordsOf({ titles: ['Smith v.\nJones', ...long], cut: 12 });
  const said = pages.map((words) => words.join(' ')).join(' ');
  expect(said.match(/Correspondence/g)?.length).toBeGreaterThanOrEqual(12 * 60);
  expect(said).toContain('Smith v. / Jones');
  expect(pages.at(-2)).toEqual(expect.arrayContaining(['Smith v.', 'Jones']));
  expect(said).toMatch(/Tabs 1 to \d\d of 61\. Drawn to scale/);
});

test('a proof has Greek, Cyrillic, Vietnamese and Hebrew, and names letters that the font lacks', async () => {
  const judge = '\u{1f469}\u200d\u2696\ufe0f';
  const vietnamese = 'Việt Nam'.normalize('NFD');
  const of = {
    titles: ['Ελληνικά', 'Договор', vietnamese, 'אב 12', 'א(ב', `契約 ${judge}`],
    cut: 6,
  };
  const [first = [], , bank = []] = await wordsOf(of);
  expect(bank).toEqual(expect.arrayContaining(['Ελληνικά', 'Договор', 'Việt Nam']));
  expect(bank.join('').match(/[()]/g)).toEqual([')']);
  expect(await astray(design(of), 'proof', [3])).toEqual([]);
  const packed = first.join('').replaceAll(' ', '');
  expect(packed).toContain('[U+5951][U+7D04][U+1F469U+200DU+2696U+FE0F]');
});

test('a proof has only what is wrong in red, and says legibly on any tab that the print shop typesets its title', async () => {
  const titles = ['契', '契', 'Will', 'Will', ''];
  const colors = titles.map((_, tab) => (tab === 1 ? 'black' : 'clear'));
  const pages = await pagesOf(design({ titles, colors }));
  const paintsOf = (page: number, start: string) =>
    pages[page]?.paints.filter(([text]) => text.startsWith(start)).map(([, paint]) => paint);
  expect(paintsOf(2, 'set by the printer')).toEqual([tone.warning, tone.white]);
  expect(paintsOf(0, 'More than one tab')).toEqual([tone.warning]);
  expect(paintsOf(0, '1 tab without')).toEqual([tone.soft]);
});

test('a proof names the file of artwork, and a box on every divider stands for it', async () => {
  const printed = {
    options: { ...usual, bodyprint: '1c' },
    body: { text: 'Riverside Clinic', artwork: '契.svg' },
  };
  const [first, divider] = await wordsOf(printed);
  expect(first?.join(' ')).toContain('artwork [U+5951].svg');
  expect(divider).toContain('artwork: [U+5951].svg');
  expect((await wordsOf(printed, 'press'))[0]).toContain('artwork: [U+5951].svg');
});

test.each(Object.entries(proofDesigns))(
  'a proof of %s never prints text over text',
  async (_, of) => {
    const [first, second] = await pagesOf(of);
    const below = first?.texts.filter(({ yInches }) => yInches > 3.7);
    expect(misplaced([...(below ?? [])])).toEqual([]);
    expect(misplaced(second?.texts ?? [])).toEqual([]);
  },
);

test('a proof names no color for a product without colors, like its press file', async () => {
  const shop = openCatalog(threeProducts, 'https://tabs.test');
  const [plain] = shop.productIds.filter((id) => !shop.book.products[id].colors);
  const blank = freshDesign(shop, plain ?? shop.defaultProduct);
  const [first] = (await readPdf(await pdfOf(blank, 'proof', shop))).pages;
  expect(first?.texts.filter(({ text }) => /Mylar|^Colors$|^,/.test(text))).toEqual([]);
  expect(plainPdf(await pdfOf(blank, 'press', shop))).not.toMatch(/\/Separation \/(Film|Stock)/);
});

test('a press file has a page for each divider in order, with each title where the layout puts it', async () => {
  expect(await pagesOf(inBanks, 'press')).toHaveLength(25 + 1);
  expect(await astray(inBanks, 'press', inBanks.titles.keys())).toEqual([]);
});

test('a press file has page boxes, spot colors and subset fonts', async () => {
  const bytes = await made.press;
  const plain = plainPdf(bytes);
  const spots = [...plain.matchAll(/\/Separation \/(\S+)/g)].map(([, name = '']) =>
    name.replaceAll('#20', ' '),
  );
  expect([...new Set(spots)].toSorted()).toEqual([
    ...['Dieline', 'Drill', 'Edge Strip', 'Film Clear', 'Film Medium Blue', 'Film Red'],
    ...['Ink Black', 'Notes'],
  ]);
  for (const part of [
    ...['/TrimBox [54 54 702 846]', '/BleedBox [45 45 711 855]', '/OP true', '/FontFile2'],
    '+Arimo-Bold',
  ]) {
    expect(plain).toContain(part);
  }
  expect(plain).not.toContain('DeviceRGB');
});

test('a press file follows each front with its back if both are printed', async () => {
  const titles = ['One', 'Two'];
  const options = { ...usual, sided: '2s', bodyprint: '1c' };
  const body = { text: 'Volume 2', artwork: false };
  const pages = await pagesOf(design({ titles, options, body }), 'press');
  const turnsOf = (words: readonly string[]) =>
    pages.map(({ texts }) => texts.find(({ text }) => words.includes(text))?.turn);
  expect(turnsOf(titles)).toEqual([90, -90, 90, -90, undefined]);
  expect(turnsOf(['Volume 2'])).toEqual([0, undefined, 0, undefined, undefined]);
});

test('a press file leaves out a title that the print shop typesets, and names the job in order', async () => {
  const job = { name: 'אב', po: '', notes: '' };
  const [said = []] = await wordsOf({ titles: ['契約', 'Two'], job }, 'press');
  expect(said.join(' ')).toMatch(/Title not printed: set by the printer/);
  expect(said).not.toContain('set by the printer');
  expect(said.join('')).toContain('אב, Paper Index Tabs, 1/3 cut');
});

const open = (bytes: Uint8Array<ArrayBuffer>, name = 'proof.pdf', size = bytes.length) =>
  openProof(catalog, 'paper', { name, size, arrayBuffer: async () => bytes.slice().buffer });
const saved = JSON.parse(savedDesign(derive(catalog, inBanks)));
const openWith = (over: object) => open(attaching({ ...saved, ...over }));

test.each([
  ['proof', inBanks],
  ['press', inBanks],
  ['quote', inBanks],
  ['proof', proofDesigns.long as Design],
] as const)('a saved proof opens as the design of its %s', async (kind, of) => {
  const bytes = await pdfOf(of, kind);
  expect((await readPdf(bytes)).attached).toEqual([savedDesign(derive(catalog, of))]);
  expect(await open(bytes)).toEqual({ design: of, problems: [] });
});

test.each([
  ['notes.docx', 'PK not a PDF', /notes\.docx isn't a PDF\. Choose a proof preview/],
  ['foreign.pdf', '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n', /foreign\.pdf has no design in it/],
  ['huge.pdf', '%PDF-1.7\n', /huge\.pdf is 100 MB/, 1e8],
])(
  'a saved proof that is %s is reported in a sentence',
  async (name, content, sentence, size?: number) => {
    const opened = await open(new TextEncoder().encode(content), name, size);
    expect(opened).toEqual({ error: expect.stringMatching(sentence) });
  },
);

test('a saved proof that would inflate to hundreds of megabytes is not read to its end', async () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000, 'a'));
  const [head, tail] = ['%PDF-1.7\n<</Type /EmbeddedFile>> stream\n', '\nendstream'];
  const whole = new Uint8Array(Buffer.concat([Buffer.from(head), bomb, Buffer.from(tail)]));
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  onTestFinished(() => decode.mockRestore());
  expect(await open(whole)).toEqual({ error: expect.stringMatching(/has no design/) });
  expect(decode.mock.calls.length).toBeLessThan(500);
});

test('a saved proof with its attachment damaged or cut off says so', async () => {
  const bytes = (await made.proof).slice();
  const stream = Buffer.from(bytes).indexOf('/EmbeddedFile') + 200;
  const fault = { error: expect.stringMatching(/locked or damaged/) };
  expect(await open(bytes.slice(0, stream))).toEqual(fault);
  bytes.fill(0, stream, stream + 100);
  expect(await open(bytes)).toEqual(fault);
});

const { address } = saved;
const vinyl = address.replace('/paper', '/vinyl');
test.each([
  [{ format: 'tabquote-design 2' }, /has no design/],
  [{ titles: [7] }, /damaged/],
  [{ address: 7 }, /damaged/],
  [{ address: `${address}&x=${'x'.repeat(120_000)}` }, /damaged/],
  [{ address: vinyl }, /product that we don't offer anymore\. It opened as Paper Index Tabs/],
  [{ totalCents: 100 }, /The total was \$1\.00 when this file was saved/],
  [{ titles: Array(600).fill('A') }, /up to 500 tabs/],
  [{ address: address.replace('colors=', 'colors=plaid.') }, /plaid/],
])('a saved proof with %j opens with its valid parts, or says why not', async (over, sentence) => {
  const opened = await openWith(over);
  const said = 'error' in opened ? opened.error : opened.problems.join(' ');
  expect(said).toMatch(sentence);
  if ('design' in opened) expect(opened.design.titles[0]).toMatch(/^(Exhibit 1|A)$/);
});

test('a saved proof with anything in any of its parts opens as a valid design, or says why not', async () => {
  const members = fc.constantFrom('address', 'titles', 'totalCents');
  const many = Array.from({ length: 15_000 }, (_, index) => `o${index}=1`).join('&');
  const odd = fc.constantFrom('__proto__', 1e308, 'x'.repeat(300_000));
  const query = fc.webUrl({ withQueryParameters: true, withFragments: true });
  const lists = fc.array(fc.oneof(odd, fc.string({ unit: anyCharacter })));
  const hostile = fc.oneof(fc.jsonValue(), odd, query, lists, fc.constant(`${address}&${many}`));
  const damage = fc.dictionary(members, hostile, { minKeys: 1, maxKeys: 2 });
  await fc.assert(
    fc.asyncProperty(damage, async (over) => {
      const opened = await openWith(over);
      // What is larger than any design is not read.
      if ('error' in opened) return opened.error.includes('has no design in it');
      const again = await openWith(JSON.parse(savedDesign(derive(catalog, opened.design))));
      expect(again).toEqual({ design: opened.design, problems: [] });
      return true;
    }),
    runs(25),
  );
});
