import type { DieData } from '../../book/schema.ts';
import { type BankRange, bankRanges } from '../../layout/tabs.ts';
import type { DrawnTab } from '../frame.ts';
import { extentOf, type Scene, type ScenePose } from './scene.ts';

/** The most banks and sheets that lie on the desk together. */
const mostBanks = 4;
const mostSheets = 24;

/** The tabs that lie on the desk with one of them: the banks around it, a few at a time. */
export function onDeskWith(tab: number, tabs: number, cut: number): BankRange {
  const banks = Math.max(1, Math.min(mostBanks, Math.floor(mostSheets / cut)));
  const first = Math.floor(tab / cut / banks) * banks;
  const shown = bankRanges(tabs, cut).slice(first, first + banks);
  return { from: shown[0]?.from ?? 0, to: shown.at(-1)?.to ?? tabs };
}

/** Around the sheets on the desk, in inches. */
const margin = 0.4;

/** A set on the buyer's desk, tabs up: every tab of every bank is seen in full. */
export function desk(
  tabs: readonly DrawnTab[],
  cut: number,
  die: DieData,
): Pick<Scene, 'pose' | 'view'> {
  const isOneBank = tabs.length <= cut;
  const bankRiseInches = die.tabExtensionInches * 1.16;
  const pose: ScenePose = {
    turn: -90,
    fan: -2.4 / Math.max(4, tabs.length - 1),
    riseInches: isOneBank ? Math.min(0.34, 1.7 / tabs.length) : bankRiseInches / cut,
    pivot: [0, 0],
  };
  const [left, top, right, bottom] = extentOf(pose, die, tabs);
  return {
    pose,
    view: [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin],
  };
}
