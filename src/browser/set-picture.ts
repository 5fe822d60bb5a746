import type { DieData } from '../book/schema.ts';
import { measureTitle } from '../layout/measure.ts';
import { type Hole, overallBox, tabBox } from '../layout/sheet.ts';
import { bankCount, cutName, type TabPlacement, tabPlacement } from '../layout/tabs.ts';
import { counted } from '../text/counts.ts';

/** One bank of a set, as in a binder. */
export interface SetPicture {
  /** One per tab of the set. */
  readonly titles: readonly string[];
  /** N of the 1/N cut. */
  readonly cut: number;
  /** The bank to draw, from 1. */
  readonly bank: number;
  readonly die: DieData;
  readonly holes: readonly Hole[];
  /** The colors of the tabs as hex, in rotation. */
  readonly tabColors: readonly string[];
  /** Text on the front sheet: a name, then lines in smaller type. */
  readonly lines: readonly string[];
}

const unitsPerInch = 100;
const units = (inches: number) => Math.round(inches * unitsPerInch);
const margin = 16;
/** Offsets the sheets slightly, so that the stack is visible. */
const pileStep = 7;

/**
 * Draws a bank of tabs to scale, except for its type, which is as large as fits the tab.
 *
 * @returns an `<svg>` element as text; titles and lines are escaped.
 */
export function setPicture(picture: SetPicture): string {
  const { titles, cut, bank, die, holes, lines } = picture;
  const first = (bank - 1) * cut + 1;
  const last = Math.min(bank * cut, titles.length);
  const tabs = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const overall = overallBox(die);
  const depth = (tabs.length - 1) * pileStep;
  const [width, height] = [units(overall.widthInches), units(overall.heightInches)];
  const sheets = tabs
    .toReversed()
    .map((tab) => sheetWithTab(picture, tab, (tab - first) * pileStep));
  const viewBox = [-margin, -margin, width + depth + 2 * margin, height + depth + 2 * margin];
  return [
    `<svg class="set-picture" viewBox="${viewBox.join(' ')}" role="img" aria-label="${escaped(words(picture, tabs))}">`,
    ...sheets,
    ...holes.map(
      ({ xInches, yInches, diameterInches }) =>
        `<circle class="hole" cx="${units(xInches)}" cy="${units(yInches)}" r="${units(diameterInches / 2)}"/>`,
    ),
    ...lines.map(
      (line, index) =>
        `<text class="${index === 0 ? 'name' : 'ticket'}" x="130" y="${150 + index * 64}"${index === 0 ? nameSize(line, units(die.sheet.widthInches) - 160) : ''}>${escaped(line)}</text>`,
    ),
    '</svg>',
  ].join('');
}

/** Shrinks the type of a long name, so that it fits the sheet. */
function nameSize(name: string, room: number): string {
  const { oneLineWidth } = measureTitle(name);
  const size = (room / (oneLineWidth * boldness)) * 1000;
  return size < 54 ? ` font-size="${size.toFixed(1)}"` : '';
}

/** Width of the bold type of names, relative to the type that titles are measured in. */
const boldness = 1.12;

function words({ titles, cut, bank }: SetPicture, tabs: readonly number[]): string {
  const banks = bankCount(titles.length, cut);
  const which = banks > 1 ? `, bank ${bank} of ${banks}` : '';
  const named = tabs.map((tab) => titles[tab - 1] || 'blank').join(', ');
  return `${counted(tabs.length, 'tab')}, ${cutName(cut)} cut${which}: ${named}`;
}

function sheetWithTab(picture: SetPicture, tab: number, offset: number): string {
  const { die, cut, tabColors } = picture;
  const placement = tabPlacement(tab, cut, die);
  const box = tabBox(placement, die);
  const [x, y] = [units(box.xInches), units(box.yInches)];
  const [width, height] = [units(box.widthInches), units(box.heightInches)];
  const fill = tabColors[(tab - 1) % tabColors.length];
  return [
    `<g transform="translate(${offset} ${offset})">`,
    `<rect class="tab" x="${x - 14}" y="${y + 3}" width="${width + 14}" height="${height - 6}" rx="14" fill="${fill}"/>`,
    titleOn(picture, placement),
    `<rect class="paper" width="${units(die.sheet.widthInches)}" height="${units(die.sheet.heightInches)}" rx="6"/>`,
    '</g>',
  ].join('');
}

/** The largest type sizes, in units, for one line and for two. */
const largestType = { oneLine: 27, twoLines: 20 };

function titleOn({ titles, die }: SetPicture, placement: TabPlacement): string {
  const box = tabBox(placement, die);
  const { lines, size } = typeset(titles[placement.tab - 1] ?? '', units(box.heightInches) * 0.86);
  if (lines[0] === '') return '';
  const middle = `translate(${units(box.xInches + box.widthInches / 2)} ${units(box.yInches + box.heightInches / 2)}) rotate(90)`;
  const texts = lines.map((line, index) => {
    const y = (index - (lines.length - 1) / 2) * size * 1.05;
    return `<text y="${y.toFixed(1)}">${escaped(line)}</text>`;
  });
  return `<g class="title" font-size="${size.toFixed(1)}" transform="${middle}">${texts.join('')}</g>`;
}

/** Sets a title on one line or two, whichever is larger in the available room. */
function typeset(title: string, room: number): { lines: string[]; size: number } {
  const { text, characters, breaks, oneLineWidth, twoLineWidth } = measureTitle(title);
  const oneLine = Math.min(largestType.oneLine, (room / oneLineWidth) * 1000);
  const twoLines = Math.min(largestType.twoLines, (room / twoLineWidth) * 1000);
  const best = breaks.find(({ width }) => width === twoLineWidth);
  if (!best || oneLine >= twoLines) return { lines: [text], size: oneLine };
  const parts = [characters.slice(0, best.end), characters.slice(best.start)];
  return { lines: parts.map((part) => part.join('')), size: twoLines };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (character) => entities[character] as string);
}
