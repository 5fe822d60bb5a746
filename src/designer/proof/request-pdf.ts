import { type Font, usualFont } from '../../layout/fonts.ts';
import { fontFiles } from '../fonts/title-fonts.ts';
import type { Buyer } from '../quote-sheet/sheet.ts';
import type { Scene } from '../view/scene.ts';
import { type ProofKind, proofJob } from './job.ts';
import type { Order, Report } from './worker.ts';

/** The fonts of every PDF: for its words, and for letters that other fonts lack. */
const everyPdfs: readonly Font[] = ['libre-franklin', usualFont];

const names = { proof: 'proof-preview', press: 'press-file', quote: 'quote' } as const;

/** Makes PDFs, one at a time. */
let worker: Worker | undefined;

function start(): Worker {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** Preloads the worker and its fonts, so that the first PDF is ready sooner. */
export function preparePdf(): void {
  if (worker) return;
  start();
  fontsOf(everyPdfs).catch(() => {});
}

/**
 * Makes a design's PDF as a file. Request one at a time.
 *
 * @param onProgress called with the progress, from 0 to 1
 * @param buyer what the buyer adds to a quote
 * @throws if a part can't be loaded, or the worker fails
 */
export async function requestPdf(
  scene: Scene,
  kind: ProofKind,
  madeAt: Date,
  onProgress: (share: number) => void,
  buyer?: Buyer,
): Promise<File> {
  try {
    const job = proofJob(scene, kind, madeAt, buyer);
    const fonts = await fontsOf([...everyPdfs, scene.design.type.font]);
    const pdf = await ask(start(), { job, fonts, madeAt }, onProgress);
    return new File([pdf], `${fileName(scene, names[kind], madeAt)}.pdf`, {
      type: 'application/pdf',
    });
  } catch (error) {
    // The next PDF starts anew.
    worker?.terminate();
    worker = undefined;
    throw error;
  }
}

function ask(
  worker: Worker,
  order: Order,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if ('pdf' in data) resolve(data.pdf);
      else onProgress(data.done / data.count);
    };
    worker.onerror = ({ message }) => reject(new Error(message || 'The PDF worker failed'));
    worker.postMessage(order);
  });
}

/** Files of fonts, which the browser keeps. */
async function fontsOf(names: readonly Font[]): Promise<Order['fonts']> {
  const loaded = [...new Set(names)].map(async (name) => {
    const [regular, bold] = fontFiles[name];
    return [name, await Promise.all([loadFile(regular), loadFile(bold)])] as const;
  });
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
 * @param what is in it, such as `proof-preview`
 * @example 'smith-trial-proof-preview-2026-11-22'
 */
export function fileName({ catalog, design }: Scene, what: string, madeAt: Date): string {
  const [name = ''] = [design.job.name, catalog.book.products[design.product].name]
    .map((words) =>
      words
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-'),
    )
    .filter(Boolean);
  const day = [madeAt.getFullYear(), madeAt.getMonth() + 1, madeAt.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name}-${what}-${day}`;
}
