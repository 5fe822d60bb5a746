import { drawnTabs } from '../../drawing/frame.ts';
import { sheetFill } from '../../layout/look.ts';
import { bankRanges } from '../../layout/tabs.ts';
import { bodyOf } from '../artwork/picture.ts';
import { DividerDrawing } from '../drawing/DividerDrawing.tsx';
import { later, lazy } from './lazy.tsx';
import type { Controls, View } from './scene.ts';

const ArtworkImage = lazy(async () => (await later()).ArtworkImage);

interface Props extends Pick<View, 'scene'> {
  /** From 0; defaults to the bank of the selected tab. */
  readonly bank?: number;
  /** If artwork can be moved. */
  readonly controls?: Controls;
}

/** A bank as whole dividers: the front, and the back if it is printed too. */
export function Preview({ scene, bank: given, controls }: Props) {
  const { design, frame, look, state } = scene;
  const { titles, colors } = design;
  const ranges = bankRanges(titles.length, frame.cut);
  const bank = Math.min(given ?? Math.floor(state.current / frame.cut), ranges.length - 1);
  const range = ranges[bank] ?? { from: 0, to: 0 };
  const body = bodyOf(scene);
  const { artwork, picture } = body;
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
            body={body}
            banks={ranges.length}
            label={`The ${side} of a divider, bank ${bank + 1} of ${ranges.length}`}
          >
            {side === 'front' && look.effects.printsBody && artwork && picture && (
              <ArtworkImage scene={scene} artwork={artwork} picture={picture} controls={controls} />
            )}
          </DividerDrawing>
        ))}
      </div>
      <figcaption class="preview-banks">
        <span>
          {sides.length > 1 && 'Front and back. '}
          {ranges.length > 1 && `Bank ${bank + 1} of ${ranges.length}`}
        </span>
      </figcaption>
    </figure>
  );
}
