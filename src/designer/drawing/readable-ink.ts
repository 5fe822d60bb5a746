import type { ColorData } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { type Design, paletteOf } from '../state/design.ts';
import { contrast } from './contrast.ts';
import { type Look, tabFill } from './look.ts';

/** Below this contrast, print is hard to read (WCAG 2, large text). */
const readable = 3;

/** Returns whether print in this look is readable on a color. */
export function isReadable(look: Look, color: string): boolean {
  return contrast(look.ink, tabFill(look, color)) >= readable;
}

/** The colors of a design on which its print isn't readable. */
export function unreadableColors(catalog: Catalog, look: Look, design: Design): ColorData[] {
  return paletteOf(catalog, design.product).filter(
    ({ id }) => design.colors.includes(id) && !isReadable(look, id),
  );
}

/** An ink, as an option and its choice. */
export interface InkChoice {
  readonly option: string;
  readonly choice: string;
  readonly label: string;
}

/** The ink that is readable on all colors of a design, if the product has one. */
export function readableInk(
  catalog: Catalog,
  look: Look,
  { product, colors }: Design,
): InkChoice | undefined {
  for (const { key, choices } of catalog.products[product].options) {
    for (const { id, label, data } of choices.values()) {
      const ink = data.effect?.inkHex;
      if (ink && [...new Set(colors)].every((color) => isReadable({ ...look, ink }, color))) {
        return { option: key, choice: id, label };
      }
    }
  }
  return undefined;
}
