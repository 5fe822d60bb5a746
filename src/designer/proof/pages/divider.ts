import { type Part, tabParts } from '../../../drawing/parts.ts';
import { boxPose, type Pose, posed } from '../../../drawing/pose.ts';
import { artworkBox } from '../../../layout/artwork.ts';
import { tabPlacement } from '../../../layout/tabs.ts';
import { textWidthInches } from '../../../layout/wrap.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { type Mark, type Paint, type Picture, type Shape, shortened, type Text } from './page.ts';

/** How the parts of a divider are printed, by role. A part without a style is omitted. */
export type Styles = { readonly [Role in Part['role']]?: Style };

interface Style extends Omit<Shape, 'kind' | 'path' | 'fill'> {
  /** Whether it is filled, or printed, in its own color. */
  readonly fill?: Paint | 'own';
}

/** Parts of a divider as marks of the page that it lies on. */
export function marksOf(parts: readonly Part[], pose: Pose, styles: Styles): Mark[] {
  return parts.flatMap((part): Mark[] => {
    const style = styles[part.role];
    if (!style) return [];
    const { color = '' } = part;
    const fill = style.fill === 'own' ? { hex: color } : style.fill;
    const placed = posed(part, pose);
    if (!('path' in placed)) {
      const paint = fill ?? { hex: color };
      return [textOf(placed, style.layer ? { paint, layer: style.layer } : { paint })];
    }
    const { fill: _, ...line } = style;
    return [{ kind: 'shape', path: placed.path, ...line, ...(fill && { fill }) }];
  });
}

/** The job's artwork, if its pixels are here. */
export function artworkMarks(
  { body }: ProofJob,
  pose: Pose,
  style: Pick<Picture, 'paint' | 'layer'>,
): Mark[] {
  if (!body?.artwork || !body.picture) return [];
  return [{ kind: 'picture', at: boxPose(pose, artworkBox(body.artwork)), ...style }];
}

function textOf(
  { text, xInches, yInches, turn, points, face }: Extract<Part, { turn: number }>,
  style: Pick<Text, 'paint' | 'layer'>,
): Text {
  const half = textWidthInches(text, points, face) / 2;
  const direction = (turn * Math.PI) / 180;
  const start = {
    xInches: xInches - half * Math.cos(direction),
    yInches: yInches - half * Math.sin(direction),
  };
  return { kind: 'text', text, ...start, turn, points, face, ...style };
}

/** Returns whether a title is printed as is; the print shop typesets others after asking. */
export function isPrintable({ fits, lacking }: ProofTab): boolean {
  return fits && lacking.length === 0;
}

const note = { lines: ['set by the printer'], pointSize: 8 };

/** A tab with its title: shortened if it doesn't fit, or a note that the print shop typesets it. */
export function tabOf({ die, cut, tabs, look }: ProofJob, index: number): Part[] {
  const tab = tabs[index] as ProofTab;
  const placement = tabPlacement(index + 1, cut, die);
  const { lines, pointSize } = tab.lacking.length > 0 ? note : tab;
  const room = placement.widthInches - 2 * die.titleMargin.endsInches;
  const { face, ink } = look;
  const cutOff = () => lines.map((line) => shortened(line, room, pointSize, face));
  const fit = { fits: true, lines: isPrintable(tab) ? lines : cutOff(), pointSize } as const;
  return tabParts({ placement, fit, face, color: tab.color.tabHex, ink: ink.hex }, die);
}
