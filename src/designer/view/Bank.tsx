import { BankStrip } from '../drawing/BankStrip.tsx';
import type { Look } from '../drawing/look.ts';
import { type Frame, type TabPicture, tabPicture } from '../drawing/picture.ts';
import { isSameList, memo } from './memo.ts';
import type { Controls } from './scene.ts';
import { TitleRow } from './TitleRow.tsx';

export interface BankProps {
  /** From 1. */
  readonly bank: number;
  /** The place of its first tab, from 0. */
  readonly from: number;
  readonly titles: readonly string[];
  readonly colors: readonly string[];
  readonly tabCount: number;
  readonly titleLengthMax: number;
  readonly frame: Frame;
  readonly look: Look;
  /** The place of the tab whose menu is open, where it is one of this bank. */
  readonly menu: number | null;
  readonly controls: Controls;
}

/** A bank: its tabs as they will look, and under them a field for each title. */
export const Bank = memo(drawBank, (before, after) => {
  return (
    before.frame.cut === after.frame.cut &&
    before.frame.cuts === after.frame.cuts &&
    before.look.ink === after.look.ink &&
    before.look.isFilm === after.look.isFilm &&
    before.menu === after.menu &&
    before.tabCount === after.tabCount &&
    isSameList(before.titles, after.titles) &&
    isSameList(before.colors, after.colors)
  );
});

function drawBank(props: BankProps) {
  const { bank, from, titles, colors, tabCount, titleLengthMax, frame, look, menu, controls } =
    props;
  const tabs = titles.map((title, place) => tabPicture(title, from + place, frame));
  const isOnly = tabCount <= frame.cut;
  return (
    <section class="bank" aria-label={isOnly ? 'Tabs' : `Bank ${bank}`}>
      {!isOnly && (
        <h3 class="bank-name">
          Bank {bank} <span class="quiet">{tabNumbers(tabs)}</span>
        </h3>
      )}
      <BankStrip
        tabs={tabs}
        colors={colors}
        look={look}
        die={frame.die}
        label={`Drawing of ${tabNumbers(tabs)}`}
      />
      <ol class="title-rows" start={from + 1}>
        {tabs.map((tab, place) => (
          <TitleRow
            key={place}
            tab={tab}
            isLast={tab.index === tabCount - 1}
            isOpen={menu === tab.index}
            cut={frame.cut}
            titleLengthMax={titleLengthMax}
            controls={controls}
          />
        ))}
      </ol>
    </section>
  );
}

function tabNumbers(tabs: readonly TabPicture[]): string {
  const first = (tabs[0]?.index ?? 0) + 1;
  const last = (tabs.at(-1)?.index ?? 0) + 1;
  return first === last ? `tab ${first}` : `tabs ${first} to ${last}`;
}
