import { type Body, noBody } from '../layout/body.ts';
import { plainType, type TitleFont, type TypeStyle, usualFont } from '../layout/fonts.ts';
import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';

/** Everything a buyer asks for, through whatever door. Immutable. */
export interface Order {
  /** All that the printing's price depends on, and the titles. */
  readonly build: Build;
  readonly look: Look;
  readonly delivery: Delivery;
  readonly job: Job;
}

/** How the tabs look, as far as it has no price of its own. */
export interface Look {
  /** N of the 1/N cut, one of the product's cuts; `null` uses the recommended one. */
  readonly cut: number | null;
  /**
   * The color id of every tab, in order; empty if none was named or the product has no colors. If
   * named, they agree with the build's `colorChanges`.
   */
  readonly colors: readonly string[];
  readonly type: TypeStyle;
  /** Printed only if an option of the build includes it. */
  readonly body: Body;
}

/** Where the order goes, and by when. */
export interface Delivery {
  /** A US ZIP code of five digits; empty if unknown. */
  readonly zip: string;
  /** The last day on which it may arrive, an ISO date such as `2026-12-04`; empty if any day. */
  readonly neededBy: string;
}

/** The buyer's own words about the order; each is empty if there are none. */
export interface Job {
  /** At most `jobLimits.name` characters, on one line. */
  readonly name: string;
  /** The buyer's purchase order number: at most `jobLimits.po` characters, on one line. */
  readonly po: string;
  /** At most `jobLimits.notes` characters, with line breaks. */
  readonly notes: string;
}

/** The most characters of each part of a job. */
export const jobLimits: Readonly<Record<keyof Job, number>> = { name: 80, po: 40, notes: 500 };

/** An order without its build, if nothing else was asked for. */
export const plainOrder: Omit<Order, 'build'> = {
  look: { cut: null, colors: [], type: plainType, body: noBody },
  delivery: { zip: '', neededBy: '' },
  job: { name: '', po: '', notes: '' },
};

type Writable<Whole> = { -readonly [Part in keyof Whole]: Whole[Part] };

/** The parts of an order that are read as they are; of options, only those that were named. */
type Parts = Omit<Build, 'titles'> & Pick<Look, 'colors'> & Pick<Body, 'artwork'> & Delivery & Job;

/** What a request says, as far as it could be read. */
export interface Values extends Partial<Writable<Parts>> {
  titles?: readonly string[];
  cut?: number;
  font?: TitleFont;
  type?: Omit<TypeStyle, 'font'>;
  body?: string;
  approve?: string;
  allQuantities?: boolean;
}

/** The build of what was read, other options at their defaults; complete if nothing is missing. */
export function buildOf(product: PricedProduct, values: Values): Build {
  const { tabs = 0, sets = 0, titles = null, colorChanges = 0 } = values;
  const options = { ...product.defaults, ...values.options };
  return { product: product.id, tabs, sets, options, colorChanges, titles };
}

/** An order of a build and what was read that has no price. */
export function orderOfValues(build: Build, values: Values): Order {
  const { cut = null, colors = [], type, font = usualFont, body = '', artwork = false } = values;
  const { zip = '', neededBy = '', name = '', po = '', notes = '' } = values;
  return {
    build,
    look: { cut, colors, type: { ...plainType, ...type, font }, body: { text: body, artwork } },
    delivery: { zip, neededBy },
    job: { name, po, notes },
  };
}
