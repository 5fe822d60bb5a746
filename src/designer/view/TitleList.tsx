import { isHeld, misfitOf } from '../../layout/fit.ts';
import { cutName } from '../../layout/tabs.ts';
import { tabCapacity } from '../../layout/type-area.ts';
import { type Frame, measured } from '../drawing/picture.ts';
import { memo } from './memo.ts';
import type { View } from './scene.ts';
import { TabActions } from './TabActions.tsx';
import { TitleRow } from './TitleRow.tsx';

/** More tabs than this scroll in a box of their own, so that the rest of the page stays near. */
const mostUnboxed = 15;

/** Every title in a field of its own: for keyboards, and for long sets. */
export const TitleList = memo(drawTitleList, ({ scene: { design, frame, state } }) => [
  design.titles,
  design.type,
  frame.cut,
  frame.cuts,
  state.menu,
  state.menu !== null && state.isColoring,
  state.menu !== null && design.colors,
]);

function drawTitleList(view: View) {
  const { scene, controls } = view;
  const { design, frame, state, catalog } = scene;
  const { titles } = design;
  const misfits = misfitNotes(titles, frame);
  return (
    <ol class={titles.length > mostUnboxed ? 'title-list boxed' : 'title-list'}>
      {titles.map((title, index) => (
        <TitleRow
          key={index}
          index={index}
          title={title}
          misfit={misfits.get(index)}
          isLast={index === titles.length - 1}
          menu={state.menu === index ? <TabActions {...view} index={index} /> : undefined}
          titleLengthMax={catalog.book.limits.titleLengthMax}
          controls={controls}
        />
      ))}
    </ol>
  );
}

/** For each title that does not fit: why, and what would help. */
function misfitNotes(
  titles: readonly string[],
  { cut, cuts, die, type }: Frame,
): Map<number, string> {
  const capacity = tabCapacity(cut, die);
  const notes = new Map<number, string>();
  titles.forEach((text, index) => {
    const title = measured(text, type);
    if (isHeld(title, capacity)) return;
    const { reason, help } = misfitOf(title, cut, cuts, die);
    notes.set(index, `Does not fit a ${cutName(cut)} cut tab. ${reason} ${help}`);
  });
  return notes;
}
