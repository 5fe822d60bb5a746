import { boxOutline } from '../../../drawing/outline.ts';
import { qrCode } from '../../../drawing/qr-code.ts';
import type { Box } from '../../../layout/sheet.ts';
import type { Line } from '../../../order/describe.ts';
import {
  dark,
  type Mark,
  rule,
  shortened,
  type Text,
  text,
  white,
  widthOf,
  wrapped,
  yellow,
} from './page.ts';

/** Marks that end at a height. */
export interface Block {
  readonly marks: readonly Mark[];
  /** Room for the next line, from the top of the page. */
  readonly bottom: number;
}

/** Where a list goes and how it is set. */
interface ListPlace {
  readonly left: number;
  /** The baseline of the first line. */
  readonly top: number;
  readonly widthInches: number;
  readonly labelInches: number;
  readonly label: Pick<Text, 'points' | 'paint' | 'layer'>;
  readonly value: Pick<Text, 'points' | 'paint' | 'layer'>;
  /** The most rows that one text may take. */
  readonly rowsMax: number;
}

/** Labels with their texts in two columns. */
export function lineList(lines: readonly Line[], place: ListPlace): Block {
  const { left, widthInches, labelInches, rowsMax, label, value } = place;
  const pitch = (label.points * 0.15) / 9.5;
  const room = widthInches - labelInches;
  const marks: Mark[] = [];
  let y = place.top;
  for (const line of lines) {
    const labels = wrapped(line.label, labelInches - 0.1, label.points);
    const rows = wrapped(line.text, room, value.points);
    const rest = shortened(rows.slice(rowsMax - 1).join(' '), room, value.points);
    const texts = rows.length > rowsMax ? [...rows.slice(0, rowsMax - 1), rest] : rows;
    marks.push(
      ...labels.map((words, row) => text(words, left, y + row * pitch, label)),
      ...texts.map((words, row) => text(words, left + labelInches, y + row * pitch, value)),
    );
    y += pitch * (0.4 + Math.max(labels.length, texts.length));
  }
  return { marks, bottom: y - 0.1 };
}

/** The seller's name over a line, and a tab on it that says what the document is. */
export function letterhead(seller: string, what: string, left: number, right: number): Mark[] {
  const widthInches = widthOf(what, 13, true) + 0.5;
  const xInches = right - widthInches - 0.14;
  const tab = { xInches, yInches: 0.42, widthInches, heightInches: 0.5 };
  const below = {
    xInches: xInches - 0.1,
    yInches: 0.78,
    widthInches: widthInches + 0.2,
    heightInches: 0.2,
  };
  return [
    text(seller, left, 0.64, { points: 15, paint: dark, isBold: true }),
    { kind: 'shape', path: boxOutline(tab, 0.08), fill: yellow, stroke: dark, linePoints: 0.6 },
    { kind: 'shape', path: boxOutline(below), fill: white },
    text(what, xInches + 0.25, 0.66, { points: 13, paint: dark, isBold: true }),
    rule(left, 0.78, right, 0.78, dark, 1.25),
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
  { paint, ...style }: Pick<Text, 'paint' | 'layer'>,
) {
  const code = qrCode(links, square);
  const marks: Mark[] = code ? [{ kind: 'shape', path: code.path, fill: paint, ...style }] : [];
  const opens = code && (code.text === links[0] ? 'design' : 'build');
  return { marks, opens };
}
