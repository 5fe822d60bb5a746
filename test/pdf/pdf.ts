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

/** The smallest PDF with a design attached, of any shape. */
export function attaching(design: unknown): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify(design);
  const stream = `<</Type /EmbeddedFile /Length ${Buffer.byteLength(json)}>> stream\n${json}\nendstream`;
  return new TextEncoder().encode(`%PDF-1.7\n1 0 obj ${stream} endobj\n%%EOF`);
}

/** A piece of text on a page, in inches from its top left corner. */
interface PrintedText {
  readonly text: string;
  readonly xInches: number;
  readonly yInches: number;
  readonly points: number;
  readonly widthInches: number;
  /** Its rotation, in degrees clockwise. */
  readonly turn: number;
}

/** Parses a PDF with a different library than the one that wrote it. */
const opened = (bytes: Uint8Array) => getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
type Opened = Awaited<ReturnType<typeof opened>>;

/** The extents of everything drawn, page by page, back to front. */
export const drawnBoxes = async (bytes: Uint8Array) => onPages(await opened(bytes), boxesOn);

async function onPages<Found>(pdf: Opened, found: (page: PDFPageProxy) => Promise<Found>) {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map(async (number) => found(await pdf.getPage(number))));
}

/** The pages, attachments and layers of a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await opened(bytes);
  const layers = await pdf.getOptionalContentConfig();
  const names = [...((await pdf.getAttachments()) ?? new Map()).keys()];
  const files = await Promise.all(names.map((name) => pdf.getAttachmentContent(name)));
  return {
    pages: await onPages(pdf, readPage),
    attached: files.map((file) => new TextDecoder().decode(file as unknown as Uint8Array)),
    layers: [...layers].map(([, group]) => (group as { name: string }).name),
  };
}

/** The size of a page, its texts, and the addresses that it links to. */
async function readPage(page: PDFPageProxy) {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const links: string[] = (await page.getAnnotations()).flatMap(({ url }) => url ?? []);
  const texts = items.flatMap((item): PrintedText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const place = { xInches: x / 72, yInches: (height - y) / 72, widthInches: item.width / 72 };
    const turn = Math.round((Math.atan2(-b, a) * 180) / Math.PI) + 0;
    return [{ text: item.str, ...place, points: Math.hypot(a, b), turn }];
  });
  return { widthInches: width / 72, heightInches: height / 72, links, texts };
}

/** The texts of a page with the colors that they are printed in. */
export async function paintsOn(bytes: Uint8Array, page: number): Promise<[string, string][]> {
  const { fnArray, argsArray } = await (
    await (await opened(bytes)).getPage(page)
  ).getOperatorList();
  let paint = '';
  return fnArray.flatMap((operator, index): [string, string][] => {
    const args = argsArray[index];
    if (operator === OPS.setFillRGBColor) paint = args[0];
    if (operator !== OPS.showText) return [];
    const glyphs: readonly { unicode?: string }[] = args[0];
    return [[glyphs.map(({ unicode = '' }) => unicode).join(''), paint]];
  });
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

/** The extents of the paths of a page; all are drawn from its top left corner. */
async function boxesOn(page: PDFPageProxy): Promise<Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return [];
    const [, , extent] = argsArray[index] as [number, unknown, ArrayLike<number>];
    return [boxAround(Array.from(extent))];
  });
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
