import { drawnTabs } from '../../drawing/frame.ts';
import { bodyLines } from '../../layout/body.ts';
import { sheetFill } from '../../layout/look.ts';
import { bankRanges } from '../../layout/tabs.ts';
import { DividerDrawing } from '../drawing/DividerDrawing.tsx';
import { memo } from './memo.ts';
import type { Controls, View } from './scene.ts';

interface Props extends Pick<View, 'scene'> {
  /** Without controls, the drawing can't switch to another bank. */
  readonly controls?: Controls;
  /** From 0; defaults to the bank of the selected tab. */
  readonly bank?: number;
}

/** A bank as whole dividers: the front, and the back if it is printed too. */
export const Preview = memo(drawPreview, ({ scene: { design, frame, state }, bank }) => [
  bank ?? Math.floor(state.current / frame.cut),
  design.titles,
  design.colors,
  design.options,
  design.body,
  frame,
]);

function drawPreview({ scene, controls, bank: given }: Props) {
  const { design, frame, look, state } = scene;
  const { titles, colors } = design;
  const ranges = bankRanges(titles.length, frame.cut);
  const bank = Math.min(given ?? Math.floor(state.current / frame.cut), ranges.length - 1);
  const range = ranges[bank] ?? { from: 0, to: 0 };
  const { text, isArtwork } = design.body;
  const sides = look.effects.printsBack ? (['front', 'back'] as const) : (['front'] as const);
  return (
    <figure class="preview">
      <div class="preview-sides">
        {sides.map((side) => (
          <DividerDrawing
            key={side}
            side={side}
            tabs={drawnTabs(titles, colors, range, frame, look)}
            color={sheetFill(look, colors[range.from] ?? '')}
            look={look}
            die={frame.die}
            body={{ lines: bodyLines(text, frame.die), isArtwork }}
            banks={ranges.length}
            label={`The ${side} of a divider, bank ${bank + 1} of ${ranges.length}`}
          />
        ))}
      </div>
      <figcaption class="preview-banks">
        {controls && ranges.length > 1 && (
          <BankStep
            label="Previous bank"
            isOff={bank === 0}
            run={() => controls.select(range.from - 1)}
          />
        )}
        <span>
          {sides.length > 1 && 'Front and back. '}
          {ranges.length > 1 && `Bank ${bank + 1} of ${ranges.length}`}
        </span>
        {controls && ranges.length > 1 && (
          <BankStep
            label="Next bank"
            isOff={bank === ranges.length - 1}
            run={() => controls.select(range.to)}
          />
        )}
      </figcaption>
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
