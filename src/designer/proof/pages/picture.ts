import { boxOutline } from '../../../drawing/outline.ts';
import { tabsUp } from '../../../drawing/pose.ts';
import { overallBox } from '../../../layout/sheet.ts';
import { bankCount } from '../../../layout/tabs.ts';
import type { ProofJob } from '../job.ts';
import { stockOf, tabMarks, tabsOfBank } from './bank-page.ts';
import type { Block } from './blocks.ts';
import { faint, type Mark, soft, text } from './page.ts';

/** White paper next to a white page. */
const paperHex = '#faf9f5';

/** Where the picture of a set goes, and how many banks it has at most. */
interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly widthInches: number;
  readonly mostBanks: number;
  /** How much of the front sheet shows. */
  readonly sheetInches: number;
  /** Where the others are, after their number. */
  readonly where: string;
}

/** The tabs of the first banks as in a binder, in small. */
export function pictureOf(
  job: ProofJob,
  { left, top, widthInches, mostBanks, sheetInches, where }: PicturePlace,
): Block {
  const { die, cut, tabs } = job;
  const scale = widthInches / overallBox(die).heightInches;
  const tabHeight = die.tabExtensionInches * scale;
  const pitch = tabHeight + 0.14;
  const banks = bankCount(tabs.length, cut);
  const shown = Math.min(banks, banks > mostBanks ? mostBanks - 1 : mostBanks);
  const marks: Mark[] = [];
  for (let bank = shown; bank >= 1; bank--) {
    const own = tabsOfBank(job, bank);
    const y = top + (bank - 1) * pitch;
    const edge = {
      xInches: left,
      yInches: y + tabHeight,
      widthInches,
      heightInches: bank === shown ? sheetInches : 0.14,
    };
    const fill = { hex: job.look.isFilm ? paperHex : stockOf(job, own) };
    marks.push(
      { kind: 'shape', path: boxOutline(edge), fill, stroke: faint, linePoints: 0.5 },
      ...tabMarks(job, own, tabsUp(die, left, y, scale), false),
    );
  }
  const bottom = top + shown * pitch - 0.14 + sheetInches;
  if (shown === banks) return { marks, bottom };
  const more = `${banks - shown} more banks${where}`;
  return {
    marks: [...marks, text(more, left, bottom + 0.22, { points: 9, paint: soft })],
    bottom: bottom + 0.25,
  };
}
