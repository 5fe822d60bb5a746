import { bankCount } from '../../../layout/tabs.ts';
import type { ProofJob } from '../job.ts';
import { bankPage } from './bank-page.ts';
import { dark, faint, type Page, rule, soft, text, textUpTo } from './page.ts';
import { summaryPage } from './summary-page.ts';
import { titlePages } from './title-pages.ts';

/** The pages of a proof: the summary, every bank at actual size, and the list of titles. */
export function* proofPages(job: ProofJob): Generator<Page> {
  const banks = bankCount(job.tabs.length, job.cut);
  const lists = titlePages(job);
  const count = 1 + banks + lists.length;
  yield numbered(summaryPage(job), job, 1, count);
  for (let bank = 1; bank <= banks; bank++) {
    yield numbered(bankPage(job, bank), job, 1 + bank, count);
  }
  for (const [index, page] of lists.entries()) {
    yield numbered(page, job, 2 + banks + index, count);
  }
}

/** The number of pages that {@link proofPages} yields. */
export function proofPageCount(job: ProofJob): number {
  return 1 + bankCount(job.tabs.length, job.cut) + titlePages(job).length;
}

/** Adds a footer with page number, seller and date. */
function numbered(page: Page, { seller, date }: ProofJob, number: number, count: number): Page {
  const y = page.heightInches - 0.35;
  const left = 0.5;
  const right = page.widthInches - 0.5;
  const small = { points: 8, paint: soft };
  return {
    ...page,
    marks: [
      ...page.marks,
      rule(left, y - 0.17, right, y - 0.17, faint, 0.5),
      text(`${seller}. Proof preview, ${date}.`, left, y, small),
      textUpTo(`Page ${number} of ${count}`, right, y, { points: 8, paint: dark }),
    ],
  };
}
