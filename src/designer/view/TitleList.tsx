import type { VNode } from 'preact';
import { isHeld, misfitOf } from '../../layout/fit.ts';
import { cutName } from '../../layout/tabs.ts';
import { tabCapacity } from '../../layout/type-area.ts';
import { bankRanges, type Frame, measured } from '../drawing/picture.ts';
import { BankHead } from './BankHead.tsx';
import { memo } from './memo.ts';
import type { View } from './scene.ts';
import { TitleRow } from './TitleRow.tsx';

/** More tabs than this scroll in a box of their own, so that the rest of the page stays near. */
const mostUnboxed = 40;

/**
 * Every title in a field of its own, bank by bank under a drawing of the bank. Rows and drawings
 * stand in one list, so that another cut leaves the rows where they are.
 */
export const TitleList = memo(drawTitleList, ({ scene: { design, frame, look, state } }) => [
  design.titles,
  design.colors,
  frame.cut,
  frame.cuts,
  look.ink,
  state.menu,
]);

function drawTitleList({ scene, controls }: View) {
  const { design, frame, look, state, catalog } = scene;
  const { titles, colors } = design;
  const ranges = bankRanges(titles.length, frame.cut);
  const isBoxed = titles.length > mostUnboxed;
  const misfits = misfitNotes(titles, frame);
  const items: VNode[] = [];
  ranges.forEach(({ from, to }, place) => {
    items.push(
      <BankHead
        key={`bank-${place}`}
        bank={place + 1}
        from={from}
        titles={titles.slice(from, to)}
        colors={colors.slice(from, to)}
        frame={frame}
        look={look}
        isOnly={ranges.length === 1}
        isFar={isBoxed && place > 0}
      />,
    );
    for (let index = from; index < to; index++) {
      items.push(
        <TitleRow
          key={index}
          index={index}
          title={titles[index] ?? ''}
          misfit={misfits.get(index)}
          isLast={index === titles.length - 1}
          isOpen={state.menu === index}
          titleLengthMax={catalog.book.limits.titleLengthMax}
          controls={controls}
        />,
      );
    }
  });
  return <ol class={isBoxed ? 'title-list boxed' : 'title-list'}>{items}</ol>;
}

/** For each title that does not fit: why, and what would help. */
function misfitNotes(titles: readonly string[], { cut, cuts, die }: Frame): Map<number, string> {
  const capacity = tabCapacity(cut, die);
  const notes = new Map<number, string>();
  titles.forEach((text, index) => {
    const title = measured(text);
    if (isHeld(title, capacity)) return;
    const { reason, help } = misfitOf(title, cut, cuts, die);
    notes.set(index, `Does not fit a ${cutName(cut)} cut tab. ${reason} ${help}`);
  });
  return notes;
}
