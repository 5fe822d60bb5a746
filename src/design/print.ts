import type { ProductId } from '../book/schema.ts';
import { type BodyPrint, bodyLines } from '../layout/body.ts';
import { allChoices, type Catalog, type PricedChoice } from '../pricing/catalog.ts';
import type { Derived } from './derive.ts';

/** What is printed on the dividers themselves, if an option includes it. */
export function printOf({ design: { body }, frame, look }: Derived): BodyPrint | undefined {
  if (!look.effects.printsBody) return undefined;
  return { lines: bodyLines(body.text, frame.die), artwork: body.artwork };
}

/** The file of artwork that is printed; `null` if this browser doesn't have it. */
export function artworkFile(derived: Derived): File | null | undefined {
  const artwork = printOf(derived)?.artwork;
  return typeof artwork === 'string' ? (derived.artwork?.[artwork] ?? null) : undefined;
}

/** The choices that print on the divider itself. */
export function bodyChoices({ products }: Catalog, product: ProductId): PricedChoice[] {
  return allChoices(products[product]).filter(({ data }) => data.effect?.printsBody === true);
}
