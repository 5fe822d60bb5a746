import type { ProductData } from '../book/schema.ts';
import { withinSentence } from '../text/words.ts';
import { contrast, luminance, type Materials, tabFill } from './look.ts';

/** Below this contrast, print is hard to read (WCAG 2, large text). */
export const readable = 3;

/** Returns whether print in this look is readable on a color. */
export function isReadable(look: Materials, color: string): boolean {
  return contrast(look.ink, tabFill(look, color)) >= readable;
}

/**
 * Finds the colors of a set on which its print isn't readable; `undefined` if it is on all.
 *
 * @param colors ids, such as one for each tab.
 * @returns the colors, and the choice of an ink that is readable on all colors of the set, if the
 * product has one
 */
export function unreadablePrint(product: ProductData, look: Materials, colors: readonly string[]) {
  const list = product.colors?.list ?? [];
  const hard = list.filter(({ id }) => colors.includes(id) && !isReadable(look, id));
  if (hard.length === 0) return undefined;
  const [ink] = product.options.flatMap(({ key, choices }) =>
    choices
      .filter(({ effect }) => {
        const ink = effect?.inkHex;
        return ink && [...new Set(colors)].every((id) => isReadable({ ...look, ink }, id));
      })
      .map(({ id, label }) => ({ option: key, choice: id, label })),
  );
  return { colors: hard, ink };
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
