import type { DieData } from '../../book/schema.ts';
import { printOf } from '../../design/print.ts';
import { type DrawnTab, drawnTabs } from '../../drawing/frame.ts';
import { bodyParts, inBinder, sheetParts, tabParts } from '../../drawing/parts.ts';
import { points, svgOf } from '../../drawing/svg.ts';
import type { BodyPrint } from '../../layout/body.ts';
import type { Materials } from '../../layout/look.ts';
import { bankRanges } from '../../layout/tabs.ts';
import type { View } from './scene.ts';

interface Props extends Pick<View, 'scene'> {
  /** From 0; defaults to the bank of the selected tab. */
  readonly bank?: number;
}

/** A bank as whole dividers: the front, and the back if it is printed too. */
export function Preview({ scene, bank: given }: Props) {
  const { design, frame, look, state } = scene;
  const { titles, colors } = design;
  const ranges = bankRanges(titles.length, frame.cut);
  const bank = given ?? Math.floor(state.current / frame.cut);
  const range = ranges[bank] ?? { from: 0, to: 0 };
  const body = printOf(scene);
  const sides = look.effects.printsBack ? (['front', 'back'] as const) : (['front'] as const);
  return (
    <figure class="preview">
      <div class="preview-sides">
        {sides.map((side) => (
          <DividerDrawing
            key={side}
            side={side}
            tabs={drawnTabs(titles, colors, range, frame, look)}
            look={look}
            die={frame.die}
            body={body}
            banks={ranges.length}
            label={`The ${side} of a divider, bank ${bank + 1} of ${ranges.length}`}
          />
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

interface DrawingProps {
  readonly side: 'front' | 'back';
  readonly tabs: readonly DrawnTab[];
  readonly look: Materials;
  readonly die: DieData;
  readonly body: BodyPrint | undefined;
  readonly banks: number;
  readonly label: string;
}

/** Margins around the sheet, and how far the sheets behind it show, in inches. */
const room = { left: 0.55, top: 0.17, right: 0.45, bottom: 0.64 };
const behind = 0.1;

/** A bank of dividers as in a binder, to scale, with dimensions. The back is mirrored. */
export function DividerDrawing(props: DrawingProps) {
  const { side, tabs, look, die, body, banks, label } = props;
  const { effects, ink } = look;
  const { widthInches: width, heightInches: height } = die.sheet;
  const extension = die.tabExtensionInches;
  const isBack = side === 'back';
  const sheet = sheetParts(die, effects, tabs[0]?.sheet ?? '');
  const left = isBack ? -extension : 0;
  const stack = Array.from({ length: Math.min(banks - 1, 3) }, (_, sheets) => {
    const offset = (sheets + 1) * behind;
    return svgOf(sheet.slice(0, 1), inBinder(die, left + offset, -offset, isBack));
  });
  const parts = [
    ...sheet,
    ...(effects.printsBody && body && !isBack ? bodyParts(body, die, ink) : []),
    ...tabs.flatMap((tab) => tabParts(tab, die)),
  ];
  const drawn = [...stack.reverse(), svgOf(parts, inBinder(die, left, 0, isBack))];
  const view = [
    left - room.left,
    -room.top - behind * 3,
    width + extension + room.left + room.right + behind * 3,
    height + room.top + room.bottom + behind * 3,
  ];
  return (
    <svg class="divider-drawing" viewBox={view.map(points).join(' ')} role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: drawn.join('') }} />
      {!isBack && <Sizes die={die} tab={tabs[0]} />}
    </svg>
  );
}

function Sizes({ die, tab }: { die: DieData; tab: DrawnTab | undefined }) {
  const { widthInches, heightInches } = die.sheet;
  const overall = widthInches + die.tabExtensionInches;
  const [width, height] = [points(overall), points(heightInches)];
  const below = height + 12;
  return (
    <g class="sizes" font-size="21">
      <path d={`M0 ${below}v8M0 ${below + 4}H${width}m0 -4v8`} />
      <text x={width / 2} y={below + 28}>
        {overall} in, {widthInches} without the tab
      </text>
      <path d={`M-8 0h-8M-12 0V${height}m-4 0h8`} />
      <text transform={`translate(-18 ${height / 2}) rotate(-90)`}>{heightInches} in</text>
      {tab && (
        <text
          transform={`translate(${width + 12} ${points(tab.placement.offsetInches + tab.placement.widthInches / 2)}) rotate(90)`}
        >
          {Number(tab.placement.widthInches.toFixed(2))} in
        </text>
      )}
    </g>
  );
}
