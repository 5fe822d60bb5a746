import type { ChoiceEffect, ProductData } from '../book/schema.ts';
import { mixed } from './readable-ink.ts';

/** The visible materials of a set. */
export interface Materials {
  /** Whether the color is a film on the tab; otherwise the whole divider has it. */
  readonly isFilm: boolean;
  /** The ink color. */
  readonly ink: string;
  /** Hex colors by id. */
  readonly hex: ReadonlyMap<string, string>;
  /** What the chosen options do to the divider. */
  readonly effects: ChoiceEffect;
}

/** What the colors of a product's tabs are called: `Tab Mylar`, `Tab film`, `Tab colors`. */
export function colorsName({ colors }: ProductData): string {
  return colors?.look === 'film' ? `Tab ${colors.filmName ?? 'film'}` : 'Tab colors';
}

/** The colors that a tab can have: none if a choice removes the film. */
export function colorsOf(product: ProductData, options: Readonly<Record<string, string>>) {
  return effectOf(product, options).film === false ? [] : (product.colors?.list ?? []);
}

/** The white of a sheet without a color. */
export const stock = '#ffffff';

const usualInk = '#111111';

/** @param options choice ids by option key. */
export function lookOf(product: ProductData, options: Readonly<Record<string, string>>): Materials {
  const effects = effectOf(product, options);
  return {
    isFilm: product.colors?.look !== 'tinted',
    ink: effects.inkHex ?? usualInk,
    hex: new Map(colorsOf(product, options).map(({ id, hex }) => [id, hex])),
    effects,
  };
}

/** Whether a divider has a tab color. */
export function hasColors({ hex }: Pick<Materials, 'hex'>): boolean {
  return hex.size > 0;
}

export function hexOf({ hex }: Materials, color: string): string {
  return hex.get(color) ?? stock;
}

/** The visible color of a sheet whose tab has a color. */
export function sheetFill(look: Materials, color: string): string {
  return look.isFilm ? stock : hexOf(look, color);
}

/** The share of the film's color that shows on white stock. */
const filmDensity = 0.88;

/** The visible color of a tab: its plastic, or its film on the stock. */
export function tabFill(look: Materials, color: string): string {
  const hex = hexOf(look, color);
  return look.isFilm ? mixed(hex, stock, filmDensity) : hex;
}

/**
 * Combines what the chosen options do to the physical tab. If two choices set the same property,
 * the later option wins.
 *
 * @param options choice ids by option key.
 */
export function effectOf(
  product: ProductData,
  options: Readonly<Record<string, string>>,
): ChoiceEffect {
  const effects = product.options.map(
    ({ key, choices }) => choices.find(({ id }) => id === options[key])?.effect,
  );
  return Object.assign({}, ...effects);
}
