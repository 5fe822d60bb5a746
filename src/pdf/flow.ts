import { boxAt } from '../layout/sheet.ts';
import type { Line } from '../text/lines.ts';
import { type Paper, type TextStyle, tone, wrapped } from './paper.ts';

/** Where rows go on a page, in inches from its left top corner. */
export interface Column {
  readonly left: number;
  readonly top: number;
  readonly widthInches: number;
  readonly bottom: number;
}

/** A text of a row: wrapped to its width, small by default. */
export interface Cell extends Partial<TextStyle> {
  readonly text: string;
  /** From the left edge of its column; by default at it. */
  readonly at?: number;
  /** By default to the right edge of its column. */
  readonly widthInches?: number;
  /** A line in bold above the text. */
  readonly head?: string | undefined;
  /** A color to show a sample of before the text. */
  readonly swatch?: string | undefined;
}

interface RowStyle {
  readonly pitchInches?: number;
  /** Room below the text. */
  readonly after?: number;
  /** The least height of the text. */
  readonly least?: number;
  /** What has to fit below it, too, such as the first row after a heading. */
  readonly keep?: number;
  /** A line below it. */
  readonly below?: string;
}

/** The most lines of a text in a row. */
const mostLines = 40;

/** Above a heading, unless its column begins with it. */
const headingInches = 0.15;

/** Fills columns with rows from top to bottom, and goes on in the next column and page. */
export class Flow {
  readonly paper: Paper;
  readonly #columns: Generator<Column, never>;
  /** The page being filled, from 0. */
  #page = 0;
  #column: Column;
  #y: number;
  readonly #first: Column;

  /** @param open draws what a page, from 0, has besides, and returns its columns */
  constructor(paper: Paper, open: (page: number) => readonly Column[]) {
    this.paper = paper;
    this.#columns = this.#columnsOf(open);
    this.#column = this.#columns.next().value;
    this.#first = this.#column;
    this.#y = this.#column.top;
  }

  get isInFirstColumn(): boolean {
    return this.#page === 0 && this.#column === this.#first;
  }

  *#columnsOf(open: (page: number) => readonly Column[]): Generator<Column, never> {
    for (; ; this.#page++) yield* open(this.#page);
  }

  /** Begins the next column. */
  next(): void {
    this.#column = this.#columns.next().value;
    this.#y = this.#column.top;
  }

  /** Leaves some room. */
  skip(inches: number): void {
    this.#y += inches;
  }

  /** Makes room for something that isn't divided, and for what has to follow; returns its top. */
  room(heightInches: number, keep = 0): number {
    const isUsed = () => this.#y > this.#column.top || this.#page === 0;
    while (this.#y + heightInches + keep > this.#column.bottom && isUsed()) this.next();
    this.#y += heightInches;
    return this.#y - heightInches;
  }

  /** A column of its own from a place to the right edge. */
  inset(at: number, top: number): Flow {
    const { left, widthInches } = this.#column;
    const place = { left: left + at, top, widthInches: widthInches - at };
    return new Flow(this.paper, () => [{ ...place, bottom: Number.POSITIVE_INFINITY }]);
  }

  /** Texts next to one another; returns their top. */
  row(cells: readonly Cell[], style: RowStyle = {}): number {
    const { pitchInches = 0.15, after = 0.04, least = 0, keep = 0, below } = style;
    const { widthInches } = this.#column;
    const texts = cells.map((cell) => {
      const { at = 0, widthInches: width = widthInches - at, head } = cell;
      const lines = wrapped(cell.text, width, { points: 9, ...cell }, mostLines);
      return { ...cell, at, width, lines, rows: lines.length + Number(head !== undefined) };
    });
    const height = Math.max(least, pitchInches * Math.max(...texts.map(({ rows }) => rows)));
    const top = this.room(height + after, keep);
    const { left } = this.#column;
    for (const { lines, head, at, width, swatch, ...own } of texts) {
      const x = left + at + (own.align === 'end' ? width : 0);
      const y = top + pitchInches * 0.75;
      const set = { points: 9, ...own, pitchInches };
      if (swatch) {
        const sample = boxAt(x - 0.2, y - 0.09, 0.14, 0.1);
        this.paper.box(sample, { fill: swatch, stroke: tone.faint, linePoints: 0.5 });
      }
      if (head) this.paper.text(head, x, y, { points: set.points + 0.5, bold: true });
      this.paper.text(lines, x, head === undefined ? y : y + pitchInches, set);
    }
    const y = top + height + after / 2;
    if (below) this.paper.line([left, y], [left + widthInches, y], { stroke: below });
    return top;
  }

  /** The title of a document, and facts next to one another. */
  title(text: string, facts: readonly Line[]): void {
    const large = { pitchInches: 0.36, after: 0.16, below: tone.faint };
    this.row([{ text, points: 22, bold: true }], large);
    const room = this.#column.widthInches / Math.max(3, facts.length);
    const cells = facts.map(({ label: head, text }, column) => {
      return { text, head, at: column * room, widthInches: room - 0.2, points: 10 };
    });
    if (facts.length > 0) this.row(cells, { pitchInches: 0.19, after: 0.1 });
  }

  /** A heading over a line, in the column of so many rows that follow. */
  heading(text: string, rows = 1): void {
    if (this.#y > this.#column.top) this.skip(headingInches);
    const keep = Math.min(6, 0.1 + 0.2 * rows);
    const style = { pitchInches: 0.2, after: 0.1, keep, below: tone.faint };
    this.row([{ text, points: 11, bold: true }], style);
  }

  /** A label and its text, in columns. */
  line({ label, text }: Line, labelInches: number, style: Partial<TextStyle> = {}): void {
    const name = { text: label, widthInches: labelInches - 0.1, paint: tone.soft, ...style };
    const pitchInches = ((style.points ?? 9) * 0.15) / 9;
    this.row([name, { text, at: labelInches, ...style }], { pitchInches });
  }
}
