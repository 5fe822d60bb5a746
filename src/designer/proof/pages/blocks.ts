import { qrCode } from '../../../drawing/qr-code.ts';
import { type Box, boxAt } from '../../../layout/sheet.ts';
import type { Line } from '../../../text/lines.ts';
import {
  type Mark,
  type Print,
  pointsFor,
  rectangle,
  rule,
  text,
  texts,
  tone,
  widthOf,
  wrapped,
} from './page.ts';

/** Marks that end at a height. */
export interface Block {
  readonly marks: readonly Mark[];
  /** Room for the next line, from the top of the page. */
  readonly bottom: number;
}

/** Blocks next to each other. */
export function sideBySide(...blocks: readonly Block[]): Block {
  return {
    marks: blocks.flatMap(({ marks }) => marks),
    bottom: Math.max(...blocks.map(({ bottom }) => bottom)),
  };
}

/** Where a list goes and how it is set. */
interface ListPlace {
  readonly left: number;
  /** The baseline of the first line. */
  readonly top: number;
  readonly widthInches: number;
  readonly labelInches: number;
  readonly points: number;
  /** The most rows that one text may take. */
  readonly rowsMax: number;
  /** How all of it is printed; by default labels are fainter. */
  readonly print?: Print;
}

/** Labels with their texts in two columns. */
export function lineList(lines: readonly Line[], place: ListPlace): Block {
  const { left, top, widthInches, labelInches, points, rowsMax, print } = place;
  const pitch = (points * 0.15) / 9.5;
  const marks: Mark[] = [];
  let y = top;
  for (const line of lines) {
    const labels = wrapped(line.label, labelInches - 0.1, points);
    const values = wrapped(line.text, widthInches - labelInches, points, rowsMax);
    marks.push(
      ...texts(labels, left, y, pitch, { points, paint: tone.soft, ...print }),
      ...texts(values, left + labelInches, y, pitch, { points, paint: tone.dark, ...print }),
    );
    y += pitch * (0.4 + Math.max(labels.length, values.length));
  }
  return { marks, bottom: y - 0.1 };
}

/** The seller's name over a line, and a tab on it that says what the document is. */
export function letterhead(seller: string, what: string, left: number, right: number): Mark[] {
  const width = widthOf(what, 13, true) + 0.5;
  const tabLeft = right - width - 0.14;
  const edge = { fill: tone.yellow, stroke: tone.dark, linePoints: 0.6 };
  const points = pointsFor(seller, tabLeft - left - 0.2, { most: 15, isBold: true });
  return [
    text(seller, left, 0.64, { points, paint: tone.dark, isBold: true }),
    rectangle(boxAt(tabLeft, 0.42, width, 0.5), edge, 0.08),
    rectangle(boxAt(tabLeft - 0.1, 0.78, width + 0.2, 0.2), { fill: tone.white }),
    text(what, tabLeft + 0.25, 0.66, { points: 13, paint: tone.dark, isBold: true }),
    rule(left, 0.78, right, 0.78, tone.dark, 1.25),
  ];
}

/**
 * The code that opens a design on a phone.
 *
 * @param links from the most to the least complete
 * @param square where it goes, its blank margin included
 * @returns what it opens as well: the whole design, or only its build; nothing if no link is short enough
 */
export function scanCode(
  links: readonly string[],
  square: Box,
  { paint, ...style }: Print = { paint: tone.dark },
) {
  const code = qrCode(links, square);
  const marks: Mark[] = code ? [{ kind: 'shape', path: code.path, fill: paint, ...style }] : [];
  const opens = code && (code.text === links[0] ? 'design' : 'build');
  return { marks, opens };
}
