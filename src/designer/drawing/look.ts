import type { ChoiceEffect, ColorData } from '../../book/schema.ts';
import { effectOf } from '../../layout/effect.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { type Design, paletteOf } from '../state/design.ts';
import { contrast, mixed } from './contrast.ts';

/** What a set is made of, as far as it shows. */
export interface Look {
  /** Whether the color is a film on the tab; otherwise the whole divider has it. */
  readonly isFilm: boolean;
  /** The color of the print. */
  readonly ink: string;
  /** Hex colors by id. */
  readonly hex: ReadonlyMap<string, string>;
  /** What the chosen options do to the divider. */
  readonly effects: ChoiceEffect;
}

/** The white of a sheet that has no color of its own. */
export const stock = '#ffffff';

const usualInk = '#111111';

export function lookOf(catalog: Catalog, { product, options }: Design): Look {
  const data = catalog.book.products[product];
  const effects = effectOf(data, options);
  return {
    isFilm: data.colors?.look !== 'tinted',
    ink: effects.inkHex ?? usualInk,
    hex: new Map(paletteOf(catalog, product).map(({ id, hex }) => [id, hex])),
    effects,
  };
}

export function hexOf({ hex }: Look, color: string): string {
  return hex.get(color) ?? stock;
}

/** How much of the film's color shows on white stock. */
const filmDensity = 0.88;

/** The color that a tab has to the eye: its plastic, or its film on the stock. */
export function tabFill(look: Look, color: string): string {
  const hex = hexOf(look, color);
  return look.isFilm ? mixed(hex, stock, filmDensity) : hex;
}

/** Below this contrast print is hard to read (WCAG 2, large text). */
const readable = 3;

/** Whether print in this look can be read on a color. */
export function isReadable(look: Look, color: string): boolean {
  return contrast(look.ink, tabFill(look, color)) >= readable;
}

/** The colors of a design on which its print can't be read. */
export function unreadableColors(catalog: Catalog, look: Look, design: Design): ColorData[] {
  return paletteOf(catalog, design.product).filter(
    ({ id }) => design.colors.includes(id) && !isReadable(look, id),
  );
}

/** A choice of ink, as an option and its choice. */
export interface InkChoice {
  readonly option: string;
  readonly choice: string;
  readonly label: string;
}

/** The ink that can be read on all colors of a design, if the product has one. */
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
