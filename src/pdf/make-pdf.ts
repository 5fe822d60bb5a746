import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { Font } from '../layout/fonts.ts';
import { addFonts } from '../layout/glyphs.ts';
import { channels } from '../layout/look.ts';
import { moreTables } from '../layout/more-fonts.generated.ts';
import type { PdfJob } from './job.ts';
import type { Layer, Page } from './page.ts';
import { pressPages, spotsOf } from './press-pages.ts';
import { proofPages } from './proof-pages.ts';
import { quotePages } from './quote-page.ts';
import { savedName } from './saved-design.ts';
import { type Document, nameOf, type Reference, writePage } from './write-page.ts';

/** The files of the fonts in use: regular and bold. */
export type Fonts = Readonly<Partial<Record<Font, readonly ArrayBuffer[]>>>;

/**
 * Makes a design's PDF, a PDF 1.7 with the design attached. A press file has layers and spot colors.
 *
 * @param onProgress called after each page with how much is done, from 0 to 1
 */
export function makePdf(
  job: PdfJob,
  fonts: Fonts,
  madeAt: Date,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  addFonts(moreTables);
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: null as unknown as string,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: job.title,
      Author: job.seller,
      Creator: 'Tabquote',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const bytes = toBytes(doc);
  for (const [font, files] of Object.entries(fonts) as [Font, ArrayBuffer[]][]) {
    for (const [weight, file] of files.entries()) {
      doc.registerFont(nameOf({ font, isBold: weight === 1 }), file);
    }
  }
  const isPress = job.kind === 'press';
  for (const [name, hex] of isPress ? spotsOf(job) : []) doc.addSpotColor(name, ...cmykOf(hex));
  const layers = isPress ? optionalContent(doc) : new Map<Layer, Reference>();
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(undefined);
  const pages = pagesOf(job);
  for (const [index, draw] of pages.entries()) {
    writePage(doc, draw(), layers, overprint);
    onProgress((index + 1) / pages.length);
  }
  doc.file(new TextEncoder().encode(job.design) as Buffer, {
    name: savedName,
    type: 'application/json',
    description: 'The design, to open again in the designer',
    creationDate: madeAt,
    modifiedDate: madeAt,
    relationship: 'Source',
  });
  doc.end();
  return bytes;
}

/** The pages, each drawn when it is written: a press file may have a thousand. */
function pagesOf(job: PdfJob): (() => Page)[] {
  if (job.kind === 'press') return pressPages(job);
  const pages = job.quote ? quotePages(job, job.quote) : proofPages(job);
  return pages.map((page) => () => page);
}

/**
 * How a spot color looks off the press: cyan, magenta, yellow and black in percent, converted from
 * the screen color without a profile.
 */
function cmykOf(hex: string): [number, number, number, number] {
  const lights = channels(hex).map((value) => value / 255);
  const brightest = Math.max(...lights);
  const shares = lights.map((value) => (brightest === 0 ? 0 : 1 - value / brightest));
  const percents = [...shares, 1 - brightest].map((share) => Math.round(share * 100));
  return percents as [number, number, number, number];
}

/** Layers that a viewer can turn on and off; notes are visible but not printed. */
function optionalContent(doc: Document): Map<Layer, Reference> {
  const layers = ['Die', 'Print', 'Film', 'Notes'] as const;
  const groups = layers.map((layer): [Layer, Reference] => {
    const state = layer === 'Notes' ? 'OFF' : 'ON';
    const usage = { Print: { Subtype: 'Print', PrintState: state } };
    const group = doc.ref({ Type: 'OCG', Name: new String(layer), Usage: usage });
    group.end(undefined);
    return [layer, group];
  });
  const all = groups.map(([, group]) => group);
  const printed = [{ Event: 'Print', Category: ['Print'], OCGs: all }];
  const shown = { Name: new String('Layers'), Order: all, ON: all, OFF: [], AS: printed };
  Object.assign(doc._root.data, { OCProperties: { OCGs: all, D: shown } });
  return new Map(groups);
}
