import type { DieData } from '../../book/schema.ts';
import type { BodyPrint } from '../../layout/body.ts';
import type { Materials } from '../../layout/look.ts';
import { shortened, textWidthInches } from '../../layout/measure.ts';
import { holesOf } from '../../layout/sheet.ts';
import type { DrawnTab } from '../frame.ts';
import { dividerOutline, holeOutline, type Path, tabOutline } from '../outline.ts';
import { bodyParts, inBinder, titleParts } from '../parts.ts';
import { escaped, pathData, points, round, svgOf } from '../svg.ts';
import { fittings, paper, plastic, shadow } from './materials.ts';
import { type ScenePose, transform } from './poses.ts';

/** Dividers lying on a table, drawn as things. The light comes from the upper left. */
export interface Scene {
  /** Unique among the scenes of a page. */
  readonly id: string;
  readonly die: DieData;
  readonly materials: Materials;
  /** Front to back, from the first of a bank on. */
  readonly tabs: readonly DrawnTab[];
  /**
   * What is printed on every divider; the front one shows it, or else a page of text under the title
   * of its tab.
   */
  readonly body?: BodyPrint | undefined;
  /** Leaves out the page of text. */
  readonly isBlank?: boolean;
  readonly pose: ScenePose;
  /** The part of the table to show, in inches from the top left corner of an unturned front sheet. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** How the view fills its frame: an SVG `preserveAspectRatio`. */
  readonly fitting?: string;
  /** A text alternative. */
  readonly label: string;
  /** Leaves out the paper's grain, which is too fine for a small picture. */
  readonly isSmooth?: boolean | undefined;
}

type Content = Omit<Scene, 'view' | 'label' | 'fitting'>;

/**
 * Draws a scene to scale, without filters, images and blend modes, so that phones scroll it
 * smoothly. Style sheets adapt its paper to a dark page.
 *
 * @returns an `<svg>` element as text, in points; titles and label are escaped.
 */
export function scene(drawn: Scene): string {
  return framed(drawn, sceneContent(drawn));
}

/** A scene as two `<svg>` elements, sheets below titles: typing then redraws no sheet. */
export function layeredScene(drawn: Scene): string {
  return framed(drawn, sheetsOf(drawn)) + framed(drawn, titlesOf(drawn));
}

function framed({ view, fitting = 'xMidYMid slice', label }: Scene, content: string): string {
  return `<svg class="scene" viewBox="${view.map(points).join(' ')}" preserveAspectRatio="${fitting}" role="img" aria-label="${escaped(label)}">${content}</svg>`;
}

/** The content of a scene without its frame, to draw more around it in the same points. */
export function sceneContent(drawn: Content): string {
  return sheetsOf(drawn) + titlesOf(drawn);
}

/** The sheets, from back to front, and what the front one shows but a heading. */
function sheetsOf(drawn: Content): string {
  const { id, die, materials, tabs, body, pose, isSmooth } = drawn;
  const { effects } = materials;
  const setting = { id, die, isSmooth, light: lightOn(pose, die), ...fittings(die, effects) };
  const material = materials.isFilm ? paper(setting) : plastic(setting, tabs);
  const holes = holesOf(effects.holes, die).flatMap(holeOutline);
  // Of sheets exactly on one another, only the tabs are seen of those below, and one shadow.
  const isPile = pose.riseInches === 0;
  const [whole, covered] = isPile ? [tabs.slice(0, 1), tabs.slice(1)] : [firstBank(tabs), []];
  const outlines = whole.map(({ placement }) => [...dividerOutline(placement, die), ...holes]);
  const below = covered.map(({ placement }) => tabOutline(placement, die));
  if (isPile) outlines.push([...outlines, ...below].flat());
  const shape = (path: Path) => `path d="${pathData(path)}" stroke-linejoin="round"`;
  const defined = outlines.map((path, index) => `<${shape(path)} id="${id}-${index}"/>`);
  const use = (index: number) => `use href="#${id}-${index}"`;
  const sheets = tabs.map((tab, depth) => {
    const alone = below[depth - 1];
    const outline = alone ? shape(alone) : use(tab.placement.position - 1);
    return { outline, at: transform(pose, depth), tab, depth, isTab: alone !== undefined };
  });
  const [front = '', ...others] = sheets.map((sheet, depth) => {
    if (isPile) return material.sheet(sheet, []);
    const under = sheets.slice(depth + 1);
    const shade = shadow(sheet, material.shadow(sheet.tab), under.length === 0);
    return shade + material.sheet(sheet, under);
  });
  const bottom = isPile ? sheets.at(-1) : undefined;
  const print = body ? svgOf(bodyParts(body, die, materials.ink), inBinder(die)) : '';
  const page = headingOf(drawn) ? readable(pageLines(frontText(die)), die) : '';
  return [
    `<defs>${material.defs}${defined.join('')}</defs>`,
    bottom ? shadow({ ...bottom, outline: use(1) }, material.shadow(bottom.tab), true) : '',
    ...others.reverse(),
    drawn.isBlank ? '' : pageBehind(pose, die),
    `${front}<g transform="${transform(pose, 0)}">${print}${page}</g>`,
  ].join('');
}

/** The titles on their tabs, but for banks that others cover, and the heading of the front sheet. */
function titlesOf(drawn: Content): string {
  const { tabs, die, pose } = drawn;
  const ofBank = firstBank(tabs);
  const isCovered = ofBank.length * pose.riseInches < die.tabExtensionInches / 2;
  const titles = (isCovered ? ofBank : tabs).map(
    (tab, depth) =>
      `<g transform="${transform(pose, depth)}" data-title="${tab.index}">${sceneTitle(tab, die)}</g>`,
  );
  const heading = headingOf(drawn);
  const head = heading
    ? `<g transform="${transform(pose, 0)}" data-heading="">${sceneHeading(heading, die)}</g>`
    : '';
  return titles.join('') + head;
}

function firstBank(tabs: readonly DrawnTab[]): readonly DrawnTab[] {
  return tabs.filter(({ placement }) => placement.bank === tabs[0]?.placement.bank);
}

/** The tab whose title heads the front sheet: none if the sheet is printed or left blank. */
function headingOf({ tabs, body, isBlank }: Content): DrawnTab | undefined {
  const isPrinted = body !== undefined && (body.lines.length > 0 || body.artwork !== false);
  return isPrinted || isBlank ? undefined : tabs[0];
}

/** Text on a page: a heading of some points, and lines that stand for what follows it. */
type PageText = Readonly<ReturnType<typeof frontText>>;

/**
 * The text on the front sheet, which reads like the titles: from its tabbed edge down. Its place is
 * its left edge and the baseline of its heading, in inches.
 */
function frontText({ sheet }: DieData) {
  return { left: 0.9, top: 0.85, width: Math.min(6.4, sheet.heightInches - 2), lines: 9, size: 22 };
}

/** The heading of a page, on one line, as an SVG element. */
export function pageHeading(title: string, { left, top, width, size }: PageText): string {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  const shown = shortened(words, width, (text) => 1.1 * textWidthInches(text, size));
  return `<text class="drawn-heading" x="${points(left)}" y="${points(top)}" font-size="${size}" font-weight="700">${escaped(shown)}</text>`;
}

const linePitchInches = 0.27;
const linesInParagraph = 5;

/** The lines below the heading as one SVG path, ragged, with the last of a paragraph shorter. */
export function pageLines({ left, top, width, lines }: PageText): string {
  const rows = Array.from({ length: lines }, (_, row) => {
    const isLast = row % linesInParagraph === linesInParagraph - 1;
    const length = width * (isLast ? 0.55 : 1 - ((row * 37) % 11) / 110);
    const down = top + linePitchInches * (row + 2 + 0.7 * Math.floor(row / linesInParagraph));
    return `M${points(left)} ${points(down)}h${round(points(length))}`;
  });
  return `<path class="page-lines" d="${rows.join('')}" stroke="#16211e" stroke-opacity=".16" stroke-width="5" stroke-linecap="round"/>`;
}

/** What reads like the titles, on a sheet. */
function readable(content: string, { sheet }: DieData): string {
  return `<g transform="translate(${points(sheet.widthInches)} 0)rotate(90)">${content}</g>`;
}

/** The heading of the front sheet, to replace while its title is typed. */
export function sceneHeading({ title, ink }: DrawnTab, die: DieData): string {
  return readable(`<g fill="${ink}">${pageHeading(title, frontText(die))}</g>`, die);
}

/** The title of a tab in a scene, to replace while it is typed. */
export function sceneTitle(tab: DrawnTab, die: DieData): string {
  return svgOf(titleParts(tab, die), inBinder(die));
}

/** The edge of a page that is filed behind the front sheet. */
function pageBehind(pose: ScenePose, { sheet }: DieData): string {
  const [width, height] = [sheet.widthInches, sheet.heightInches].map(points);
  const out = points(Math.min(0.11, pose.riseInches * 0.4));
  const page = `width="${width}" height="${height}"`;
  return `<g class="page" transform="${transform(pose, 0)}"><rect x="${out + 0.8}" y="-1.4" ${page} fill="#3a3524" fill-opacity=".22"/><rect class="binder-page" x="${out}" y="-2" ${page} fill="#ffffff"/></g>`;
}

/** Where the light comes from, in degrees clockwise from the right. */
const lightDegrees = -125;

/** The attributes of a gradient along the light, by how far it reaches from the sheet's middle. */
function lightOn({ turn }: ScenePose, { sheet }: DieData): (reachInches: number) => string {
  const direction = ((lightDegrees - turn) * Math.PI) / 180;
  const [right, down] = [Math.cos(direction), Math.sin(direction)];
  const [x, y] = [sheet.widthInches / 2, sheet.heightInches / 2];
  return (reach) =>
    [
      'gradientUnits="userSpaceOnUse"',
      `x1="${points(x + right * reach)}" y1="${points(y + down * reach)}"`,
      `x2="${points(x - right * reach)}" y2="${points(y - down * reach)}"`,
    ].join(' ');
}
