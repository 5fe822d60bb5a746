import type { ChoiceData, DieData } from '../../book/schema.ts';
import { printOf } from '../../design/print.ts';
import { type DrawnTab, drawnTabs, onDeskWith } from '../../drawing/frame.ts';
import { holeOutline } from '../../drawing/outline.ts';
import { inBinder, sheetParts, tabParts } from '../../drawing/parts.ts';
import { binderScene } from '../../drawing/scene/binder.ts';
import { flat } from '../../drawing/scene/poses.ts';
import { sceneContent } from '../../drawing/scene/scene.ts';

import { pathData, points, svgOf } from '../../drawing/svg.ts';
import type { BodyPrint } from '../../layout/body.ts';
import type { Materials } from '../../layout/look.ts';
import { holesOf } from '../../layout/sheet.ts';
import { bankRanges } from '../../layout/tabs.ts';
import type { View } from './page.ts';

/** The bank of the selected tab as whole dividers: the front, and the back if it is printed too. */
export function Dividers({ page }: View) {
  const { design, frame, look, state } = page;
  const { titles, colors } = design;
  const ranges = bankRanges(titles.length, frame.cut);
  const bank = Math.floor(state.current / frame.cut);
  const range = ranges[bank] ?? { from: 0, to: 0 };
  const sides = look.effects.printsBack ? (['front', 'back'] as const) : (['front'] as const);
  return (
    <div class="dividers">
      {sides.map((side) => (
        <DividerDrawing
          key={side}
          side={side}
          tabs={drawnTabs(titles, colors, range, frame, look)}
          look={look}
          die={frame.die}
          body={printOf(page)}
          punching={punchingOf(page)}
          label={`The ${side} of a divider, bank ${bank + 1} of ${ranges.length}`}
        />
      ))}
    </div>
  );
}

/** The set in an open ring binder. */
export function Binder({ page }: View) {
  const { design, frame, look, state } = page;
  const { titles, colors } = design;
  const range = onDeskWith(state.current, titles.length, frame.cut);
  const tabs = drawnTabs(titles, colors, range, frame, look);
  const drawn = binderScene({ id: 'in-binder', die: frame.die, materials: look, tabs });
  return <div class="binder" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** What the holes would be that the design doesn't have. */
function punchingOf({ catalog, design }: View['page']): ChoiceData | undefined {
  const { options } = catalog.book.products[design.product];
  return options.flatMap(({ choices }) => choices).find(({ effect }) => effect?.holes);
}

interface DrawingProps {
  readonly side: 'front' | 'back';
  readonly tabs: readonly DrawnTab[];
  readonly look: Materials;
  readonly die: DieData;
  readonly body: BodyPrint | undefined;
  readonly punching: ChoiceData | undefined;
  readonly label: string;
}

/** Margins around the sheet, in inches. */
const room = { left: 0.55, top: 0.2, right: 0.55, bottom: 0.64 };

/** A bank of dividers as in a binder, to scale, with dimensions. The back is mirrored. */
export function DividerDrawing(props: DrawingProps) {
  const { side, tabs, look, die, punching, label } = props;
  const body = look.effects.printsBody ? props.body : undefined;
  const { widthInches: width, heightInches: height } = die.sheet;
  const isBack = side === 'back';
  const left = isBack ? -die.tabExtensionInches : 0;
  const back = [
    ...sheetParts(die, look.effects, tabs[0]?.sheet ?? ''),
    ...tabs.flatMap((tab) => tabParts(tab, die)),
  ];
  const drawn = isBack
    ? svgOf(back, inBinder(die, left, 0, true))
    : sceneContent({ id: 'whole', die, materials: look, tabs, body, pose: flat, heading: null });
  const view = [
    left - room.left,
    -room.top,
    width + die.tabExtensionInches + room.left + room.right,
    height + room.top + room.bottom,
  ];
  return (
    <svg class="divider-drawing" viewBox={view.map(points).join(' ')} role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
      {!isBack && <Sizes die={die} tab={tabs[0]} />}
      {!isBack && !look.effects.holes && punching && <HolesHere die={die} punching={punching} />}
    </svg>
  );
}

/** Where holes would go. */
function HolesHere({ die, punching }: { die: DieData; punching: ChoiceData }) {
  const holes = holesOf(punching.effect?.holes, die);
  const middle = holes[Math.floor(holes.length / 2)];
  if (!middle) return null;
  const [x, y] = [points(middle.xInches + 0.3), points(middle.yInches)];
  const apart = Number(punching.effect?.holes?.centersInches.toFixed(2));
  return (
    <g class="holes-here" font-size="19">
      <path d={pathData(holes.flatMap(holeOutline))} />
      <text x={x} y={y}>
        {punching.label} goes here
      </text>
      <text x={x} y={y + 22}>
        {middle.xInches} in from the edge, {apart} in apart
      </text>
    </g>
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
