import type { ColorData, ProductData } from '../../book/schema.ts';
import { recommendedCut } from '../../layout/cuts.ts';
import { brokenAt, type TitleFit, typeSizesOf } from '../../layout/fit.ts';
import { plainType } from '../../layout/fonts.ts';
import { channels, lookOf, repeat } from '../../layout/look.ts';
import { breaksOf, measureTitle } from '../../layout/measure.ts';
import { pointsPerInch } from '../../layout/sheet.ts';
import { cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { type DrawnTab, drawnTabs } from '../frame.ts';
import { extentOf, type Scene, type ScenePose, scene } from './scene.ts';

/** A set to picture. */
export interface SetScene extends Pick<Scene, 'isSmooth'> {
  /** Unique among the pictures of a page. */
  readonly id: string;
  readonly product: ProductData;
  readonly set: Pictured;
  /** N of the 1/N cut; defaults to the recommended one. */
  readonly cut?: number;
  /** The ids of the tabs' colors, in rotation; defaults to {@link pictureColors}. */
  readonly colors?: readonly string[];
  /** Fanned, with type at actual size; or in rows like in a file, with type as large as fits. */
  readonly lies: 'fanned' | 'in rows';
  /** Further sheets are not drawn. */
  readonly mostSheets?: number;
  /** The size in inches of the part to show, from the top left; defaults to all tabs. */
  readonly shows?: readonly [width: number, height: number];
}

const usualMostSheets = 60;

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
  const { id, product, set, lies } = picture;
  const { die } = product;
  const tabs = setTabs(picture);
  const cut = cutOf(picture);
  const pose =
    lies === 'fanned' ? fanned(tabs.length, cut) : inRows(tabs.length, cut, picture.shows);
  const { xInches: left, yInches: top, widthInches } = extentOf(pose, die, tabs);
  const front = extentOf(pose, die, tabs.slice(0, 1)).yInches;
  const { shows = [widthInches + 0.6, Math.max(6.8, front - top + 3)] } = picture;
  // Further banks lie behind the first: a little smaller, all of them show.
  const size = tabs.length > cut ? 1.12 : 1;
  const view =
    lies === 'fanned'
      ? ([left - 0.25, top - 0.3, 7 * size, 10 * size] as const)
      : ([left - 0.3, top - 0.45, ...shows] as const);
  const materials = lookOf(product, set.options);
  const fitting = lies === 'fanned' ? 'xMinYMin' : 'xMinYMin slice';
  const { isSmooth } = picture;
  const label = setLabel(picture);
  return scene({ id, die, materials, tabs, pose, view, fitting, label, isSmooth });
}

/** The tabs of a picture as they are drawn, front to back. */
export function setTabs(picture: SetScene): DrawnTab[] {
  const { product, set, lies } = picture;
  const { die, cuts } = product;
  const cut = cutOf(picture);
  const titles = titlesOf(set);
  const inTurn = picture.colors ?? pictureColors(product).map(({ id }) => id);
  const colors = repeat(inTurn, titles.length);
  const frame = { cut, cuts, die, type: plainType, sharedPoints: undefined };
  const range = { from: 0, to: Math.min(titles.length, picture.mostSheets ?? usualMostSheets) };
  const { max } = typeSizesOf(cut, die);
  const most =
    lies === 'fanned'
      ? { oneLine: max, twoLines: Math.min(max, 14) }
      : { oneLine: 19, twoLines: 14 };
  const tabs = drawnTabs(titles, colors, range, frame, lookOf(product, set.options));
  const fits = tabs.map(({ title, placement }) => largestFit(title, placement.widthInches, most));
  const shared = Math.max(sharedLeast, Math.min(...fits.map(({ pointSize }) => pointSize)));
  return tabs.map((tab, index) => {
    const { lines, pointSize } = fits[index] as TitleFit;
    return { ...tab, fit: { fits: true, lines, pointSize: Math.min(pointSize, shared) } };
  });
}

/** Titles share a size of at least so many points; one that needs a smaller size has its own. */
const sharedLeast = 11;

/** A picture in words. */
export function setLabel(picture: SetScene): string {
  const titles = titlesOf(picture.set);
  const most = picture.mostSheets ?? usualMostSheets;
  const named = titles.slice(0, most).map((title) => title.trim() || 'blank');
  const which = titles.length > most ? `, the first ${most}` : '';
  return `${counted(titles.length, 'tab')}, ${cutName(cutOf(picture))} cut${which}: ${named.join(', ')}`;
}

/** A set fanned out like cards. */
function fanned(sheets: number, cut: number): ScenePose {
  const isOneBank = sheets <= cut;
  const riseInches = isOneBank ? 0.15 : Math.min(Math.max(0.11, 0.56 / cut), 4.2 / sheets);
  const fan = -(isOneBank ? 10 : 5) / Math.max(4, sheets - 1);
  return { turn: -80, fan, riseInches, pivot: [2.5, -1] };
}

/** A set whose banks rise behind one another; if only a part shows, the front sheet is in it. */
function inRows(sheets: number, cut: number, shows: SetScene['shows']): ScenePose {
  const isOneBank = sheets <= cut;
  const usual = isOneBank
    ? Math.min(0.34, 2.9 / sheets)
    : Math.max(0.13, Math.min(0.3, 0.56 / cut + 0.04, 1.9 / sheets));
  const most = shows ? (shows[1] - 2.1) / sheets : usual;
  return { turn: -88, fan: -4 / sheets, riseInches: Math.min(usual, most), pivot: [0, 0] };
}

function cutOf({ cut, product, set }: SetScene): number {
  return cut ?? pictureCut(product, set);
}

/** The recommended cut of a set, N of 1/N. */
export function pictureCut({ cuts, die }: ProductData, set: Pictured): number {
  const measured = titlesOf(set).map((title) => measureTitle(title));
  return recommendedCut(set.tabs, cuts, die, measured);
}

function titlesOf({ tabs, titles }: Pictured): readonly string[] {
  return titles ?? Array<string>(tabs).fill('');
}

/** Sets a title on one line or two, whichever is larger. Its type is wider than what is measured. */
function largestFit(
  title: string,
  tabInches: number,
  most: { readonly oneLine: number; readonly twoLines: number },
): TitleFit {
  const measured = measureTitle(title);
  const { text, oneLineWidth, twoLineWidth } = measured;
  const room = tabInches * 0.82 * pointsPerInch * 1000;
  const oneLine = Math.min(most.oneLine, room / oneLineWidth);
  const twoLines = Math.min(most.twoLines, room / twoLineWidth);
  if (text === '') return { fits: true, pointSize: oneLine, lines: [] };
  const best = oneLine < twoLines && breaksOf(measured).find(({ width }) => width === twoLineWidth);
  return best
    ? { fits: true, pointSize: twoLines, lines: brokenAt(measured, best) }
    : { fits: true, pointSize: oneLine, lines: [text] };
}

/** The most colors that a picture rotates through. */
const colorsInTurn = 5;

/**
 * The colors that pictures show a product in: bright ones in rotation if they are free, else the
 * coolest of them; or the product's first color, if it has colors.
 */
export function pictureColors(product: ProductData): readonly ColorData[] {
  const apart = apartColors(product);
  if (apart.length === 0) return product.colors?.list.slice(0, 1) ?? [];
  if (product.colorChange === undefined) return apart;
  const coolness = ({ hex }: ColorData) => Math.abs(hueOf(hex));
  return apart.toSorted((one, other) => coolness(other) - coolness(one)).slice(0, 1);
}

/** Bright colors with hues far apart. */
function apartColors({ colors }: ProductData): readonly ColorData[] {
  const apart: ColorData[] = [];
  for (const color of colors?.list ?? []) {
    const isApart = ({ hex }: ColorData) => Math.abs(hueOf(hex) - hueOf(color.hex)) > 15;
    if (isBright(color.hex) && apart.every(isApart)) apart.push(color);
  }
  return apart.slice(0, colorsInTurn);
}

/** Palettes of three, as places in {@link pictureColors}. */
const palettes = [
  [0, 1, 2],
  [3, 2, 4],
  [1, 0, 3],
  [4, 2, 1],
  [2, 3, 0],
] as const;

/**
 * The colors of a picture among others: three films by turns, or one color if each costs extra.
 *
 * @param turn the number of its palette, from 0; they repeat
 */
export function paletteOf(product: ProductData, turn: number): readonly ColorData[] {
  const bright = apartColors(product);
  if (product.colorChange !== undefined && bright.length > 0)
    return bright.slice(turn % bright.length).slice(0, 1);
  if (bright.length < colorsInTurn) return pictureColors(product);
  return (palettes[turn % palettes.length] ?? []).flatMap((place) => bright[place] ?? []);
}

/** The hue of a color in degrees, from -180 to 180. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** Colorful, and light enough for black print. */
function isBright(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 50;
  return isColorful && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 135;
}
