import { isHeld } from '../../layout/fit.ts';
import { lacking } from '../../layout/printed.ts';
import { tabCapacity } from '../../layout/type-area.ts';
import { measured } from '../drawing/picture.ts';
import { memo } from './memo.ts';
import type { View } from './scene.ts';
import { TabActions } from './TabActions.tsx';
import { TitleRow } from './TitleRow.tsx';

/** More tabs than this scroll in a box of their own, so that the rest of the page stays near. */
const mostUnboxed = 15;

/** Every title in a field of its own: for keyboards, and for long sets. */
export const TitleList = memo(drawTitleList, ({ scene: { design, frame, state } }) => [
  design.titles,
  frame,
  state.menu,
  state.menu !== null && state.isColoring,
  state.menu !== null && design.colors,
]);

function drawTitleList(view: View) {
  const { scene, controls } = view;
  const { design, frame, state, catalog } = scene;
  const { titles } = design;
  const capacity = tabCapacity(frame.cut, frame.die);
  return (
    <ol class={titles.length > mostUnboxed ? 'title-list boxed' : 'title-list'}>
      {titles.map((title, index) => {
        const measures = measured(title, design.type);
        const isMisfit = !isHeld(measures, capacity);
        return (
          <TitleRow
            key={index}
            index={index}
            title={title}
            isMisfit={isMisfit}
            noted={isMisfit || lacking(measures.text).length > 0 ? frame : undefined}
            isLast={index === titles.length - 1}
            menu={state.menu === index ? <TabActions {...view} index={index} /> : undefined}
            titleLengthMax={catalog.book.limits.titleLengthMax}
            controls={controls}
          />
        );
      })}
    </ol>
  );
}
