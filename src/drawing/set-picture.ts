import type { ColorData, ProductData } from '../book/schema.ts';
import { recommendedCut } from '../layout/cuts.ts';
import type { TitleFit } from '../layout/fit.ts';
import { lookOf, sheetFill } from '../layout/look.ts';
import { measureTitle } from '../layout/measure.ts';
import { channels } from '../layout/mixed.ts';
import { overallBox } from '../layout/sheet.ts';
import { type BankRange, bankRanges, cutName } from '../layout/tabs.ts';
import { pointsPerInch } from '../layout/type-area.ts';
import { plainType } from '../layout/type-style.ts';
import { counted } from '../text/counts.ts';
import { drawnTabs } from './frame.ts';
import { sheetParts, tabParts } from './parts.ts';
import { inBinder } from './pose.ts';
import { escaped, points, svgOf } from './svg.ts';

/** A bank of a set to picture, as in a binder. */
export interface SetPicture {
  readonly product: ProductData;
  readonly set: Pictured;
  /** The bank to draw, from 1. */
  readonly bank: number;
  /** Text on the front sheet: a name, then lines in smaller type. */
  readonly lines: readonly string[];
  /** N of the 1/N cut; defaults to the recommended one. */
  readonly cut?: number;
  /** The ids of the tabs' colors, in rotation; defaults to {@link pictureColors}. */
  readonly colors?: readonly string[];
}

/** The part of a build that shows. */
interface Pictured {
  readonly tabs: number;
  /** One per tab; `null` if all are blank. */
  readonly titles: readonly string[] | null;
  /** The choice for every option of the product. */
  readonly options: Readonly<Record<string, string>>;
}

const margin = 0.16;
/** Offsets the sheets slightly, so that the stack is visible. */
const pileStep = 0.07;

/**
 * Draws a bank of a set to scale, except for its type, which is as large as fits the tab.
 *
 * @returns an `<svg>` element as text; titles and lines are escaped.
 */
export function setPicture({ product, set, bank, lines, ...wanted }: SetPicture): string {
  const { die, cuts } = product;
  const titles = titlesOf(set);
  const cut = wanted.cut ?? pictureCut(product, set);
  const look = lookOf(product, set.options);
  const inTurn = wanted.colors ?? pictureColors(product).map(({ id }) => id);
  const colors = titles.map((_, tab) => inTurn[tab % inTurn.length] ?? '');
  const range = bankRanges(titles.length, cut)[bank - 1] ?? { from: 0, to: 0 };
  const frame = { cut, cuts, die, type: plainType, sharedPoints: undefined };
  const sheets = drawnTabs(titles, colors, range, frame, look).map((tab, place) => {
    const sheet = sheetParts(die, look.effects, sheetFill(look, colors[tab.index] ?? ''));
    const fit = largestFit(tab.title, tab.placement.widthInches);
    const pose = inBinder(die, place * pileStep, place * pileStep);
    return svgOf([...sheet, ...tabParts({ ...tab, fit }, die)], pose);
  });
  const { widthInches, heightInches } = overallBox(die);
  const around = (sheets.length - 1) * pileStep + 2 * margin;
  const view = [-margin, -margin, widthInches + around, heightInches + around];
  return [
    `<svg class="set-picture" viewBox="${view.map(points).join(' ')}" role="img" aria-label="${escaped(words(titles, cut, bank, range))}">`,
    ...sheets.reverse(),
    ...lines.map((line, row) => front(line, row, points(die.sheet.widthInches - 1.6))),
    '</svg>',
  ].join('');
}

/** The recommended cut of a set, N of 1/N. */
export function pictureCut({ cuts, die }: ProductData, set: Pictured): number {
  const measured = titlesOf(set).map((title) => measureTitle(title));
  return recommendedCut(set.tabs, cuts, die, measured);
}

function titlesOf({ tabs, titles }: Pictured): readonly string[] {
  return titles ?? Array<string>(tabs).fill('');
}

/** The type sizes of the front sheet's text, in points. */
const nameSize = 39;
const lineSize = 29;
/** Width of the bold type of names, relative to the type that titles are measured in. */
const boldness = 1.12;

/** A line of the front sheet; a long name is set smaller. */
function front(line: string, row: number, room: number): string {
  const fitting = (room / (measureTitle(line).oneLineWidth * boldness)) * 1000;
  const size = row === 0 ? Math.min(nameSize, fitting) : lineSize;
  return `<text class="${row === 0 ? 'name' : 'ticket'}" x="94" y="${108 + row * 46}" font-size="${size.toFixed(1)}">${escaped(line)}</text>`;
}

function words(titles: readonly string[], cut: number, bank: number, { from, to }: BankRange) {
  const banks = bankRanges(titles.length, cut).length;
  const which = banks > 1 ? `, bank ${bank} of ${banks}` : '';
  const named = titles.slice(from, to).map((title) => title || 'blank');
  return `${counted(named.length, 'tab')}, ${cutName(cut)} cut${which}: ${named.join(', ')}`;
}

/** The largest type sizes in points, for one line and for two. */
const largestType = { oneLine: 19.4, twoLines: 14.4 };

/** Sets a title on one line or two, whichever is larger. */
function largestFit(title: string, tabInches: number): TitleFit {
  const { text, characters, breaks, oneLineWidth, twoLineWidth } = measureTitle(title);
  const room = tabInches * 0.86 * pointsPerInch * 1000;
  const oneLine = Math.min(largestType.oneLine, room / oneLineWidth);
  const twoLines = Math.min(largestType.twoLines, room / twoLineWidth);
  const best = breaks.find(({ width }) => width === twoLineWidth);
  if (text === '') return { fits: true, pointSize: oneLine, lines: [] };
  if (!best || oneLine >= twoLines) return { fits: true, pointSize: oneLine, lines: [text] };
  const parts = [characters.slice(0, best.end), characters.slice(best.start)];
  return { fits: true, pointSize: twoLines, lines: parts.map((part) => part.join('')) };
}

/** The most colors that a picture rotates through. */
const colorsInTurn = 5;

/**
 * The colors that pictures show a product in: bright ones in rotation if they are free, else the
 * product's first color, if it has colors.
 */
export function pictureColors({ colors, colorChange }: ProductData): readonly ColorData[] {
  const { list = [] } = colors ?? {};
  const bright = colorChange === undefined ? list.filter(({ hex }) => isBright(hex)) : [];
  return bright.length > 0 ? bright.slice(0, colorsInTurn) : list.slice(0, 1);
}

/** Colorful, and light enough for black print. */
function isBright(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 50;
  return isColorful && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150;
}
