import { textWidthInches } from '../../layout/measure.ts';
import { shortened } from '../../layout/wrap.ts';
import { escaped, points, round } from '../svg.ts';

/** Text on a page: a heading, and lines that stand for what follows it. Lengths are in inches. */
export interface PageText {
  /** Left edge of the text, and baseline of its heading. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** How many lines there are, and how many make a paragraph. */
  readonly lines: number;
  readonly paragraph: number;
  /** Type size of the heading, in points. */
  readonly size: number;
}

const pitchInches = 0.27;

/** The heading of a page, on one line, as an SVG element. */
export function pageHeading(title: string, { left, top, width, size }: PageText): string {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  const shown = shortened(words, width, (text) => 1.1 * textWidthInches(text, size));
  return `<text class="drawn-heading" x="${points(left)}" y="${points(top)}" font-size="${size}" font-weight="700">${escaped(shown)}</text>`;
}

/** The lines below the heading as one SVG path, ragged, with the last of a paragraph shorter. */
export function pageLines({ left, top, width, lines, paragraph }: PageText): string {
  const rows = Array.from({ length: lines }, (_, row) => {
    const isLast = row % paragraph === paragraph - 1;
    const length = width * (isLast ? 0.55 : 1 - ((row * 37) % 11) / 110);
    const down = top + pitchInches * (row + 2 + 0.7 * Math.floor(row / paragraph));
    return `M${points(left)} ${points(down)}h${round(points(length))}`;
  });
  return `<path class="page-lines" d="${rows.join('')}" stroke="#16211e" stroke-opacity=".16" stroke-width="5" stroke-linecap="round"/>`;
}
