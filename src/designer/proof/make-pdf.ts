import { addFonts } from '../../layout/more-fonts.ts';
import type { ProofJob } from './job.ts';
import type { Page } from './pages/page.ts';
import {
  colorSpot,
  dieSpot,
  holeSpot,
  inkSpot,
  pressPageCount,
  pressPages,
  stripSpot,
} from './pages/press-pages.ts';
import { proofPageCount, proofPages } from './pages/proof-pages.ts';
import { quotePages } from './pages/quote-page.ts';
import { savedName } from './saved-design.ts';
import { type Fonts, type PdfFacts, writePdf } from './write-pdf.ts';

/**
 * Makes a design's PDF.
 *
 * @param onPage called with the number of pages written
 */
export function makePdf(
  job: ProofJob,
  fonts: Fonts,
  madeAt: Date,
  onPage: (done: number, count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  addFonts();
  const { count, pages } = pagesOf(job);
  let done = 0;
  return writePdf(pages, factsOf(job, madeAt), fonts, () => onPage(++done, count));
}

function pagesOf(job: ProofJob): { count: number; pages: Iterable<Page> } {
  if (job.quote) {
    const pages = quotePages(job, job.quote);
    return { count: pages.length, pages };
  }
  return job.kind === 'press'
    ? { count: pressPageCount(job), pages: pressPages(job) }
    : { count: proofPageCount(job), pages: proofPages(job) };
}

const documentNames = { proof: 'Proof preview', press: 'Press file', quote: 'Quote' };

function factsOf(job: ProofJob, madeAt: Date): PdfFacts {
  const isPress = job.kind === 'press';
  const named = job.lines.filter(({ key }) => key === 'name').map(({ text }) => text);
  return {
    title: `${documentNames[job.kind]}: ${[...named, job.product].join(', ')}, ${job.tabs.length} tabs`,
    author: job.seller,
    madeAt,
    spots: isPress ? spotsOf(job) : new Map(),
    hasLayers: isPress,
    picture: job.body?.picture?.png,
    attachment: { name: savedName, type: 'application/json', text: job.design },
  };
}

function spotsOf(job: ProofJob): Map<string, string> {
  const { look, tabs } = job;
  return new Map([
    [dieSpot, '#ff00ff'],
    ...(look.effects.holes ? [[holeSpot, '#00ff00'] as const] : []),
    ...(look.effects.edgeStripInches ? [[stripSpot, '#dfe9ee'] as const] : []),
    ...tabs
      .filter(({ color }) => color.name !== '')
      .map(({ color }) => [colorSpot(job, color.name), color.hex] as const),
    [inkSpot(job), look.ink.hex],
  ]);
}
