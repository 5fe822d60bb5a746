import type { ChoiceEffect, ProductData } from '../book/schema.ts';
import { withinSentence } from '../text/words.ts';

/** The visible materials of a set. */
export type Materials = Readonly<ReturnType<typeof lookOf>>;

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

/** The share of the film's color that shows on white stock. */
const filmDensity = 0.88;

/** @param options choice ids by option key. */
export function lookOf(product: ProductData, options: Readonly<Record<string, string>>) {
  const effects = effectOf(product, options);
  const isFilm = product.colors?.look !== 'tinted';
  const colors = colorsOf(product, options).map(({ id, name, hex }) => {
    const tab = isFilm ? mixed(hex, stock, filmDensity) : hex;
    return [id, { name, hex, tab, sheet: isFilm ? stock : hex }] as const;
  });
  return {
    /** Whether the color is a film on the tab; otherwise the whole divider has it. */
    isFilm,
    /** The ink color. */
    ink: effects.inkHex ?? usualInk,
    /** The colors that a tab can have, by id. */
    colors: new Map(colors),
    /** What the chosen options do to the divider. */
    effects,
  };
}

/** Whether a divider has a tab color. */
export function hasColors({ colors }: Pick<Materials, 'colors'>): boolean {
  return colors.size > 0;
}

/**
 * A tab's color: its name, empty if it has none, the color itself, and as it looks on the tab, which
 * is plastic, or film on the stock, and on its sheet.
 */
export function colorOf({ colors }: Pick<Materials, 'colors'>, id = '') {
  return colors.get(id) ?? { name: '', hex: stock, tab: stock, sheet: stock };
}

/**
 * Combines what the chosen options do to the physical tab. If two choices set the same property,
 * the later option wins.
 *
 * @param options choice ids by option key.
 */
function effectOf(product: ProductData, options: Readonly<Record<string, string>>): ChoiceEffect {
  const effects = product.options.map(
    ({ key, choices }) => choices.find(({ id }) => id === options[key])?.effect,
  );
  return Object.assign({}, ...effects);
}

/** The relative luminance of a color (WCAG 2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Red, green and blue of a color such as `#1f8a4c`, from 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Mixes a share of one color, from 0 to 1, onto another. */
export function mixed(color: string, ground: string, share: number): string {
  const below = channels(ground);
  const mix = channels(color).map((value, channel) =>
    Math.round(value * share + (below[channel] ?? 0) * (1 - share)),
  );
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The shortest start of a list of colors that the rest repeats.
 *
 * @example patternOf(['red', 'blue', 'red', 'blue', 'red']) // ['red', 'blue']
 */
export function patternOf(colors: readonly string[]): readonly string[] {
  const repeats = (length: number) =>
    colors.every((color, index) => index < length || color === colors[index - length]);
  const length = colors.findIndex((_, index) => index > 0 && repeats(index));
  return length < 0 ? colors : colors.slice(0, length);
}

/** Repeats a pattern over `count` tabs; an empty pattern gives no colors. */
export function repeat(pattern: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? '');
}

/** Below this contrast, print is hard to read (WCAG 2, large text). */
export const readable = 3;

/** Returns whether print in this look is readable on a color. */
export function isReadable(look: Materials, color: string): boolean {
  return contrast(look.ink, colorOf(look, color).tab) >= readable;
}

/**
 * Finds the colors of a set on which its print isn't readable; `undefined` if it is on all.
 *
 * @param colors ids, such as one for each tab.
 * @returns the colors, and the choice of an ink that is readable on more of the set's colors, if the
 * product has one: the one readable on most
 */
export function unreadablePrint(product: ProductData, look: Materials, colors: readonly string[]) {
  const used = product.colors?.list.filter(({ id }) => colors.includes(id)) ?? [];
  const hardIn = (ink: string) => used.filter(({ id }) => !isReadable({ ...look, ink }, id));
  const hard = hardIn(look.ink);
  if (hard.length === 0) return undefined;
  const [ink] = inksOf(product)
    .map((ink) => ({ ...ink, still: hardIn(ink.hex).length }))
    .filter(({ still }) => still < hard.length)
    .toSorted((one, other) => one.still - other.still);
  return { colors: hard, ink };
}

/** The choices of an ink. */
function inksOf({ options }: ProductData) {
  return options.flatMap(({ key: option, choices }) =>
    choices.flatMap(({ id, label, effect }) =>
      effect?.inkHex ? [{ option, choice: id, label, hex: effect.inkHex }] : [],
    ),
  );
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
    .flatMap(([, product]) =>
      lightInksOf(product).map(
        ({ label }) => `For light print, choose ${product.name} with ${withinSentence(label)} ink.`,
      ),
    )
    .join(' ');
}

/** The choices of a light ink: its luminance is above a half. */
export function lightInksOf(product: ProductData) {
  return inksOf(product).filter(({ hex }) => luminance(hex) > 0.5);
}
