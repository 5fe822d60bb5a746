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
}

/** White index stock, of which paper dividers are. */
export const stock = '#ffffff';

const inkColors: Readonly<Record<string, string>> = { black: '#111111', white: '#ffffff' };

export function lookOf(catalog: Catalog, { product, options }: Design): Look {
  return {
    isFilm: product === 'paper',
    ink: inkColors[options.ink ?? 'black'] ?? '#111111',
    hex: new Map(paletteOf(catalog, product).map(({ id, hex }) => [id, hex])),
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
