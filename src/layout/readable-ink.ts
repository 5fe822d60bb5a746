import type { ColorData, ProductData } from '../book/schema.ts';
import { contrast } from './contrast.ts';
import { type Look, tabFill } from './look.ts';

/** Below this contrast, print is hard to read (WCAG 2, large text). */
const readable = 3;

/** Returns whether print in this look is readable on a color. */
export function isReadable(look: Look, color: string): boolean {
  return contrast(look.ink, tabFill(look, color)) >= readable;
}

/**
 * Returns those of a product's colors on which print isn't readable.
 *
 * @param colors ids, such as one for each tab.
 */
export function unreadableColors(
  product: ProductData,
  look: Look,
  colors: readonly string[],
): ColorData[] {
  const list = product.colors?.list ?? [];
  return list.filter(({ id }) => colors.includes(id) && !isReadable(look, id));
}

/** An ink, as an option and its choice. */
export interface InkChoice {
  readonly option: string;
  readonly choice: string;
  readonly label: string;
}

/** The ink that is readable on all of these colors, if the product has one. */
export function readableInk(
  product: ProductData,
  look: Look,
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
