import type { Catalog } from '../../pricing/catalog.ts';
import { designerPath, orderQuery } from '../../pricing/order-link.ts';
import { buildOf, type Design, defaultColor } from '../state/design.ts';
import { writeColors } from './colors.ts';

/** A design as an address of this site. */
export interface DesignAddress {
  /** Path, query and fragment, to stand behind the site's origin. */
  readonly address: string;
  /** Whether the titles are too long for a link, so that the address holds only their number. */
  readonly lacksTitles: boolean;
}

/**
 * The address under which a design opens again: an order link, with the cut and the colors in its
 * fragment.
 */
export function addressOf(catalog: Catalog, design: Design): DesignAddress {
  const build = buildOf(catalog, design);
  const whole = orderQuery(catalog, build);
  const lacksTitles = whole.length > catalog.book.limits.queryLengthMax;
  const query = lacksTitles ? orderQuery(catalog, { ...build, titles: null }) : whole;
  const fragment = fragmentOf(catalog, design);
  return {
    address: `${designerPath(design.product)}?${query}${fragment && `#${fragment}`}`,
    lacksTitles,
  };
}

/**
 * What of a design has no price: the cut and the colors; empty where they are the usual ones.
 *
 * @example 'cut=6&colors=red.blue'
 */
export function fragmentOf(catalog: Catalog, { product, cut, colors }: Design): string {
  const word = writeColors(colors);
  const parts = [
    cut !== null && `cut=${cut}`,
    word !== defaultColor(catalog, product) && `colors=${word}`,
  ];
  return parts.filter((part) => part !== false).join('&');
}
