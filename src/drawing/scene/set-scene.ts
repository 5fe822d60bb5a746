import type { ProductData } from '../../book/schema.ts';
import { recommendedCut } from '../../layout/cuts.ts';
import { type TitleFit, typeSizesOf } from '../../layout/fit.ts';
import { plainType } from '../../layout/fonts.ts';
import { lookOf, repeat } from '../../layout/look.ts';
import { brokenAt, measureTitle } from '../../layout/measure.ts';
import { pictureColors } from '../../layout/picture-colors.ts';
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
  /** The part of a build that shows. */
  readonly set: {
    readonly tabs: number;
    /** One per tab; `null` if all are blank. */
    readonly titles: readonly string[] | null;
    /** The choice for every option of the product. */
    readonly options: Readonly<Record<string, string>>;
  };
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
  const { cuts, die } = product;
  const titles = set.titles ?? Array<string>(set.tabs).fill('');
  const cut = picture.cut ?? pictureCut(product, set);
  const materials = lookOf(product, set.options);
  const inTurn = picture.colors ?? pictureColors(product).map(({ id }) => id);
  const design = { titles: titles.slice(0, mostSheets), colors: repeat(inTurn, mostSheets) };
  const frame = { cut, cuts, die, type: plainType };
  const mostPoints = isFanned ? typeSizesOf(cut, die).max : 19;
  const tabs = enlarged(drawnTabs({ design, frame, look: materials }), mostPoints);
  const usual = isFanned ? fanned(tabs.length, cut) : onDesk(tabs.length, cut, die);
  // If only a part shows, the front sheet and its heading are in it.
  const most = shows ? (shows[1] - 2.1) / tabs.length : usual.riseInches;
  const pose = { ...usual, riseInches: Math.min(usual.riseInches, most) };
  const { xInches, yInches, widthInches } = extentOf(pose, die, tabs);
  const front = extentOf(pose, die, tabs.slice(0, 1)).yInches;
  const [left, all] = [xInches - 0.3, yInches - 0.4];
  const top = shows ? Math.max(all, front + 1.8 - shows[1]) : all;
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

/** Tabs with type that is as large as fits, up to so many points. */
function enlarged(tabs: readonly DrawnTab[], most: number): DrawnTab[] {
  const fits = tabs.map(({ title, placement }) => largestFit(title, placement.widthInches, most));
  const shared = Math.max(sharedLeast, Math.min(...fits.map(({ pointSize }) => pointSize)));
  return tabs.map((tab, index) => {
    const fit = fits[index] as TitleFit;
    return { ...tab, fit: { ...fit, pointSize: Math.min(fit.pointSize, shared) } };
  });
}

/** The recommended cut of a set, N of 1/N. */
export function pictureCut({ cuts, die }: ProductData, { tabs, titles }: SetScene['set']): number {
  const measured = titles?.map((title) => measureTitle(title));
  return recommendedCut(tabs, cuts, die, measured);
}

/** Sets a title on one line or two, whichever is larger. Its type is wider than what is measured. */
function largestFit(title: string, tabInches: number, most: number): TitleFit {
  const measured = measureTitle(title);
  const room = tabInches * 0.82 * pointsPerInch * 1000;
  const oneLine = Math.min(most, room / measured.oneLineWidth);
  const [best] = measured.breaks.toSorted((one, other) => one.width - other.width);
  const twoLines = best ? Math.min(most, 14, room / best.width) : 0;
  if (best && oneLine < twoLines) {
    return { fits: true, pointSize: twoLines, lines: brokenAt(measured, best) };
  }
  return { fits: true, pointSize: oneLine, lines: [measured.text].filter(Boolean) };
}
