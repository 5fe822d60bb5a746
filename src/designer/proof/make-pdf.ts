import { addFonts } from '../../layout/glyphs.ts';
import { moreTables } from '../../layout/more-fonts.generated.ts';
import type { ProofJob } from './job.ts';
import { bankPage } from './pages/bank-page.ts';
import { banksOf } from './pages/divider.ts';
import { letterMargin, letterSize, type Page, tone } from './pages/page.ts';
import { pressPages } from './pages/press-pages.ts';
import { quotePages } from './pages/quote-page.ts';
import { summaryPage } from './pages/summary-page.ts';
import { titlePages } from './pages/title-pages.ts';
import { type Fonts, writePdf } from './write-pdf.ts';

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
  addFonts(moreTables);
  const pages = pagesOf(job);
  let done = 0;
  return writePdf(pages, job, fonts, madeAt, () => onPage(++done, pages.length));
}

/** The pages, each to be drawn when it is written: there may be a thousand. */
function pagesOf(job: ProofJob): (() => Page)[] {
  if (job.quote) return quotePages(job, job.quote).map((page) => () => page);
  return job.kind === 'press' ? pressPages(job) : proofPages(job);
}

/** The pages of a proof: the summary, every bank at actual size, and the list of titles. */
function proofPages(job: ProofJob): (() => Page)[] {
  const pages = [
    () => summaryPage(job),
    ...banksOf(job).map((own) => () => bankPage(job, own)),
    ...titlePages(job).map((page) => () => page),
  ];
  return pages.map((draw, index) => () => numbered(draw(), job, index + 1, pages.length));
}

/** Adds a footer with page number, seller and date. */
function numbered(page: Page, { seller, date }: ProofJob, number: number, count: number): Page {
  const { widthInches, heightInches } = page.size;
  const y = heightInches - 0.35;
  const left = widthInches > letterSize.widthInches ? 0.5 : letterMargin;
  const right = widthInches - left;
  page.rule(left, right, y - 0.17, tone.faint, 0.5);
  page.text(`${seller}. Proof preview, ${date}.`, left, y, { points: 8, paint: tone.soft });
  page.text(`Page ${number} of ${count}`, right, y, { points: 8, align: 'end' });
  return page;
}
