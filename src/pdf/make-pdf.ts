import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { Font } from '../layout/fonts.ts';
import { addFonts } from '../layout/glyphs.ts';
import moreTables from '../layout/more-fonts.generated.json' with { type: 'json' };
import type { PdfJob } from './job.ts';
import { nameOf, Paper } from './paper.ts';
import { drawPress } from './press.ts';
import { drawProof } from './proof.ts';
import { drawQuote } from './quote.ts';
import { savedName } from './saved-design.ts';

/** The files of the fonts in use: regular and bold. */
export type Fonts = Readonly<Partial<Record<Font, readonly ArrayBuffer[]>>>;

/** Makes a design's PDF, a PDF 1.7 with the design attached. */
export function makePdf(job: PdfJob, fonts: Fonts, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  addFonts(moreTables);
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    autoFirstPage: false,
    // The others return to their pages to number them.
    bufferPages: job.kind !== 'press',
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
      doc.registerFont(nameOf({ font, bold: weight === 1 }), file);
    }
  }
  const paper = new Paper(doc);
  if (job.kind === 'press') drawPress(paper, job);
  else if (job.quote) drawQuote(paper, job, job.quote);
  else drawProof(paper, job);
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
