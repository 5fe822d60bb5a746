import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Design, freshDesign } from '../../src/design/design.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { titleFit } from '../../src/drawing/frame.ts';
import { baselinesOf } from '../../src/layout/fit.ts';
import { faceOf, type TitleFont, titleFonts } from '../../src/layout/fonts.ts';
import { printed } from '../../src/layout/glyphs.ts';
import { textWidthInches } from '../../src/layout/measure.ts';
import { overallBox } from '../../src/layout/sheet.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';
import { bankPages } from '../../src/pdf/bank-pages.ts';
import { pdfJob } from '../../src/pdf/job.ts';
import { openProof } from '../../src/pdf/open-proof.ts';
import { tone } from '../../src/pdf/page.ts';
import { summaryPages } from '../../src/pdf/proof-pages.ts';
import { savedDesign } from '../../src/pdf/saved-design.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { dollars } from '../../src/text/money.ts';
import { design } from '../designer/support.ts';
import { threeProducts } from '../shops/three-products.ts';
import { catalog } from '../support/catalog.ts';
import { anyCharacter, runs } from '../support/runs.ts';
import { attaching, misplaced, pdfOf, plainPdf, readPdf } from './pdf.ts';
import { proofDesigns } from './proof-designs.ts';

const { die } = catalog.book.products.paper;
const inBanks = proofDesigns.exhibits as Design;
const { options: usual } = design();

const sceneFor = (of: Design) => pageOf(catalog, stateOf(of));
/** The PDFs of the design that most tests read. */
const made = { proof: pdfOf(inBanks, 'proof'), press: pdfOf(inBanks, 'press') };
const pagesOf = async (of: Design, kind: 'proof' | 'press' = 'proof') =>
  (await readPdf(await (of === inBanks ? made[kind] : pdfOf(of, kind)))).pages;
const wordsOn = async (page: number, over: Partial<Design>, kind: 'proof' | 'press' = 'proof') =>
  (await pagesOf(design(over), kind))[page]?.texts.map(({ text }) => text) ?? [];

/**
 * The lines of titles that the pages of a design lack where the layout puts them, or have in another
 * width, size or direction.
 */
async function astray(of: Design, kind: 'proof' | 'press', indexes: Iterable<number>) {
  const pages = await pagesOf(of, kind);
  const { frame } = sceneFor(of);
  const face = faceOf(of.type);
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01;
  return [...indexes].flatMap((index) => {
    const fit = titleFit(of.titles[index] ?? '', frame);
    const { offsetInches, widthInches, bank } = tabPlacement(index + 1, frame.cut, die);
    const { texts = [] } = pages[kind === 'proof' ? bank + 1 : index] ?? {};
    const baselines = baselinesOf(fit, die, face);
    return fit.lines.filter((line, row) => {
      const own = textWidthInches(line, fit.pointSize, face);
      const [along, down] = [offsetInches + (widthInches - own) / 2, baselines[row] ?? 0];
      const [x, y, turn] =
        kind === 'proof'
          ? [along, 0.95 + down, 0]
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

describe('a proof', () => {
  test('of 25 titles in 3 banks has the order, each bank at actual size, and the titles', async () => {
    const pages = await pagesOf(inBanks);
    const sizes = pages.map(({ widthInches, heightInches }) => `${widthInches} x ${heightInches}`);
    const [first, , ...banks] = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    expect(sizes).toEqual(['8.5 x 11', '8.5 x 11', '11 x 8.5', '11 x 8.5', '11 x 8.5']);
    for (const part of ['Proof preview Paper Index Tabs', '3-hole', 'Red, 8 tabs', 'Next: send']) {
      expect(first).toContain(part);
    }
    expect(banks.join(' ')).toMatch(/Exhibit 1 .*Cross-Examination.*Blank tab.*Exhibit 25/);
    expect(await astray(inBanks, 'proof', inBanks.titles.keys())).toEqual([]);
  });

  test('prints bold capitals in every font where the layout puts them', async () => {
    const titles = inBanks.titles.with(3, 'Договор שלום No. 1');
    for (const font of Object.keys(titleFonts) as TitleFont[]) {
      const type = { font, bold: true, capitals: true, oneSize: false };
      expect(await astray({ ...inBanks, titles, type }, 'proof', [2, 4, 5])).toEqual([]);
    }
  });

  test('lists the titles of a bank whole, and goes on if they are long', async () => {
    const titles = Array.from(
      { length: 12 },
      (_, tab) => `${tab + 1} ${'Correspondence '.repeat(12)}`,
    );
    const pages = await pagesOf(design({ titles, cut: 12 }));
    const said = pages.slice(2).flatMap(({ texts }) => texts.map(({ text }) => text));
    expect(pages.slice(2).length).toBeGreaterThan(1);
    expect(said.join(' ').match(/Correspondence/g)?.length).toBeGreaterThanOrEqual(12 * 12);
    expect(said.join(' ')).toContain('Continued.');
  });

  test('breaks a title where the buyer does, and lists it on one line', async () => {
    const said = await wordsOn(2, { titles: ['Smith v.\nJones', 'Two'] });
    expect(said).toEqual(expect.arrayContaining(['Smith v.', 'Jones', 'Smith v. / Jones']));
  });

  test('draws the backs of a two-sided set', async () => {
    const said = await wordsOn(2, { ...inBanks, options: { ...inBanks.options, sided: '2s' } });
    expect(said.filter((text) => text === 'Exhibit 1')).toHaveLength(3);
    expect(said.join(' ')).toContain('Print at 100%');
  });

  test('has Greek, Cyrillic, Vietnamese and Hebrew, and names letters that the font lacks', async () => {
    const judge = '\u{1f469}\u200d\u2696\ufe0f';
    const titles = ['Ελληνικά', 'Договор', 'Việt Nam'.normalize('NFD'), 'שלום', `契約 ${judge}`];
    const bank = await wordsOn(2, { titles });
    expect(bank).toEqual(expect.arrayContaining(['Ελληνικά', 'Договор', 'Việt Nam']));
    expect(bank.join('')).toMatch(/[שלום]{4}/);
    expect(bank.join(' ')).toMatch(/set by the printer.*\[U\+5951\]\[U\+7D04\] \[U\+1F469 /);
    expect(bank.join(' ')).toContain('[U+1F469 U+200D U+2696 U+FE0F]');
  });

  test('says legibly on any tab that the print shop typesets its title', () => {
    const of = design({ titles: ['契', '契'], colors: ['clear', 'black'] });
    const job = pdfJob(sceneFor(of), 'proof', new Date());
    const notes = bankPages(job, job.tabs)[0]?.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.text === 'set by the printer' ? [mark.paint] : [],
    );
    expect(notes).toEqual([tone.warning, tone.white]);
  });

  test('sets a right-to-left title in its direction, with its brackets mirrored', async () => {
    expect(await astray(design({ titles: ['אב 12'] }), 'proof', [0])).toEqual([]);
    const letters = (await wordsOn(2, { titles: ['א(ב'] })).join('');
    expect(letters.match(/[()]/g)).toEqual([')', ')']);
  });

  test('sets only the total of the price list in bold', () => {
    const [page] = summaryPages(pdfJob(sceneFor(design()), 'proof', new Date()));
    const texts = page?.marks.filter((mark) => mark.kind === 'text') ?? [];
    const boldOf = (label: string) => texts.find(({ text }) => text.startsWith(label))?.face.isBold;
    expect([boldOf('Setup'), boldOf('Total')]).toEqual([false, true]);
  });
});

describe('a press file', () => {
  test('has a page for each divider in order, with each title where the layout puts it', async () => {
    expect(await pagesOf(inBanks, 'press')).toHaveLength(25 + 1);
    expect(await astray(inBanks, 'press', inBanks.titles.keys())).toEqual([]);
  });

  test('has page boxes, layers, spot colors and subset fonts', async () => {
    const bytes = await made.press;
    const { layers } = await readPdf(bytes);
    const plain = plainPdf(bytes);
    expect(layers).toEqual(['Die', 'Print', 'Film', 'Notes']);
    const spots = [...plain.matchAll(/\/Separation \/(\S+)/g)].map(([, name = '']) =>
      name.replaceAll('#20', ' '),
    );
    expect([...new Set(spots)].toSorted()).toEqual([
      ...['Dieline', 'Drill', 'Edge Strip', 'Film Clear', 'Film Medium Blue', 'Film Red'],
      'Ink Black',
    ]);
    for (const part of [
      ...['/TrimBox [54 54 702 846]', '/BleedBox [45 45 711 855]', '/OP true', '/FontFile2'],
      ...['+Arimo-Bold', '/PrintState /OFF'],
    ]) {
      expect(plain).toContain(part);
    }
    expect(plain).not.toContain('DeviceRGB');
  });

  test('follows each front with its back if both are printed', async () => {
    const titles = ['One', 'Two'];
    const options = { ...usual, sided: '2s', bodyprint: '1c' };
    const body = { text: 'Volume 2', artwork: false };
    const pages = await pagesOf(design({ titles, options, body }), 'press');
    const turnsOf = (words: readonly string[]) =>
      pages.map(({ texts }) => texts.find(({ text }) => words.includes(text))?.turn);
    expect(turnsOf(titles)).toEqual([90, -90, 90, -90, undefined]);
    expect(turnsOf(['Volume 2'])).toEqual([0, undefined, 0, undefined, undefined]);
  });

  test('leaves out a title that the print shop typesets', async () => {
    const said = await wordsOn(0, { titles: ['契約', 'Two'] }, 'press');
    expect(said.join(' ')).toMatch(/Title not in the Print layer: set by the printer/);
    expect(said).not.toContain('set by the printer');
  });

  test('keeps the words next to a right-to-left name in order', async () => {
    const job = { name: 'אב', po: '', notes: '' };
    const said = await wordsOn(0, { titles: ['One'], job }, 'press');
    expect(said.join('')).toContain('אב, Paper Index Tabs, 1/3 cut');
  });
});

describe('the first page of a proof', () => {
  test('names the file of artwork, and a box on every divider stands for it', async () => {
    const body = { text: 'Riverside Clinic', artwork: 'crest.svg' };
    const printed = { options: { ...usual, bodyprint: '1c' }, body };
    expect((await wordsOn(0, printed)).join(' ')).toContain('artwork crest.svg');
    for (const page of [await wordsOn(1, printed), await wordsOn(0, printed, 'press')]) {
      expect(page).toContain('artwork: crest.svg');
    }
    const odd = { ...printed, body: { text: '', artwork: '契.svg' } };
    expect((await wordsOn(1, odd)).join(' ')).toContain('artwork: [U+5951].svg');
  });

  test('has only what is wrong in red', () => {
    const of = design({ titles: ['Will', 'Will', ''] });
    const [page] = summaryPages(pdfJob(sceneFor(of), 'proof', new Date()));
    const paintOf = (start: string) =>
      page?.marks.flatMap((mark) =>
        mark.kind === 'text' && mark.text.startsWith(start) ? [mark.paint] : [],
      );
    expect(paintOf('More than one tab')).toEqual([tone.warning]);
    expect(paintOf('1 tab without')).toEqual([tone.soft]);
  });

  test('shows the price breakdown, the total, and which proof is binding', async () => {
    const words = await wordsOn(0, inBanks);
    const { breakdown, totalCents } = sceneFor(inBanks).quote;
    const amounts = [...breakdown.map(({ cents }) => cents), totalCents].map(dollars);
    expect(words).toEqual(expect.arrayContaining(amounts));
    expect(words.join(' ')).toContain('e-mails you is the one you approve');
  });

  test.each(Object.entries(proofDesigns))('of %s never prints text over text', async (_, of) => {
    const [first] = await pagesOf(of);
    const below = first?.texts.filter(({ yInches }) => yInches > 3.7);
    expect(misplaced(below ?? [])).toEqual([]);
  });

  test('says which tabs the picture shows if they are many', async () => {
    const words = await wordsOn(0, { titles: Array(500).fill('One') });
    expect(words.join(' ')).toMatch(/Tabs 1 to \d\d of 500\. Drawn to scale/);
  });

  test('names no color for a product without colors, like its press file', async () => {
    const shop = openCatalog(threeProducts, 'https://tabs.test');
    const [plain] = shop.productIds.filter((id) => !shop.book.products[id].colors);
    const blank = freshDesign(shop, plain ?? shop.defaultProduct);
    const [first] = (await readPdf(await pdfOf(blank, 'proof', shop))).pages;
    expect(first?.texts.filter(({ text }) => /Mylar|^Colors$|^,/.test(text))).toEqual([]);
    expect(plainPdf(await pdfOf(blank, 'press', shop))).not.toMatch(/\/Separation \/(Film|Stock)/);
  });
});

/** As many as a file of the largest size to read can have. */
const manyOptions = Object.fromEntries(
  Array.from({ length: 50_000 }, (_, index) => [`o${index}`, '1']),
);

/** Counts the bytes that are inflated from now on, until the test ends. */
function countInflated(): () => number {
  let bytes = 0;
  const Inflater = DecompressionStream;
  vi.stubGlobal('DecompressionStream', function inflate(format: CompressionFormat) {
    const { readable, writable } = new Inflater(format);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.length;
        controller.enqueue(part);
      },
    });
    return { writable, readable: readable.pipeThrough(counter) };
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => bytes;
}

describe('a saved proof', () => {
  const open = (bytes: Uint8Array<ArrayBuffer>, name = 'proof.pdf', size = bytes.length) =>
    openProof(catalog, 'paper', { name, size, arrayBuffer: async () => bytes.slice().buffer });
  const openText = (text: string, name?: string) => open(new TextEncoder().encode(text), name);
  const saved = JSON.parse(savedDesign(sceneFor(inBanks)));
  const openWith = (over: object) => open(attaching({ ...saved, ...over }));

  test.each([
    ['proof', inBanks],
    ['press', inBanks],
    ['quote', inBanks],
    ['proof', proofDesigns.long as Design],
  ] as const)('opens as the design of its %s', async (kind, of) => {
    const bytes = await pdfOf(of, kind);
    expect((await readPdf(bytes)).attached).toEqual([savedDesign(sceneFor(of))]);
    expect(await open(bytes)).toEqual({ design: of, problems: [] });
  });

  test.each([
    ['notes.docx', 'PK not a PDF', /notes\.docx isn't a PDF\. Choose a proof preview/],
    ['foreign.pdf', '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n', /foreign\.pdf has no design in it/],
    ['half.pdf', '%PDF-1.7\n1 0 obj <</Type /Embed', /half\.pdf is damaged or incomplete/],
    ['locked.pdf', '%PDF-1.7\ntrailer <</Encrypt 3 0 R>>\n%%EOF', /locked with a password/],
    ['empty.pdf', '', /empty\.pdf isn't a PDF/],
  ])('that is %s is reported in a sentence', async (name, content, sentence) => {
    expect(await openText(content, name)).toEqual({ error: expect.stringMatching(sentence) });
  });

  test('of 100 MB is not read at all', async () => {
    const arrayBuffer = () => Promise.reject(new Error('read'));
    const opened = await openProof(catalog, 'paper', { name: 'x.pdf', size: 1e8, arrayBuffer });
    expect(opened).toEqual({ error: expect.stringMatching(/x\.pdf is 100 MB/) });
  });

  test('that would inflate to hundreds of megabytes is read no further than a design reaches', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000, '{"format":"tabquote-design","'));
    const stream = `<</Type /EmbeddedFile /Filter /FlateDecode /Length ${bomb.length}>> stream\n`;
    const one = Buffer.concat([Buffer.from(stream), bomb, Buffer.from('\nendstream\n')]);
    const whole = Buffer.concat([Buffer.from('%PDF-1.7\n'), one, one, Buffer.from('%%EOF')]);
    const inflated = countInflated();
    expect(await open(new Uint8Array(whole))).toEqual({
      error: expect.stringMatching(/has no design/),
    });
    expect(inflated()).toBeGreaterThan(900_000);
    expect(inflated()).toBeLessThan(4_000_000);
  });

  test('opens also if another program ends its lines in another way', async () => {
    const pdf = new TextDecoder().decode(attaching(saved));
    const opened = await openText(pdf.replace('stream\n', 'stream\r\n'));
    expect(opened).toEqual({ design: inBanks, problems: [] });
  });

  test('with its attachment damaged or cut off says so', async () => {
    const bytes = (await made.proof).slice();
    const stream = Buffer.from(bytes).indexOf('/EmbeddedFile') + 200;
    const fault = { error: expect.stringMatching(/damaged or incomplete/) };
    expect(await open(bytes.slice(0, stream))).toEqual(fault);
    bytes.fill(0, stream, stream + 100);
    expect(await open(bytes)).toEqual(fault);
  });

  test.each([
    [{ version: 2 }, /A newer designer saved this PDF/],
    [{ version: 'x' }, /damaged/],
    [{ titles: [] }, /damaged/],
    [{ titles: 'A|B' }, /damaged/],
  ])('with %j does not open', async (over, sentence) => {
    expect(await openWith(over)).toEqual({ error: expect.stringMatching(sentence) });
  });

  test.each([
    [{ product: 'vinyl' }, /product that we don't offer anymore\. It opened as Paper Index Tabs/],
    [{ options: { punch: '9hole' } }, /punch/],
    [{ totalCents: 100 }, /The total was \$1\.00 when this file was saved/],
    [{ titles: Array(600).fill('A') }, /up to 500 tabs/],
    [{ look: 'cut=99&colors=plaid' }, /plaid/],
    [{ options: JSON.parse('{"__proto__": "x", "constructor": "y"}') }, /don't offer 2 options/],
    [{ options: { ...inBanks.options, ...manyOptions } }, /^We don't offer 50,000 options/],
    [{ look: `body=${'x'.repeat(60_000)}` }, /what is printed/],
    [{ look: 'colors=__proto__&cut=constructor&type=toString' }, /constructor/],
    [{ titles: ['A', { toString: 1 }] }, /couldn't read 1 title\. The rest is as it was saved/],
    [
      { options: { ...inBanks.options, punch: 3 }, sets: '25' },
      /the number of sets and the options/,
    ],
    [{ look: undefined }, /what is printed/],
    [{ product: 7 }, /couldn't read the product/],
  ])('with %j opens with its valid parts, and reports the rest', async (over, sentence) => {
    expect(await openWith(over)).toEqual({
      design: expect.objectContaining({
        titles: expect.arrayContaining([expect.stringMatching(/^(Exhibit 1|A)$/)]),
      }),
      problems: expect.arrayContaining([expect.stringMatching(sentence)]),
    });
  });

  test('with anything in any of its parts opens as a valid design, or says why not', async () => {
    const members = fc.constantFrom(...Object.keys(saved).filter((key) => key !== 'format'));
    const odd = fc.constantFrom({ toString: 1 }, '__proto__', 1e308, 'x'.repeat(300_000));
    const hostile = fc.oneof(
      ...[fc.jsonValue(), odd, fc.array(fc.oneof(odd, fc.string({ unit: anyCharacter })))],
      fc.dictionary(fc.oneof(fc.constant('__proto__'), fc.string()), fc.jsonValue()),
    );
    const damage = fc.dictionary(members, hostile, { minKeys: 1, maxKeys: 2 });
    await fc.assert(
      fc.asyncProperty(damage, async (over) => {
        const opened = await openWith(over);
        if ('error' in opened) {
          // What is larger than any design is not read.
          expect(opened.error).toMatch(/^The design|^A newer|has no design in it/);
          return;
        }
        const again = await openWith(JSON.parse(savedDesign(sceneFor(opened.design))));
        expect(again).toEqual({ design: opened.design, problems: [] });
      }),
      runs(25),
    );
  });
});
