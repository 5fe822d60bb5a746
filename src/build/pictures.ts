import { resolve } from 'node:path';
import sharp from 'sharp';
import { pagePaths, productPricesPath } from '../contract/paths.ts';
import { titledBuild } from '../documents/examples.ts';
import { cardPath, cardSize, sitePage } from '../documents/site-pages.ts';
import { productNouns } from '../documents/texts.ts';
import { pictureCut, type SetScene, setScene } from '../drawing/scene/set-scene.ts';
import { escaped } from '../drawing/svg.ts';
import { pictureColors } from '../layout/picture-colors.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { priceAt } from '../pricing/quote.ts';
import { type ReadySet, readySets } from '../pricing/ready-sets.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { capitalized } from '../text/words.ts';

// Read by what draws text, when it draws the first one.
process.env.FONTCONFIG_FILE = resolve('src/build/fonts.conf');

const fontFamily = 'Libre Franklin';

/** A picture for previews of links to a page; its price and what that is for may be empty. */
export type SocialCard = Readonly<Record<'heading' | 'about' | 'price' | 'priceOf', string>> & {
  readonly build: Build;
};

/**
 * Every social card, by path: the products' price pages have one with a price, and the home page one
 * without, which all other pages use. The link of an order has a price of its own in its title.
 */
export function socialCards(catalog: SiteCatalog): ReadonlyMap<string, SocialCard> {
  const short = readySets(catalog).find(({ titles }) => titles.length > 4 && titles.length < 9);
  const titles = short?.titles ?? titledBuild(catalog).titles;
  const priced = catalog.productIds.map((id): [string, SocialCard] => {
    const { [id]: product } = catalog.products;
    const { name: heading, summary: about, noun } = product.data;
    const build = { ...defaultBuild(catalog, id, titles.length), titles };
    const price = `${dollars(priceAt(product, build, build.sets).perSetCents)} a set`;
    const priceOf = `for ${counted(build.sets, 'set')} of ${counted(build.tabs, `${noun} tab`)}, setup included`;
    return [cardPath(catalog, productPricesPath(id)), { heading, about, price, priceOf, build }];
  });
  const home = {
    heading: sitePage(catalog, pagePaths.home).title,
    about: `${capitalized(productNouns(catalog))} dividers with your titles on the tabs.`,
    ...{ price: '', priceOf: '' },
    build: { ...defaultBuild(catalog, catalog.defaultProduct, titles.length), titles },
  };
  return new Map([[cardPath(catalog, pagePaths.home), home], ...priced]);
}

const ink = '#16211e';

/** Draws a card as a PNG with few colors, because previews download it. */
export async function drawCard(catalog: SiteCatalog, card: SocialCard): Promise<Buffer> {
  const { heading, about, price, priceOf, build } = card;
  const { width, height } = cardSize;
  const room = { width: 540, height: height - 120 };
  const line = (words: string, weight: number, size: number, color: string) =>
    `<span weight="${weight}" font_size="${size}pt" color="${color}">${escaped(words)}</span>`;
  const text = [
    line(heading, 800, 66, ink),
    line(about, 400, 31, '#4a5854'),
    ...(price ? [line('', 400, 20, ink), line(price, 800, 58, ink)] : []),
    line(priceOf, 400, 25, '#4a5854'),
    line(`\n${catalog.book.seller.name}`, 600, 24, ink),
  ].join('\n');
  const words = sharp({ text: { text, font: fontFamily, width: room.width, rgba: true, dpi: 72 } })
    // Long words of a shop get smaller.
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .png();
  const drawing = pictureOf(catalog, build, { isFanned: true }, { width: 600, height });
  return sharp({ create: { width, height, channels: 3, background: '#e4e8e5' } })
    .composite([
      { input: await drawing.png().toBuffer(), left: 600, top: 0 },
      { input: await words.toBuffer(), left: 60, top: 60 },
    ])
    .png({ palette: true, colors: 64, effort: 1, dither: 0 })
    .toBuffer();
}

/** The size of a ready-made set's still picture in pixels. */
export const pictureSize = { width: 560, height: 280 };

/** Draws a set without the mat that it lies on, as a WebP. */
export function setPicture(catalog: SiteCatalog, { build, palette }: ReadySet): Promise<Buffer> {
  const { data } = catalog.products[build.product];
  // About four tabs, so that their titles can be read.
  const shownInches = Math.min(8.3, 1 + (4.5 * 10) / pictureCut(data, build));
  const heightInches = (shownInches * pictureSize.height) / pictureSize.width;
  const colors = pictureColors(data, palette).map(({ id }) => id);
  const view = { colors, shows: [shownInches, heightInches] } as const;
  return pictureOf(catalog, build, view, pictureSize).webp({ quality: 72, effort: 4 }).toBuffer();
}

/** A set's picture in pixels, with its titles in the site's font. */
function pictureOf(
  catalog: SiteCatalog,
  set: Build,
  view: Pick<SetScene, 'isFanned' | 'colors' | 'shows'>,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const { data: product } = catalog.products[set.product];
  const drawing = setScene({ id: 'set', product, set, mostSheets: 16, isSmooth: true, ...view });
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const type = `font-family="${fontFamily}" font-weight="600"`;
  return sharp(Buffer.from(drawing.replace('<svg', `<svg ${attributes} ${type}`)));
}
