import { bankCount } from '../../layout/tabs.ts';
import { DividerDrawing } from '../drawing/DividerDrawing.tsx';
import { bankRanges, tabPicture } from '../drawing/picture.ts';
import { memo } from './memo.ts';
import type { View } from './scene.ts';

/** The bank that is being worked on, as a whole divider. */
export const Preview = memo(drawPreview, ({ scene: { design, frame, look, state }, bank }) => [
  bank ?? Math.floor(state.current / frame.cut),
  design.titles,
  design.colors,
  design.options,
  frame.cut,
  look.isFilm,
]);

function drawPreview({ scene, bank: given }: Pick<View, 'scene'> & { bank?: number }) {
  const { design, frame, look, state } = scene;
  const { titles, colors, options } = design;
  const ranges = bankRanges(titles.length, frame.cut);
  const bank = given ?? Math.min(Math.floor(state.current / frame.cut), ranges.length - 1);
  const { from, to } = ranges[bank] ?? { from: 0, to: 0 };
  const tabs = titles.slice(from, to).map((title, place) => tabPicture(title, from + place, frame));
  const banks = bankCount(titles.length, frame.cut);
  return (
    <figure class="preview">
      <DividerDrawing
        tabs={tabs}
        colors={colors.slice(from, to)}
        look={look}
        die={frame.die}
        options={options}
        banks={banks}
        label={`Drawing of a divider with its tabs, bank ${bank + 1} of ${banks}`}
      />
      {banks > 1 && (
        <figcaption class="quiet">
          Bank {bank + 1} of {banks}
        </figcaption>
      )}
    </figure>
  );
}
