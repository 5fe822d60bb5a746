import type { Catalog } from '../../pricing/catalog.ts';
import { writeColors } from '../../pricing/look.ts';
import { designerPath, orderQuery } from '../../pricing/order-link.ts';
import { buildOf, type Design, defaultColor } from '../state/design.ts';

/** A design as a URL of this site. */
export interface DesignAddress {
  /** Path, query and fragment, to append to the site's origin. */
  readonly address: string;
  /** Whether the titles are too long for a link, so that the address only has their number. */
  readonly lacksTitles: boolean;
}

/**
 * The address that reopens a design: an order link, with the cut and the colors in its fragment.
 */
export function addressOf(catalog: Catalog, design: Design): DesignAddress {
  const { query, lacksTitles } = queryOf(catalog, design);
  const fragment = fragmentOf(catalog, design);
  return {
    address: `${designerPath(design.product)}?${query}${fragment && `#${fragment}`}`,
    lacksTitles,
  };
}

/** The URL of the by-quote form, filled in with a design. */
export function quoteFormAddress(catalog: Catalog, design: Design): string {
  const { query } = queryOf(catalog, design);
  return `${catalog.book.seller.quotePath}?product=${design.product}&${query}`;
}

function queryOf(catalog: Catalog, design: Design): { query: string; lacksTitles: boolean } {
  const build = buildOf(catalog, design);
  const whole = orderQuery(catalog, build);
  const lacksTitles = whole.length > catalog.book.limits.queryLengthMax;
  return {
    query: lacksTitles ? orderQuery(catalog, { ...build, titles: null }) : whole,
    lacksTitles,
  };
}

/**
 * The unpriced parts of a design, which no server gets: the look, the delivery and the job; empty if
 * all are at their defaults.
 *
 * @example 'cut=6&colors=red.blue&type=bold.capitals&body=Smith+v.+Jones'
 */
export function fragmentOf(catalog: Catalog, design: Design): string {
  const { product, cut, colors, type, body, delivery, job } = design;
  const word = writeColors(colors);
  const styles = typeWords.filter(([, key]) => type[key]).map(([id]) => id);
  const parts = new URLSearchParams();
  if (cut !== null) parts.set('cut', String(cut));
  if (word !== defaultColor(catalog, product)) parts.set('colors', word);
  if (styles.length > 0) parts.set('type', styles.join('.'));
  if (body.text !== '') parts.set('body', body.text);
  if (body.isArtwork) parts.set('artwork', '1');
  const texts = { ...delivery, job: job.name, po: job.po, notes: job.notes };
  for (const [name, text] of Object.entries(texts)) if (text !== '') parts.set(name, text);
  return parts.toString();
}

/** The names of type styles in an address. */
export const typeWords = [
  ['bold', 'bold'],
  ['capitals', 'capitals'],
  ['onesize', 'oneSize'],
] as const;
