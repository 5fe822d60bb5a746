import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { pagePaths, productPricesPath } from '../contract/paths.ts';
import { titledBuild } from '../documents/examples.ts';
import { productNouns } from '../documents/sentences.ts';
import { cardPath, cardSize, sitePage } from '../documents/site-pages.ts';
import { sheetParts, tabParts, tabsUp } from '../drawing/parts.ts';
import { pictureCut, setTabs } from '../drawing/scene/set-scene.ts';
import { svgOf } from '../drawing/svg.ts';
import { pointsPerInch } from '../layout/sheet.ts';
import { wrapped } from '../layout/wrap.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import type { PricedProduct, SiteCatalog } from '../pricing/catalog.ts';
import { priceAt } from '../pricing/quote.ts';
import { readySets } from '../pricing/ready-sets.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { capitalized } from '../text/words.ts';

/** The content of a page's social card, for previews of links to it. */
export type PictureCard = ReturnType<typeof buildCard>;

/**
 * Every social card, by path: the products' price pages have one with a price, and the home page one
 * without, which all other pages use. The link of an order has a price of its own in its title.
 */
export function pictureCards(catalog: SiteCatalog): ReadonlyMap<string, PictureCard> {
  const { home } = pagePaths;
  const { title } = sitePage(catalog, home);
  const about = `${capitalized(productNouns(catalog))} dividers with your titles on the tabs.`;
  const own = buildCard(catalog, catalog.products[catalog.defaultProduct]);
  return new Map<string, PictureCard>([
    [cardPath(catalog, home), { ...own, heading: title, about, price: '', priceOf: '' }],
    ...catalog.productIds.map(
      (id) =>
        [
          cardPath(catalog, productPricesPath(id)),
          buildCard(catalog, catalog.products[id]),
        ] as const,
    ),
  ]);
}

/** The smallest order of a short, well-known set. */
function usual(catalog: SiteCatalog, { id }: PricedProduct): Build {
  const set = readySets(catalog).find(({ titles }) => titles.length > 4 && titles.length < 9);
  const titles = set?.titles ?? titledBuild(catalog).titles;
  return { ...defaultBuild(catalog, id, titles.length), titles };
}

function buildCard(catalog: SiteCatalog, product: PricedProduct) {
  const { data } = product;
  const build = usual(catalog, product);
  const mostSheets = pictureCut(data, build);
  const { perSetCents } = priceAt(product, build, build.sets);
  return {
    heading: data.name,
    /** A line of smaller type below the heading. */
    about: data.summary,
    /** A price per set, and what it is for; empty if none is named. */
    price: `${dollars(perSetCents)} a set`,
    priceOf: `for ${counted(build.sets, 'set')} of ${counted(build.tabs, `${data.noun} tab`)}, setup included`,
    /** The tabs of the first bank, and their die. */
    tabs: setTabs({ id: 'card', product: data, set: build, lies: 'fanned', mostSheets }),
    die: data.die,
  };
}

const colors = {
  table: '#e4e8e5',
  sheet: '#ffffff',
  ink: '#16211e',
  soft: '#4a5854',
  edge: '#9aa6a1',
};
const sheet = { left: 60, right: 1140, top: 140 };
const padding = 64;
const pixelsPerInch = 140;
const noTitle = { fits: true, lines: [], pointSize: 0 } as const;

/** Draws a card as a PNG with as few colors as possible, because previews download it. */
export function drawCard(card: PictureCard, seller: string): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(card, seller)))
    .png({ palette: true, colors: 16, effort: 1, dither: 0 })
    .toBuffer();
}

function cardSvg(card: PictureCard, seller: string): string {
  const { heading, about, price, priceOf } = card;
  const { width, height } = cardSize;
  const left = sheet.left + padding;
  const room = sheet.right - sheet.left - 2 * padding;
  const text = (words: string, y: number, size: number, weight: Weight, color: string) =>
    lettering(words, { x: left, y, size, weight, color });
  const { lines, size } = largest(heading, room, [88, 76, 64, 52], 'bold', 2);
  const below = sheet.top + 112 + (lines.length - 1) * size * 1.06;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.table}"/>`,
    ...bank(card),
    ...lines.map((line, row) =>
      text(line, sheet.top + 112 + row * size * 1.06, size, 'bold', colors.ink),
    ),
    ...largest(about, room, [32], 'regular', 2).lines.map((line, row) =>
      text(line, below + 60 + row * 42, 32, 'regular', colors.soft),
    ),
    text(price, 545, 60, 'bold', colors.ink),
    text(priceOf, 590, 26, 'regular', colors.soft),
    lettering(seller, {
      x: sheet.right - padding - textWidth(seller, 26, 'semibold'),
      y: 590,
      size: 26,
      weight: 'semibold',
      color: colors.ink,
    }),
    '</svg>',
  ].join('');
}

/**
 * Sets a text in the largest size in which it fits a width on some number of lines; at the smallest
 * size, overflowing text is dropped.
 */
function largest(
  text: string,
  width: number,
  sizes: readonly number[],
  weight: Weight,
  mostLines: number,
): { lines: readonly string[]; size: number } {
  const tries = sizes.map((size) => ({
    lines: wrapped(text, width, (line) => textWidth(line, size, weight)),
    size,
  }));
  const fits = ({ lines, size }: { lines: readonly string[]; size: number }) =>
    lines.length <= mostLines &&
    text.split(' ').every((word) => textWidth(word, size, weight) <= width);
  const fitting = tries.find(fits) ?? tries.at(-1);
  return { lines: fitting?.lines.slice(0, mostLines) ?? [], size: fitting?.size ?? 0 };
}

/** The tabs of a bank on their sheet, to scale; they may run out of the card. */
function bank({ tabs, die }: PictureCard): string[] {
  const scale = pixelsPerInch / pointsPerInch;
  const outlines = [
    ...sheetParts(die, {}, colors.sheet),
    ...tabs.flatMap((tab) => tabParts({ ...tab, fit: noTitle }, die)),
  ];
  const top = sheet.top - die.tabExtensionInches * pixelsPerInch;
  const room = (tabs[0]?.placement.widthInches ?? 0) * pixelsPerInch - 32;
  const size = Math.min(
    ...tabs.map(({ title }) => largest(title, room, [30, 26, 22, 19, 16, 13], 'semibold', 2).size),
  );
  return [
    `<g transform="translate(${sheet.left} ${top}) scale(${scale})" stroke="${colors.edge}">${svgOf(outlines, tabsUp(die))}</g>`,
    ...tabs.flatMap(({ title, placement: { offsetInches, widthInches } }) => {
      const { lines } = largest(title, room, [size], 'semibold', 2);
      const middle = sheet.left + (offsetInches + widthInches / 2) * pixelsPerInch;
      return (isInFont(title) ? lines : []).map((line, row) =>
        lettering(line, {
          x: middle - textWidth(line, size, 'semibold') / 2,
          y: (top + sheet.top) / 2 + size * (0.36 + (row - (lines.length - 1) / 2) * 1.15),
          size,
          weight: 'semibold',
          color: colors.ink,
        }),
      );
    }),
  ];
}

/** The site's font in the weights that cards use. */
const fonts = {
  regular: fontOf('400Regular/LibreFranklin_400Regular.ttf'),
  semibold: fontOf('600SemiBold/LibreFranklin_600SemiBold.ttf'),
  bold: fontOf('800ExtraBold/LibreFranklin_800ExtraBold.ttf'),
};

type Weight = keyof typeof fonts;

function fontOf(file: string): Font {
  const url = import.meta.resolve(`@expo-google-fonts/libre-franklin/${file}`);
  return create(readFileSync(new URL(url))) as Font;
}

/** The width of a text, in the unit of its size. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return (fonts[weight].layout(text).advanceWidth * size) / fonts[weight].unitsPerEm;
}

/** Returns whether the font has every letter of a text. */
function isInFont(text: string): boolean {
  return [...text].every((letter) =>
    fonts.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** Converts a text to SVG paths, so that the picture doesn't depend on installed fonts. */
export function lettering(
  text: string,
  { x, y, size, weight, color }: Place & { weight: Weight; color: string },
): string {
  const { glyphs, positions } = fonts[weight].layout(text);
  let left = 0;
  const shapes = glyphs.map((glyph, index) => {
    const at = left;
    left += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
  });
  const scale = size / fonts[weight].unitsPerEm;
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}

interface Place {
  readonly x: number;
  /** The y coordinate of the baseline. */
  readonly y: number;
  readonly size: number;
}
