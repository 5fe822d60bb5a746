import type { ColorData, ProductData } from '../../book/schema.ts';
import { recommendedCut } from '../../layout/cuts.ts';
import { brokenAt, type TitleFit, typeSizesOf } from '../../layout/fit.ts';
import { plainType } from '../../layout/fonts.ts';
import { channels, lookOf, luminance, repeat } from '../../layout/look.ts';
import { breaksOf, measureTitle } from '../../layout/measure.ts';
import { pointsPerInch } from '../../layout/sheet.ts';
import { cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { type DrawnTab, drawnTabs } from '../frame.ts';
import { extentOf, fanned, onDesk } from './poses.ts';
import { type Scene, scene } from './scene.ts';

export interface SetScene extends Pick<Scene, 'isSmooth'> {
  /** Unique among the pictures of a page. */
  readonly id: string;
  readonly product: ProductData;
  readonly set: Pictured;
  /** N of the 1/N cut; defaults to the recommended one. */
  readonly cut?: number;
  /** The ids of the tabs' colors, in rotation; defaults to {@link pictureColors}. */
  readonly colors?: readonly string[];
  /** Whether it is fanned, with type at actual size; else on a desk, with type as large as fits. */
  readonly isFanned?: boolean;
  /** Further sheets are not drawn. */
  readonly mostSheets?: number;
  /** The size in inches of the part to show, from the top left; defaults to all tabs. */
  readonly shows?: readonly [width: number, height: number];
}

/** The part of a build that shows. */
interface Pictured {
  readonly tabs: number;
  /** One per tab; `null` if all are blank. */
  readonly titles: readonly string[] | null;
  /** The choice for every option of the product. */
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Pictures a set on a table, with its tabs at the top.
 *
 * @returns an `<svg>` element as text; titles are escaped.
 */
export function setScene(picture: SetScene): string {
  return scene(pictured(picture));
}

export function pictured(picture: SetScene): Scene {
  const { id, product, set, isFanned = false, isSmooth, shows, mostSheets = 60 } = picture;
  const { die } = product;
  const titles = set.titles ?? Array<string>(set.tabs).fill('');
  const cut = picture.cut ?? pictureCut(product, set);
  const materials = lookOf(product, set.options);
  const tabs = tabsOf(picture, titles.slice(0, mostSheets), cut);
  const usual = isFanned ? fanned(tabs.length, cut) : onDesk(tabs.length, cut, die);
  // If only a part shows, the front sheet is in it.
  const most = shows ? (shows[1] - 2.1) / tabs.length : usual.riseInches;
  const pose = { ...usual, riseInches: Math.min(usual.riseInches, most) };
  const { xInches, yInches, widthInches } = extentOf(pose, die, tabs);
  const front = extentOf(pose, die, tabs.slice(0, 1)).yInches;
  const [left, top] = [xInches - 0.3, yInches - 0.4];
  // Further banks lie behind the first: a little smaller, all of them show.
  const size = tabs.length > cut ? 1.12 : 1;
  const onDeskSize = shows ?? [widthInches + 0.6, Math.max(6.8, front - yInches + 3)];
  const named = tabs.map(({ title }) => title.trim() || 'blank').join(', ');
  const which = tabs.length < titles.length ? `, the first ${tabs.length}` : '';
  return {
    ...{ id, die, materials, tabs, pose, isSmooth },
    view: isFanned ? [left, top, 7 * size, 10 * size] : [left, top, ...onDeskSize],
    fitting: isFanned ? 'xMinYMin' : 'xMinYMin slice',
    label: `${counted(titles.length, 'tab')}, ${cutName(cut)} cut${which}: ${named}`,
  };
}

/** Titles share a size of at least so many points; one that needs a smaller size has its own. */
const sharedLeast = 11;

/** The tabs of a picture as they are drawn, front to back. */
function tabsOf(picture: SetScene, titles: readonly string[], cut: number): DrawnTab[] {
  const { product, set, isFanned } = picture;
  const { die, cuts } = product;
  const inTurn = picture.colors ?? pictureColors(product).map(({ id }) => id);
  const colors = repeat(inTurn, titles.length);
  const frame = { cut, cuts, die, type: plainType, sharedPoints: undefined };
  const look = lookOf(product, set.options);
  const tabs = drawnTabs({ design: { titles, colors }, frame, look });
  const most = isFanned ? typeSizesOf(cut, die).max : 19;
  const fits = tabs.map(({ title, placement }) => largestFit(title, placement.widthInches, most));
  const shared = Math.max(sharedLeast, Math.min(...fits.map(({ pointSize }) => pointSize)));
  return tabs.map((tab, index) => {
    const fit = fits[index] as TitleFit;
    return { ...tab, fit: { ...fit, pointSize: Math.min(fit.pointSize, shared) } };
  });
}

/** The recommended cut of a set, N of 1/N. */
export function pictureCut({ cuts, die }: ProductData, { tabs, titles }: Pictured): number {
  const measured = titles?.map((title) => measureTitle(title));
  return recommendedCut(tabs, cuts, die, measured);
}

/** Sets a title on one line or two, whichever is larger. Its type is wider than what is measured. */
function largestFit(title: string, tabInches: number, most: number): TitleFit {
  const measured = measureTitle(title);
  const room = tabInches * 0.82 * pointsPerInch * 1000;
  const oneLine = Math.min(most, room / measured.oneLineWidth);
  const [best] = breaksOf(measured).toSorted((one, other) => one.width - other.width);
  const twoLines = best ? Math.min(most, 14, room / best.width) : 0;
  if (best && oneLine < twoLines) {
    return { fits: true, pointSize: twoLines, lines: brokenAt(measured, best) };
  }
  return { fits: true, pointSize: oneLine, lines: [measured.text].filter(Boolean) };
}

/** The most colors that a picture rotates through, and the most if it is one of many. */
const colorsInTurn = 5;
const colorsOfMany = 3;

/**
 * The colors that pictures show a product in: bright ones in rotation if they are free, else the
 * coolest of them; or the product's first color, if it has colors.
 *
 * @param turn the number of a picture among others, from 0: it has fewer colors, and others than
 * its neighbors
 */
export function pictureColors(product: ProductData, turn?: number): readonly ColorData[] {
  const bright = brightColors(product);
  if (bright.length === 0) return product.colors?.list.slice(0, 1) ?? [];
  const at = (place: number) => bright[place % bright.length] as ColorData;
  if (product.colorChange !== undefined) {
    const coolness = ({ hex }: ColorData) => Math.abs(hueOf(hex));
    bright.sort((one, other) => coolness(other) - coolness(one));
    return [at(turn ?? 0)];
  }
  if (turn === undefined || bright.length <= colorsOfMany) return bright;
  return Array.from({ length: colorsOfMany }, (_, step) => at(turn + 2 * step));
}

/** Colors that are light enough for black print, with hues far apart. */
function brightColors({ colors }: ProductData): ColorData[] {
  const apart: ColorData[] = [];
  for (const color of colors?.list ?? []) {
    const lights = channels(color.hex);
    const isColorful = Math.max(...lights) - Math.min(...lights) > 50;
    const isApart = ({ hex }: ColorData) => Math.abs(hueOf(hex) - hueOf(color.hex)) > 15;
    if (isColorful && luminance(color.hex) > 0.28 && apart.every(isApart)) apart.push(color);
  }
  return apart.slice(0, colorsInTurn);
}

/** The hue of a color in degrees, from -180 to 180. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}
