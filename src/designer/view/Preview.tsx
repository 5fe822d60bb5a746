import { bankCount } from '../../layout/tabs.ts';
import { DividerDrawing } from '../drawing/DividerDrawing.tsx';
import { bankRanges, tabPicture } from '../drawing/picture.ts';
import { memo } from './memo.ts';
import type { Controls, View } from './scene.ts';

interface Props extends Pick<View, 'scene'> {
  /** Without them the drawing cannot go on to another bank. */
  readonly controls?: Controls;
  /** From 0; otherwise the bank that is being worked on. */
  readonly bank?: number;
}

/** A bank as a whole divider. */
export const Preview = memo(drawPreview, ({ scene: { design, frame, look, state }, bank }) => [
  bank ?? Math.floor(state.current / frame.cut),
  design.titles,
  design.colors,
  design.options,
  frame.cut,
  look.isFilm,
]);

function drawPreview({ scene, controls, bank: given }: Props) {
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
        <figcaption class="preview-banks">
          {controls && (
            <BankStep
              label="Bank before"
              isOff={bank === 0}
              run={() => controls.select(from - 1)}
            />
          )}
          <span>
            Bank {bank + 1} of {banks}
          </span>
          {controls && (
            <BankStep
              label="Next bank"
              isOff={bank === banks - 1}
              run={() => controls.select(to)}
            />
          )}
        </figcaption>
      )}
    </figure>
  );
}

function BankStep({ label, isOff, run }: { label: string; isOff: boolean; run: () => void }) {
  return (
    <button
      type="button"
      class="button plain small needs-script"
      aria-disabled={isOff}
      onClick={() => isOff || run()}
    >
      {label}
    </button>
  );
}
