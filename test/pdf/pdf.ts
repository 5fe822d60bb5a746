import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Design } from '../../src/design/design.ts';
import type { DeliveryAnswer } from '../../src/designer/delivery/client.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { type Font, titleFonts } from '../../src/layout/fonts.ts';
import { addFonts } from '../../src/layout/glyphs.ts';
import moreTables from '../../src/layout/more-fonts.generated.json' with { type: 'json' };
import { type PdfKind, pdfJob } from '../../src/pdf/job.ts';
import { makePdf } from '../../src/pdf/make-pdf.ts';
import type { Buyer } from '../../src/pdf/quote-sheet.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { type Box, boxAround } from '../drawing/svg.ts';
import { catalog } from '../support/catalog.ts';

const day = new Date('2026-11-22T12:00:00Z');

/** The files of every font, as the designer loads them. */
const fonts = Object.fromEntries(
  ([...Object.keys(titleFonts), 'libre-franklin'] as Font[]).map((id) => [
    id,
    [file(`${id}/regular.ttf`), file(`${id}/bold.ttf`)] as const,
  ]),
);

addFonts(moreTables);

function file(name: string): ArrayBuffer {
  const content = readFileSync(new URL(`../../src/designer/fonts/${name}`, import.meta.url));
  return new Uint8Array(content).buffer;
}

/** The PDF of a design, as a shop's designer makes it. */
export function pdfOf(
  design: Design,
  kind: PdfKind,
  shop: Catalog = catalog,
  { buyer, answer }: { readonly buyer?: Buyer; readonly answer?: DeliveryAnswer } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const state = stateOf(design);
  const delivery = { ...state.delivery, answer };
  const scene = pageOf(shop, { ...state, delivery });
  return makePdf(pdfJob(scene, kind, day, buyer), fonts, day);
}

/** The smallest PDF with a design attached, of any shape, with the line ends of another program. */
export function attaching(design: unknown): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify(design);
  const stream = `<</Type /EmbeddedFile /Length ${Buffer.byteLength(json)}>> stream\r\n${json}\r\nendstream`;
  return new TextEncoder().encode(`%PDF-1.7\n1 0 obj ${stream} endobj\n%%EOF`);
}

/** A piece of text on a page, in inches from its top left corner. */
type PrintedText = Awaited<ReturnType<typeof readPage>>['texts'][number];

/** Parses a PDF with a different library than the one that wrote it: pages and attachments. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const names = [...((await pdf.getAttachments()) ?? new Map()).keys()];
  const files = await Promise.all(names.map((name) => pdf.getAttachmentContent(name)));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return {
    pages: await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number)))),
    attached: files.map((file) => new TextDecoder().decode(file as unknown as Uint8Array)),
  };
}

async function readPage(page: PDFPageProxy) {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const links: string[] = (await page.getAnnotations()).flatMap(({ url }) => url ?? []);
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const place = { xInches: x / 72, yInches: (height - y) / 72, widthInches: item.width / 72 };
    /** In degrees clockwise. */
    const turn = Math.round((Math.atan2(-b, a) * 180) / Math.PI) + 0;
    return [{ text: item.str, ...place, points: Math.hypot(a, b), turn }];
  });
  const { fnArray, argsArray } = await page.getOperatorList();
  /** The extents of everything drawn, back to front. */
  const boxes: Box[] = [];
  /** The color that each text is printed in. */
  const paints: [text: string, paint: string][] = [];
  let paint = '';
  for (const [index, operator] of fnArray.entries()) {
    const [first, , extent] = argsArray[index] ?? [];
    if (operator === OPS.constructPath) boxes.push(boxAround(Array.from(extent)));
    if (operator === OPS.setFillRGBColor) paint = first;
    if (operator !== OPS.showText) continue;
    const glyphs: readonly { unicode?: string }[] = first;
    paints.push([glyphs.map(({ unicode = '' }) => unicode).join(''), paint]);
  }
  return { widthInches: width / 72, heightInches: height / 72, links, texts, boxes, paints };
}

/** Texts beyond the margins of their page, or over one another. */
export function misplaced(texts: readonly PrintedText[]): string[] {
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

/** A PDF's objects with their streams inflated, for what the reader doesn't expose. */
export function plainPdf(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes).toString('latin1');
  return pdf.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, content: string) => {
    try {
      return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}
