import type { Derived } from '../../design/derive.ts';
import { type Font, usualFont } from '../../layout/fonts.ts';
import { fontFiles } from '../fonts/title-fonts.ts';
import { type Buyer, localDate } from '../quote-sheet/sheet.ts';
import { documentNames, type ProofJob, type ProofKind, proofJob } from './job.ts';
import type { Fonts } from './make-pdf.ts';
import type { Order } from './worker.ts';

/** The fonts of every PDF: for its words, and for letters that other fonts lack. */
const everyPdfs: readonly Font[] = ['libre-franklin', usualFont];

/** Makes PDFs, one at a time. */
let worker: Worker | undefined;

/**
 * Makes a design's PDF as a file. Request one at a time.
 *
 * @param onProgress called with the progress, from 0 to 1
 * @param buyer what the buyer adds to a quote
 * @throws if a part can't be loaded, or the worker fails
 */
export async function requestPdf(
  derived: Derived,
  kind: ProofKind,
  madeAt: Date,
  onProgress: (share: number) => void,
  buyer?: Buyer,
): Promise<File> {
  try {
    const job = proofJob(derived, kind, madeAt, buyer);
    const fonts = fontsOf([...everyPdfs, derived.design.type.font]);
    const pdf = await ask(job, fonts, madeAt, onProgress);
    const name = `${fileName(derived, documentNames[kind], madeAt)}.pdf`;
    return new File([pdf], name, { type: 'application/pdf' });
  } catch (error) {
    // The next PDF starts anew.
    worker?.terminate();
    worker = undefined;
    throw error;
  }
}

/** Asks the worker, which loads while the fonts do. */
function ask(
  job: ProofJob,
  fonts: Promise<Fonts>,
  madeAt: Date,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const maker = worker;
  return new Promise((resolve, reject) => {
    maker.onmessage = ({ data }: MessageEvent<number | Uint8Array<ArrayBuffer>>) => {
      if (typeof data === 'number') onProgress(data);
      else resolve(data);
    };
    maker.onerror = ({ message }) => reject(new Error(message || 'The PDF worker failed'));
    fonts.then((files) => maker.postMessage([job, files, madeAt] satisfies Order)).catch(reject);
  });
}

/** Files of fonts, which the browser keeps. */
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
  const inWords = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-');
  const name = inWords(design.job.name) ?? inWords(product);
  return `${name}-${inWords(what)}-${localDate(madeAt)}`;
}
