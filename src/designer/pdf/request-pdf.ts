import type { Derived } from '../../design/derive.ts';
import { type Font, usualFont } from '../../layout/fonts.ts';
import { documentNames, type PdfKind, pdfJob } from '../../pdf/job.ts';
import type { Fonts } from '../../pdf/make-pdf.ts';
import { type PdfOrder, pdfQueue } from '../../pdf/queue.ts';
import { type Buyer, localDate } from '../../pdf/quote-sheet.ts';
import { fontFiles } from '../fonts/title-fonts.ts';
import { receiptOf } from '../send/hand-over.ts';

const queue = pdfQueue(
  () => new Worker(new URL('../../pdf/worker.ts', import.meta.url), { type: 'module' }),
);

/** The fonts of every PDF: for its words, and for letters that other fonts lack. */
const everyPdfs: readonly Font[] = ['libre-franklin', usualFont];

/**
 * Makes a design's PDF as a file; several requests are made one after another.
 *
 * @param buyer what the buyer adds to a quote
 * @throws with a sentence, if a part can't be loaded, or the worker fails
 */
export async function requestPdf(derived: Derived, kind: PdfKind, madeAt: Date, buyer?: Buyer) {
  const sentAs = receiptOf(derived)?.reference;
  const fonts = fontsOf([...everyPdfs, derived.design.type.font]);
  const order = fonts.then(
    (files): PdfOrder => [pdfJob(derived, kind, madeAt, buyer, sentAs), files, madeAt],
  );
  const pdf = await queue(order);
  const name = `${fileName(derived, documentNames[kind], madeAt)}.pdf`;
  return new File([pdf], name, { type: 'application/pdf' });
}

async function fontsOf(names: readonly Font[]): Promise<Fonts> {
  const loaded = [...new Set(names)].map(
    async (name) => [name, await Promise.all(fontFiles(name).map(loadFile))] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

async function loadFile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * A file's name without its extension, by the job's name or the product's.
 *
 * @param what is in it
 * @example fileName(derived, 'Proof preview', madeAt) // 'smith-trial-proof-preview-2026-11-22'
 */
export function fileName({ catalog, design }: Derived, what: string, madeAt: Date): string {
  const product = catalog.book.products[design.product].name;
  const words = /[\p{L}\p{N}]+/gu;
  const inWords = (text: string) => text.toLowerCase().match(words)?.join('-');
  const name = inWords(design.job.name) ?? inWords(product);
  return `${name}-${inWords(what)}-${localDate(madeAt)}`;
}
