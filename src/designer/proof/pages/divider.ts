import type { DieData } from '../../../book/schema.ts';
import { bodyPitchInches, bodyPoints } from '../../../layout/body.ts';
import { capitalHeight } from '../../../layout/glyphs.ts';
import {
  boxOutline,
  dividerOutline,
  holeOutline,
  type Segment,
  tabOutline,
} from '../../../layout/outline.ts';
import { edgeStripBox, sheetBox } from '../../../layout/sheet.ts';
import { type TabPlacement, tabPlacement } from '../../../layout/tabs.ts';
import { textWidthInches, titleLines } from '../../../layout/title-lines.ts';
import { pointsToInches } from '../../../layout/type-area.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { type Layer, type Paint, type Shape, shortened, spelled, type Text } from './page.ts';
import { placed, placedText, type Side } from './side.ts';

/** The paints for the parts of a divider. */
export interface Palette {
  readonly ink: Paint;
  readonly die: Paint;
  readonly hole: Paint;
  readonly strip: Paint;
  readonly misfit: Paint;
}

/** The die line of a divider with its tab. */
export function dieLine(tab: TabPlacement, die: DieData, side: Side, stroke: Paint): Shape {
  return shape(dividerOutline(tab, die), side, { stroke, linePoints: 0.5, layer: 'Die' });
}

/** The sheet without its tabs. */
export function sheet(die: DieData, side: Side, style: Omit<Shape, 'kind' | 'path'>): Shape {
  return shape(boxOutline(sheetBox(die), 0.06), side, style);
}

/** A single tab: its film, its plastic, or the stock. */
export function tab(
  placement: TabPlacement,
  die: DieData,
  side: Side,
  style: Omit<Shape, 'kind' | 'path'>,
): Shape {
  return shape(tabOutline(placement, die), side, style);
}

/** The part of a tab reserved for titles. */
export function safeArea(placement: TabPlacement, die: DieData, side: Side, stroke: Paint): Shape {
  const { endsInches, edgesInches } = die.titleMargin;
  const box = {
    xInches: die.sheet.widthInches + edgesInches,
    yInches: placement.offsetInches + endsInches,
    widthInches: die.tabExtensionInches - 2 * edgesInches,
    heightInches: placement.widthInches - 2 * endsInches,
  };
  return shape(boxOutline(box), side, { stroke, linePoints: 0.4, isDashed: true });
}

export function holes(
  { look }: ProofJob,
  side: Side,
  style: Omit<Shape, 'kind' | 'path'>,
): Shape[] {
  return look.holes.map((hole) => shape(holeOutline(hole), side, style));
}

/** The strip along the binding edge, if there is one. */
export function edgeStrip(
  { die, look }: ProofJob,
  side: Side,
  style: Omit<Shape, 'kind' | 'path'>,
): Shape[] {
  if (look.edgeStripInches === 0) return [];
  const box = edgeStripBox(look.edgeStripInches, die);
  return [shape(boxOutline(box), side, style)];
}

/** Returns whether a title is printed as is; the print shop typesets others after asking. */
export function isPrintable({ fits, lacking }: ProofTab): boolean {
  return fits && lacking.length === 0;
}

/** A title on its tab, as printed. */
export function title(job: ProofJob, index: number, side: Side, paint: Paint): Text[] {
  const { die, cut, look } = job;
  const { lines, pointSize } = job.tabs[index] as ProofTab;
  const placement = tabPlacement(index + 1, cut, die);
  const set = titleLines({ lines, pointSize }, placement.widthInches, die, look.isBold);
  return set.map(({ text, xInches, baselineInches }) =>
    placedText(alongTab(placement, die, side, xInches, baselineInches), side, {
      text,
      points: pointSize,
      isBold: look.isBold,
      paint,
      layer: 'Print' as Layer,
    }),
  );
}

/**
 * Replaces a title that doesn't print as is with its beginning, or with a note on who typesets it.
 */
export function shortenedTitle(job: ProofJob, index: number, side: Side, paint: Paint): Text[] {
  const { die, cut, tabs } = job;
  const { lacking, pointSize, lines } = tabs[index] as ProofTab;
  const placement = tabPlacement(index + 1, cut, die);
  const room = placement.widthInches - 2 * die.titleMargin.endsInches;
  const shown =
    lacking.length > 0
      ? { lines: [shortened('set by the printer', room, 8)], pointSize: 8 }
      : { lines: lines.map((line) => shortened(line, room, pointSize)), pointSize };
  return titleLines(shown, placement.widthInches, die).map(({ text, xInches, baselineInches }) =>
    placedText(alongTab(placement, die, side, xInches, baselineInches), side, {
      text: spelled(text),
      points: shown.pointSize,
      paint,
    }),
  );
}

/** Maps a position on an upright tab to a position on the sheet and the direction of its line. */
function alongTab(
  { offsetInches, widthInches }: TabPlacement,
  { sheet, tabExtensionInches }: DieData,
  { isBack }: Side,
  along: number,
  down: number,
) {
  const x = sheet.widthInches + tabExtensionInches - down;
  return isBack
    ? { x, y: offsetInches + widthInches - along, runs: [0, -1] as const }
    : { x, y: offsetInches + along, runs: [0, 1] as const };
}

/** The text centered on the body, or a frame for artwork. */
export function body(job: ProofJob, side: Side, paint: Paint): (Shape | Text)[] {
  if (!job.body || side.isBack) return [];
  const { widthInches, heightInches } = job.die.sheet;
  const room = widthInches - 2.5;
  if (job.body.isArtwork) {
    const box = {
      xInches: 1.5,
      yInches: heightInches / 2 - 1.5,
      widthInches: widthInches - 2.5,
      heightInches: 3,
    };
    return [
      shape(boxOutline(box), side, { stroke: paint, linePoints: 0.5, isDashed: true }),
      ...centered(['Your artwork, sent by e-mail'], widthInches, heightInches, 10, side, paint),
    ];
  }
  const lines = job.body.lines.map((line) => shortened(line, room, bodyPoints));
  return centered(lines, widthInches, heightInches, bodyPoints, side, paint, 'Print');
}

function centered(
  lines: readonly string[],
  width: number,
  height: number,
  points: number,
  side: Side,
  paint: Paint,
  layer?: Layer,
): Text[] {
  const capitals = pointsToInches((capitalHeight / 1000) * points);
  const first = height / 2 - ((lines.length - 1) * bodyPitchInches - capitals) / 2;
  return lines.map((text, line) => {
    const x = (width - textWidthInches(text, points)) / 2;
    const at = { x, y: first + line * bodyPitchInches, runs: [1, 0] as const };
    return placedText(at, side, { text, points, paint, layer });
  });
}

function shape(path: readonly Segment[], side: Side, style: Omit<Shape, 'kind' | 'path'>): Shape {
  return { kind: 'shape', path: placed(path, side), ...style };
}
