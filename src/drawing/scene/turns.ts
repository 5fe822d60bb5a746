import { type BankRange, bankRanges } from '../../layout/tabs.ts';

/** The most tabs that lie on the desk together, in whole banks. */
const mostOnDesk = 60;

/** What lies on the desk at a time: all banks of a set of up to 60 tabs, else as many as that holds. */
export function deskTurns(tabs: number, cut: number): BankRange[] {
  if (tabs <= mostOnDesk) return [{ from: 0, to: tabs }];
  return bankRanges(tabs, cut * Math.max(1, Math.floor(mostOnDesk / cut)));
}

/** The tabs that lie on the desk with one of them. */
export function onDeskWith(tab: number, tabs: number, cut: number): BankRange {
  return deskTurns(tabs, cut).find(({ to }) => tab < to) ?? { from: 0, to: tabs };
}
