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

export const usualLook: Look = { cut: null, colors: [], type: plainType, body: noBody };
export const noDelivery: Delivery = { zip: '', neededBy: '' };
export const noJob: Job = { name: '', po: '', notes: '' };

/** An order without its build, if nothing else was asked for. */
export const plainOrder = { look: usualLook, delivery: noDelivery, job: noJob };

/** Tabs in a set, as understood: titles count them. */
export function tabsIn(values: ReadonlyMap<string, unknown>): number | undefined {
  const titles = values.get('titles') as readonly string[] | undefined;
  return titles?.length ?? (values.get('tabs') as number | undefined);
}

/** The build of understood values, other options at their defaults; complete if nothing is missing. */
export function buildOf(product: PricedProduct, values: ReadonlyMap<string, unknown>): Build {
  const options: Record<string, string> = { ...product.defaults };
  for (const { key } of product.options) {
    if (values.has(key)) options[key] = values.get(key) as string;
  }
  return {
    product: product.id,
    tabs: tabsIn(values) as number,
    sets: values.get('sets') as number,
    options,
    colorChanges: (values.get('colorChanges') as number | undefined) ?? 0,
    titles: (values.get('titles') as readonly string[] | undefined) ?? null,
  };
}

/** An order of a build and the understood values that have no price. */
export function orderOfValues(build: Build, values: ReadonlyMap<string, unknown>): Order {
  const text = (key: string) => (values.get(key) as string | undefined) ?? '';
  return {
    build,
    look: {
      cut: (values.get('cut') as number | undefined) ?? null,
      colors: (values.get('colors') as readonly string[] | undefined) ?? [],
      type: {
        ...((values.get('#type') as TypeStyle | undefined) ?? plainType),
        font: (values.get('#font') as TitleFont | undefined) ?? usualFont,
      },
      body: {
        text: text('#body'),
        artwork: (values.get('#artwork') as Body['artwork'] | undefined) ?? false,
      },
    },
    delivery: { zip: text('zip'), neededBy: text('neededBy') },
    job: { name: text('#job'), po: text('#po'), notes: text('#notes') },
  };
}
