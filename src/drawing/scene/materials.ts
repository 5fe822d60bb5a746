import type { DieData } from '../../book/schema.ts';
import { luminance, mixed } from '../../layout/look.ts';
import type { Hole } from '../../layout/sheet.ts';
import type { DrawnTab } from '../frame.ts';
import { holeOutline, stripOutline, tabOutline } from '../outline.ts';
import { pathData, points, round } from '../svg.ts';

/** What the sheets of a scene have in common. */
export interface Setting {
  /** Prefix of the scene's ids. */
  readonly id: string;
  readonly die: DieData;
  readonly holes: readonly Hole[];
  /** The width of the strip along the binding edge; 0 if there is none. */
  readonly stripInches: number;
  /** The attributes of a gradient along the light, which reaches so far from the sheet's middle. */
  readonly light: (reachInches: number) => string;
  /** Whether paper has no grain. */
  readonly isSmooth?: boolean | undefined;
}

/** The outline of a sheet, as the `href` of a `<use>`, and the transform that poses it. */
export interface Place {
  readonly outline: string;
  readonly at: string;
}

/** What a sheet is drawn from. */
interface PosedSheet extends Place {
  readonly tab: DrawnTab;
  /** The number of sheets in front of it. */
  readonly depth: number;
  /** The sheets under it, from the next one on. */
  readonly under: readonly Place[];
  /** Its title, as an SVG element. */
  readonly title: string;
}

/** A stop of a gradient; a class lets a style sheet change its color. */
export function stop(offset: number, color: string, opacity = 1, name = ''): string {
  const named = name && ` class="${name}"`;
  const faded = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
  return `<stop${named} offset="${offset}" stop-color="${color}"${faded}/>`;
}

/** @param attributes its direction */
export function gradient(id: string, attributes: string, stops: readonly string[]): string {
  return `<linearGradient id="${id}" ${attributes}>${stops.join('')}</linearGradient>`;
}

/** The edge of a sheet: bright toward the light, brown away from it. */
function edgeGradient({ id, light }: Setting): string {
  return gradient(`${id}-edge`, light(6.4), [
    stop(0, '#fff', 0.95),
    stop(0.45, '#fff', 0.25),
    stop(0.55, '#4a4433', 0.12),
    stop(1, '#4a4433', 0.4),
  ]);
}

/** The walls of holes: in shadow toward the light, lit away from it. */
function holeEdges(holes: readonly Hole[]): string {
  return holes
    .map(({ xInches, yInches, diameterInches }) => {
      const [x, y, radius] = [points(xInches), points(yInches), points(diameterInches / 2)];
      const arc = (inset: number, from: number) => {
        const ends = [from, from + 120].map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          const [right, down] = [Math.cos(angle), Math.sin(angle)];
          return `${round(x + (radius - inset) * right)} ${round(y + (radius - inset) * down)}`;
        });
        return `M${ends[0]}A${radius} ${radius} 0 0 1 ${ends[1]}`;
      };
      return `<path d="${arc(0.6, 165)}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="1.9"/><path d="${arc(0.1, -15)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.1"/>`;
    })
    .join('');
}

/** The strip along the binding edge, if there is one. */
function reinforcement({ stripInches, die, holes }: Setting): string {
  if (stripInches === 0) return '';
  const outline = pathData([...stripOutline(stripInches, die), ...holes.flatMap(holeOutline)]);
  const end = `M${points(stripInches)} 0V${points(die.sheet.heightInches)}`;
  return `<path d="${outline}" fill="#fff" fill-opacity=".42"/><path d="${end}" stroke="#000" stroke-opacity=".14" stroke-width=".7"/>`;
}

/** How far the film of a tab reaches onto its sheet. */
const lapInches = 0.08;

/**
 * Index stock with a film on its tab.
 *
 * @returns the gradients and patterns that its sheets share, a sheet, and the color of its shadow
 */
export function paper(setting: Setting) {
  const { id, die, holes, light } = setting;
  const lap = points(die.sheet.widthInches - lapInches);
  const [edges, strip] = [holeEdges(holes), reinforcement(setting)];
  const body = gradient(`${id}-body`, light(6.6), [
    stop(0, '#fffefb', 1, 'paper-1'),
    stop(0.55, '#faf8f2', 1, 'paper-2'),
    stop(1, '#ebe8de', 1, 'paper-3'),
  ]);
  return {
    shadow: () => '#1c1e12',
    defs: [body, edgeGradient(setting), gloss(setting, lap), grain(id)].join(''),
    sheet: ({ outline, at, tab, depth, title }: PosedSheet) => {
      const film = `d="${pathData(tabOutline(tab.placement, die, lapInches))}"`;
      const { offsetInches, widthInches } = tab.placement;
      const along = `${points(offsetInches)}V${points(offsetInches + widthInches)}`;
      const isClear = luminance(tab.color) > 0.9;
      const edge = mixed('#16211e', isClear ? '#c9cfcb' : tab.color, 0.42);
      const deeper = round(Math.min(0.09, 0.022 * depth), 100);
      return [
        `<use ${outline} class="paper-side" fill="#bdb8a8" transform="translate(.6 1.2)${at}"/>`,
        `<g transform="${at}">`,
        `<use ${outline} fill="url(#${id}-body)"/>`,
        setting.isSmooth ? '' : `<use ${outline} fill="url(#${id}-grain)"/>`,
        depth > 0 ? `<use ${outline} fill="#3a3524" fill-opacity="${deeper}"/>` : '',
        strip,
        `<path ${film} fill="${tab.color}" fill-opacity="${isClear ? 0.6 : 0.95}"/>`,
        `<path ${film} fill="url(#${id}-gloss)"/><path ${film} class="dim" fill-opacity="0"/>`,
        `<path d="M${lap} ${along}" stroke="#000" stroke-opacity=".2" stroke-width=".7"/>`,
        `<path d="M${lap + 1} ${along}" stroke="#fff" stroke-opacity=".65" stroke-width=".9"/>`,
        `<path ${film} fill="none" stroke="${edge}" stroke-opacity=".75" stroke-width=".9"/>`,
        `<use ${outline} fill="none" stroke="url(#${id}-edge)" stroke-width=".8"/>`,
        title,
        edges,
        '</g>',
      ].join('');
    },
  };
}

/** The shine of the film: a bright line near the tip of the tab, where the film bends. */
function gloss({ id, die }: Setting, lap: number): string {
  const tip = points(die.sheet.widthInches + die.tabExtensionInches);
  const across = `gradientUnits="userSpaceOnUse" x1="${lap}" y1="0" x2="${tip}" y2="0"`;
  return gradient(`${id}-gloss`, across, [
    stop(0, '#fff', 0.16),
    stop(0.16, '#fff', 0.04),
    stop(0.6, '#fff', 0.05),
    stop(0.76, '#fff', 0.4),
    stop(0.84, '#fff', 0.22),
    stop(0.9, '#fff', 0),
    stop(1, '#000', 0.16),
  ]);
}

/** The size of the tile that repeats the paper's grain, in points. */
const tile = { width: 131, height: 113 };
const fibersInTile = 46;

/** Short fibers in a tile, some dark and some light. */
function grain(id: string): string {
  return `<pattern id="${id}-grain" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(7)"><path d="${fibers(0)}" stroke="#5b5138" stroke-opacity=".055" stroke-width=".8"/><path class="grain-light" d="${fibers(fibersInTile)}" stroke="#fff" stroke-opacity=".45" stroke-width=".8"/></pattern>`;
}

/** Lines spread evenly but without a visible order (a low-discrepancy sequence). */
function fibers(first: number): string {
  return Array.from({ length: fibersInTile }, (_, index) => {
    const share = (step: number) => ((first + index) * step + 0.5) % 1;
    const [x, y] = [share(0.7548776662) * tile.width, share(0.5698402911) * tile.height];
    const angle = share(0.8191725134) * 2.4 - 1.2;
    const length = 1.5 + 3.5 * share(0.6710436067);
    return `M${round(x)} ${round(y)}l${round(length * Math.cos(angle))} ${round(length * Math.sin(angle))}`;
  }).join('');
}

/** How strongly the edges of the next sheets show through a sheet. */
const through = [0.3, 0.15];

/** Where the color gets denser on a tab, so that no edge crosses its title. */
const denserInches = [0.06, 0.12, 0.18];

/** Tinted plastic that lets the edges of the sheets under it through. */
export function plastic(setting: Setting, tabs: readonly DrawnTab[]) {
  const { id, die, holes, light } = setting;
  const tip = points(die.sheet.widthInches + die.tabExtensionInches);
  const colors = [...new Set(tabs.map(({ color }) => color))];
  const [edges, strip] = [holeEdges(holes), reinforcement(setting)];
  const bodies = colors.map((color, index) =>
    gradient(`${id}-body-${index}`, light(6.6), [
      stop(0, mixed('#ffffff', color, 0.28)),
      stop(0.6, mixed('#ffffff', color, 0.04)),
      stop(1, mixed('#10201c', color, 0.12)),
    ]),
  );
  return {
    shadow: ({ color }: DrawnTab) => mixed('#0c1714', color, 0.55),
    defs: [edgeGradient(setting), sheen(setting), ...bodies].join(''),
    sheet: ({ outline, at, tab, depth, title, under }: PosedSheet) => {
      const { color, placement } = tab;
      const { offsetInches, widthInches } = placement;
      const ends = [offsetInches + 0.2, offsetInches + widthInches - 0.2].map(points);
      const edge = mixed('#0b1a2a', color, 0.34);
      const paint = `fill="url(#${id}-body-${colors.indexOf(color)})"`;
      return [
        `<g transform="${at}">`,
        `<use ${outline} fill="#fff" fill-opacity="${depth === 0 ? 0.26 : 0.3}"/>`,
        `<use ${outline} ${paint} fill-opacity=".72"/><use ${outline} fill="url(#${id}-sheen)"/>`,
        strip,
        `<use ${outline} fill="none" stroke="${edge}" stroke-opacity=".75" stroke-width="1.7"/>`,
        `<use ${outline} fill="none" stroke="url(#${id}-edge)" stroke-width="1.1"/>`,
        edges,
        '</g>',
        ...through.slice(0, under.length).map((opacity, deeper) => {
          const below = under[deeper] as (typeof under)[number];
          return `<g fill="none" stroke-opacity="${opacity}"><use ${below.outline} transform="${below.at}" stroke="${edge}" stroke-width="1.6"/><use ${below.outline} transform="translate(.9 1.2)${below.at}" stroke="#fff" stroke-width="1.1"/></g>`;
        }),
        `<g transform="${at}">`,
        ...denserInches.map(
          (inches) =>
            `<path d="${pathData(tabOutline(placement, die, -inches))}" ${paint} fill-opacity=".45"/>`,
        ),
        `<path d="M${tip - 4.3} ${ends.join('V')}" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"/>`,
        title,
        '</g>',
      ].join('');
    },
  };
}

/** What the surface mirrors: the light, and the edge of a window across the sheet. */
function sheen({ id, light }: Setting): string {
  return gradient(`${id}-sheen`, light(6.2), [
    stop(0, '#fff', 0.42),
    stop(0.2, '#fff', 0.12),
    stop(0.36, '#fff', 0.03),
    stop(0.366, '#fff', 0.2),
    stop(0.52, '#fff', 0.07),
    stop(0.528, '#fff', 0),
    stop(0.8, '#fff', 0),
    stop(1, '#000', 0.1),
  ]);
}
