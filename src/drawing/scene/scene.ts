import type { DieData } from '../../book/schema.ts';
import type { BodyPrint } from '../../layout/body.ts';
import type { Materials } from '../../layout/look.ts';
import { type Box, holesOf, pointsPerInch } from '../../layout/sheet.ts';
import type { TabPlacement } from '../../layout/tabs.ts';
import type { DrawnTab } from '../frame.ts';
import { boxAround, dividerOutline, holeOutline, type Point, type Segment } from '../outline.ts';
import { bodyParts, inBinder, titleParts } from '../parts.ts';
import { escaped, pathData, points, round, svgOf } from '../svg.ts';
import { type Place, paper, plastic, type Setting } from './materials.ts';
import { type PageText, pageHeading, pageLines } from './page.ts';

/** Dividers lying on a table, drawn as things. The light comes from the upper left. */
export interface Scene {
  /** Unique among the scenes of a page. */
  readonly id: string;
  readonly die: DieData;
  readonly materials: Materials;
  /** Front to back, from the first of a bank on. */
  readonly tabs: readonly DrawnTab[];
  /** What is printed on every divider; the front one shows it. */
  readonly body?: BodyPrint | undefined;
  /**
   * The tab whose title heads a page of text on the front sheet, if nothing is printed there; by
   * default the first. `null` leaves the sheet blank.
   */
  readonly heading?: DrawnTab | null | undefined;
  readonly pose: ScenePose;
  /** The part of the table to show, in inches from the top left corner of an unturned front sheet. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** How the view fills its frame: an SVG `preserveAspectRatio`. */
  readonly fitting?: string;
  /** A text alternative. */
  readonly label: string;
  /** Leaves out the titles, for {@link sceneTitles} over the scene: typing then redraws no sheet. */
  readonly isUntitled?: boolean;
  /** Leaves out the paper's grain, which is too fine for a small picture. */
  readonly isSmooth?: boolean | undefined;
}

/** How the sheets of a set lie. */
export interface ScenePose {
  /** Degrees clockwise by which the front sheet is turned; -90 has its tabs at the top. */
  readonly turn: number;
  /** Further degrees per sheet. */
  readonly fan: number;
  /** How far each sheet shows behind the one before it, in inches toward its tabbed edge. */
  readonly riseInches: number;
  /** The point that sheets turn around, in inches from the top left corner of the front sheet. */
  readonly pivot: readonly [x: number, y: number];
}

/**
 * Draws a scene to scale, without filters, images and blend modes, so that phones scroll it
 * smoothly. Style sheets adapt its paper to a dark page.
 *
 * @returns an `<svg>` element as text, in points; titles and label are escaped.
 */
export function scene(drawn: Scene): string {
  return framed(drawn, sceneContent(drawn));
}

/** The content of a scene without its frame, to draw more around it in the same points. */
export function sceneContent(drawn: Omit<Scene, 'view' | 'label'>): string {
  const { id, die, materials, tabs, body, pose, isUntitled } = drawn;
  const { heading = tabs[0] } = drawn;
  const { holes: punched, edgeStripInches = 0 } = materials.effects;
  const holes = holesOf(punched, die);
  const holePath = pathData(holes.flatMap(holeOutline));
  const light = lightOn(pose, die);
  const setting = { id, die, holes, stripInches: edgeStripInches, light, isSmooth: drawn.isSmooth };
  const material = materials.isFilm ? paper(setting) : plastic(setting, tabs);
  const firstBank = tabs.filter(({ placement }) => placement.bank === tabs[0]?.placement.bank);
  const outlines = firstBank.map(
    ({ placement }, index) =>
      `<path id="${id}-${index}" d="${pathData(dividerOutline(placement, die))}${holePath}" stroke-linejoin="round"/>`,
  );
  const places = tabs.map(({ placement }, depth) => ({
    outline: `href="#${id}-${placement.position - 1}"`,
    at: transform(pose, depth),
  }));
  const sheets = places.map((place, depth) => {
    const tab = tabs[depth] as DrawnTab;
    const title = isUntitled ? '' : titleGroup(tab, die);
    const isLast = depth === tabs.length - 1;
    return (
      shadow(place, material.shadow(tab), isLast) +
      material.sheet({ ...place, under: places.slice(depth + 1), tab, depth, title })
    );
  });
  const defs = `<defs>${material.defs}${outlines.join('')}</defs>`;
  const front = sheets.shift() ?? '';
  const page = heading && !isPrinted(drawn) ? pageLines(frontText(die)) : '';
  const head = page && heading && !isUntitled ? headingGroup(heading, die) : '';
  const print = body ? svgOf(bodyParts(body, die, materials.ink), inBinder(die)) : '';
  const onFront = `<g class="on-front" transform="${transform(pose, 0)}">${print || readable(page, die) + head}</g>`;
  const behind = heading ? pageBehind(pose, die) : '';
  return [defs, ...sheets.reverse(), behind, front, onFront].join('');
}

/** Whether the front sheet shows print. */
function isPrinted({ body }: Pick<Scene, 'body'>): boolean {
  return body !== undefined && (body.lines.length > 0 || body.artwork !== false);
}

/** The text on the front sheet, which reads like the titles: from its tabbed edge down. */
function frontText({ sheet }: DieData): PageText {
  const width = Math.min(6.4, sheet.heightInches - 2);
  return { left: 0.9, top: 0.85, width, lines: 9, paragraph: 5, size: 22 };
}

/** What reads like the titles, on a sheet. */
function readable(content: string, { sheet }: DieData): string {
  return (
    content && `<g transform="translate(${points(sheet.widthInches)} 0)rotate(90)">${content}</g>`
  );
}

function headingGroup(tab: DrawnTab, die: DieData): string {
  return `<g data-heading="">${sceneHeading(tab, die)}</g>`;
}

/** The heading of the front sheet, to replace while its title is typed. */
export function sceneHeading({ title, ink }: DrawnTab, die: DieData): string {
  return readable(`<g fill="${ink}">${pageHeading(title, frontText(die))}</g>`, die);
}

/** The edge of a page that is filed behind the front sheet. */
function pageBehind(pose: ScenePose, { sheet }: DieData): string {
  const [width, height] = [sheet.widthInches, sheet.heightInches].map(points);
  const out = points(Math.min(0.11, pose.riseInches * 0.4));
  const page = `width="${width}" height="${height}"`;
  return `<g class="page" transform="${transform(pose, 0)}"><rect x="${out + 0.8}" y="-1.4" ${page} fill="#3a3524" fill-opacity=".22"/><rect class="binder-page" x="${out}" y="-2" ${page} fill="#ffffff"/></g>`;
}

/**
 * The titles of a scene in which no sheet covers one, to lie over the scene.
 *
 * @returns an `<svg>` element as text; titles are escaped.
 */
export function sceneTitles(drawn: Scene): string {
  const { tabs, die, pose } = drawn;
  const { heading = tabs[0] } = drawn;
  const titles = tabs.map(
    (tab, depth) => `<g transform="${transform(pose, depth)}">${titleGroup(tab, die)}</g>`,
  );
  const head = heading && !isPrinted(drawn) ? headingGroup(heading, die) : '';
  return framed(
    drawn,
    `${titles.join('')}<g class="on-front" transform="${transform(pose, 0)}">${head}</g>`,
  );
}

function framed({ view, fitting = 'xMidYMid slice', label }: Scene, content: string): string {
  return `<svg class="scene" viewBox="${view.map(points).join(' ')}" preserveAspectRatio="${fitting}" role="img" aria-label="${escaped(label)}">${content}</svg>`;
}

function titleGroup(tab: DrawnTab, die: DieData): string {
  return `<g data-title="${tab.index}">${sceneTitle(tab, die)}</g>`;
}

/** The title of a tab in a scene, to replace while it is typed. */
export function sceneTitle(tab: DrawnTab, die: DieData): string {
  return svgOf(titleParts(tab, die), inBinder(die));
}

function transform({ turn, fan, riseInches, pivot: [x, y] }: ScenePose, depth: number): string {
  const rotation = `rotate(${round(turn + fan * depth, 100)} ${points(x)} ${points(y)})`;
  return `${rotation}translate(${points(riseInches * depth)} 0)`;
}

/** The middle of a tab in the inches of the view, and the direction of its title in degrees. */
export function tabMiddle(
  pose: ScenePose,
  { sheet, tabExtensionInches }: DieData,
  { offsetInches, widthInches }: TabPlacement,
  depth: number,
): { readonly at: Point; readonly turn: number } {
  const middle: Point = [
    sheet.widthInches + tabExtensionInches / 2,
    offsetInches + widthInches / 2,
  ];
  return { at: onTable(pose, depth, middle), turn: pose.turn + pose.fan * depth + 90 };
}

/** A point of a sheet in the inches of the view. */
function onTable({ turn, fan, riseInches, pivot }: ScenePose, depth: number, [x, y]: Point): Point {
  const angle = ((turn + fan * depth) * Math.PI) / 180;
  const [right, down] = [x + riseInches * depth - pivot[0], y - pivot[1]];
  return [
    pivot[0] + right * Math.cos(angle) - down * Math.sin(angle),
    pivot[1] + right * Math.sin(angle) + down * Math.cos(angle),
  ];
}

/** The extent of sheets with their tabs, in the inches of the view. */
export function extentOf(
  pose: ScenePose,
  { sheet, tabExtensionInches }: DieData,
  tabs: readonly DrawnTab[],
): Box {
  const { widthInches: width, heightInches: height } = sheet;
  const tip = width + tabExtensionInches;
  const corners = tabs.flatMap(({ placement: { offsetInches, widthInches } }, depth) => {
    const outline: Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
      [tip, offsetInches],
      [tip, offsetInches + widthInches],
    ];
    return outline.map((point): Segment => ['L', ...onTable(pose, depth, point)]);
  });
  return boxAround(corners);
}

/** Where the light comes from, in degrees clockwise from the right. */
const lightDegrees = -125;

function lightOn({ turn }: ScenePose, { sheet }: DieData): Setting['light'] {
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

/** A copy of an outline in a shadow, in points: its offset, the width of its edge, its opacity. */
type Copy = readonly [x: number, y: number, edge: number, opacity: number];

/** Around a sheet, where it touches what is below it. */
const contact: readonly Copy[] = [
  [0, 0, 2.3, 0.12],
  [0, 0, 5.8, 0.055],
  [0, 0, 11.5, 0.03],
];

/** Away from the light: on the next sheet, and on the table, which is farther. */
const onSheet = cast(4, 0.75);
const onMat = cast(9, 1.65);

function cast(copies: number, lift: number): Copy[] {
  return Array.from({ length: copies }, (_, copy) => {
    const far = (copy + 1) / copies;
    const opacity = (0.17 * (1 - far) ** 1.6 + 0.022) * (copies > 4 ? 0.62 : 1);
    const offset = lift * far ** 1.5;
    return [6.5 * offset, 13 * offset, 1.4 + 15.8 * lift * far ** 1.2, opacity];
  });
}

/** How far a shadow reaches from the last sheet, in inches. */
const shadowReachInches = Math.max(...onMat.map(([, y, edge]) => y + edge / 2)) / pointsPerInch;

/**
 * A soft shadow without a filter: wider, fainter and farther copies of the outline. Fill and stroke
 * are faint one by one: browsers round the layer of a faint element, and dozens of layers add up to
 * a dark box.
 */
function shadow({ outline, at }: Place, color: string, isOnTable: boolean): string {
  const copies = [...contact, ...(isOnTable ? onMat : onSheet)].map(([x, y, edge, opacity]) => {
    const faint = round(opacity, 1000);
    return `<use ${outline} transform="translate(${round(x)} ${round(y)})${at}" stroke-width="${round(edge)}" fill-opacity="${faint}" stroke-opacity="${faint}"/>`;
  });
  return `<g class="shadow" fill="${color}" stroke="${color}">${copies.join('')}</g>`;
}

/** Around the sheets on the desk, in inches. */
const margin = shadowReachInches;

/** A set on the buyer's desk, tabs up: every tab of every bank is seen in full. */
export function desk(
  tabs: readonly DrawnTab[],
  cut: number,
  die: DieData,
): Pick<Scene, 'pose' | 'view'> {
  const isOneBank = tabs.length <= cut;
  const bankRiseInches = die.tabExtensionInches * 1.16;
  const pose: ScenePose = {
    turn: -90,
    fan: -2.4 / Math.max(4, tabs.length - 1),
    riseInches: isOneBank ? Math.min(0.34, 1.7 / tabs.length) : bankRiseInches / cut,
    pivot: [0, 0],
  };
  const { xInches, yInches, widthInches, heightInches } = extentOf(pose, die, tabs);
  const size = [widthInches + 2 * margin, heightInches + 2 * margin] as const;
  return { pose, view: [xInches - margin, yInches - margin, ...size] };
}
