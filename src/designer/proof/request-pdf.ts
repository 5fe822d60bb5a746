import regular from '../fonts/arimo.ttf?url';
import bold from '../fonts/arimo-bold.ttf?url';
import type { Buyer } from '../quote-sheet/buyer.ts';
import type { Scene } from '../view/scene.ts';
import { fileName } from './download.ts';
import type { ProofKind } from './job.ts';
import { proofJob } from './job-of.ts';
import type { Order, Report } from './worker.ts';

/** The worker that makes PDFs one at a time, and its font files. */
interface Workshop {
  readonly worker: Worker;
  readonly fonts: Promise<Order['fonts']>;
}

const names = { proof: 'proof-preview', press: 'press-file', quote: 'quote' } as const;

let workshop: Workshop | undefined;

/** Preloads the PDF worker, so that the first PDF is ready sooner. */
export function preparePdf(): Workshop {
  workshop ??= {
    worker: new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    fonts: loadFonts(),
  };
  workshop.fonts.catch(closeWorkshop);
  return workshop;
}

/** After a failure, the next PDF loads everything again. */
function closeWorkshop(): void {
  workshop?.worker.terminate();
  workshop = undefined;
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
  const { worker, fonts } = preparePdf();
  try {
    const job = proofJob(scene, kind, madeAt, buyer);
    const pdf = await ask(worker, { job, fonts: await fonts, madeAt }, onProgress);
    return new File([pdf], `${fileName(scene, names[kind], madeAt)}.pdf`, {
      type: 'application/pdf',
    });
  } catch (error) {
    closeWorkshop();
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

async function loadFonts(): Promise<Order['fonts']> {
  const [regularFile, boldFile] = await Promise.all([regular, bold].map(loadFont));
  return { regular: regularFile as ArrayBuffer, bold: boldFile as ArrayBuffer };
}

async function loadFont(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}
