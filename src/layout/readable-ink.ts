import type { ColorData, ProductData } from '../book/schema.ts';
import { withinSentence } from '../text/words.ts';
import { contrast, luminance, type Materials, tabFill } from './look.ts';

/** Below this contrast, print is hard to read (WCAG 2, large text). */
const readable = 3;

/** Returns whether print in this look is readable on a color. */
export function isReadable(look: Materials, color: string): boolean {
  return contrast(look.ink, tabFill(look, color)) >= readable;
}

/** An ink, as an option and its choice. */
export interface InkChoice {
  readonly option: string;
  readonly choice: string;
  readonly label: string;
}

/** Colors on which print isn't readable. */
export interface UnreadablePrint {
  readonly colors: readonly ColorData[];
  /** An ink that is readable on all colors of the set, if the product has one. */
  readonly ink: InkChoice | undefined;
}

/**
 * Finds the colors of a set on which its print isn't readable; `undefined` if it is on all.
 *
 * @param colors ids, such as one for each tab.
 */
export function unreadablePrint(
  product: ProductData,
  look: Materials,
  colors: readonly string[],
): UnreadablePrint | undefined {
  const list = product.colors?.list ?? [];
  const hard = list.filter(({ id }) => colors.includes(id) && !isReadable(look, id));
  return hard.length === 0 ? undefined : { colors: hard, ink: readableInk(product, look, colors) };
}

function readableInk(
  product: ProductData,
  look: Materials,
  colors: readonly string[],
): InkChoice | undefined {
  for (const { key, choices } of product.options) {
    for (const { id, label, effect } of choices) {
      const ink = effect?.inkHex;
      if (ink && [...new Set(colors)].every((color) => isReadable({ ...look, ink }, color))) {
        return { option: key, choice: id, label };
      }
    }
  }
  return undefined;
}

/**
 * Says which other products print light text as standard; empty if none does.
 *
 * @param product left out of the answer, if given
 * @example 'For light print, choose Poly Index Tabs with white ink.'
 */
export function lightInks(
  products: Readonly<Record<string, ProductData>>,
  product?: string,
): string {
  return Object.entries(products)
    .filter(([id]) => id !== product)
    .flatMap(([, { name, options }]) => {
      const inks = options.flatMap(({ choices }) =>
        choices.filter(({ effect }) => effect?.inkHex && luminance(effect.inkHex) > lightFrom),
      );
      return inks.map(
        ({ label }) => `For light print, choose ${name} with ${withinSentence(label)} ink.`,
      );
    })
    .join(' ');
}

/** The least luminance of a light ink. */
const lightFrom = 0.5;
