import { Page } from './page.ts';

/** Where a block goes, in inches from the left top corner of its page. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly widthInches: number;
}

/** Draws a block, and returns its bottom. */
export type Block = (page: Page, place: Place) => number;

interface FlowFrame {
  /** Makes a page, from 0, with what it has besides. */
  readonly open: (index: number) => Page;
  /** Where its columns begin, and where they end at the latest. */
  readonly top: (index: number) => number;
  readonly bottom: (index: number) => number;
  readonly left: number;
  readonly widthInches: number;
  readonly columns?: number;
}

/** Between two columns. */
const gapInches = 0.35;

/** Fills columns with blocks from top to bottom, and goes on in the next column and page. */
export class Flow {
  readonly pages: Page[] = [];
  readonly #frame: Required<FlowFrame>;
  #column = 0;
  #y = 0;

  constructor(frame: FlowFrame) {
    this.#frame = { columns: 1, ...frame };
    this.#open();
  }

  /** Whether the first column is being filled. */
  get isInFirstColumn(): boolean {
    return this.pages.length === 1 && this.#column === 0;
  }

  /**
   * Adds a block that isn't divided: it is measured by drawing it on a page that is thrown away.
   *
   * @param besideInches what has to fit below it, too, such as the first row after a heading
   */
  add(block: Block, besideInches = 0): void {
    const height = block(new Page(), { ...this.#place(), top: 0 });
    if (this.#y + height + besideInches > this.#bottom && this.#y > this.#top) this.next();
    this.#y = block(this.pages.at(-1) as Page, this.#place());
  }

  /** Leaves room, at least down to a place. */
  skip(inches: number, downTo = 0): void {
    this.#y = Math.max(this.#y + inches, downTo);
  }

  /** Begins the next column. */
  next(): void {
    this.#column += 1;
    if (this.#column === this.#frame.columns) this.#open();
    this.#y = this.#top;
  }

  #open(): void {
    this.#column = 0;
    this.pages.push(this.#frame.open(this.pages.length));
    this.#y = this.#top;
  }

  get #top(): number {
    return this.#frame.top(this.pages.length - 1);
  }

  get #bottom(): number {
    return this.#frame.bottom(this.pages.length - 1);
  }

  #place(): Place {
    const { left, widthInches: whole, columns } = this.#frame;
    const widthInches = (whole - (columns - 1) * gapInches) / columns;
    return { left: left + this.#column * (widthInches + gapInches), top: this.#y, widthInches };
  }
}
