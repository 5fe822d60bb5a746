import type { ChoiceEffect, DieData } from '../../book/schema.ts';
import { luminance, mixed } from '../../layout/look.ts';
import { type Hole, holesOf } from '../../layout/sheet.ts';
import type { DrawnTab } from '../frame.ts';
import { holeOutline, stripOutline, tabOutline } from '../outline.ts';
import { pathData, points, round } from '../svg.ts';
import looks from './materials.json' with { type: 'json' };

/** What the sheets of a scene have in common. */
interface Setting extends ReturnType<typeof fittings> {
  /** Prefix of the scene's ids. */
  readonly id: string;
  readonly die: DieData;
  /** The attributes of a gradient along the light, which reaches so far from the sheet's middle. */
  readonly light: (reachInches: number) => string;
  /** Whether paper has no grain. */
  readonly isSmooth?: boolean | undefined;
}

/** A sheet as it lies. */
export interface Sheet {
  /** Its outline, as a `use` or `path` to be painted, and the transform that poses it. */
  readonly outline: string;
  readonly at: string;
  readonly tab: DrawnTab;
  /** The number of sheets in front of it. */
  readonly depth: number;
  /** Whether all but its tab is covered. */
  readonly isTab: boolean;
}

/**
 * A gradient.
 *
 * @param attributes its direction
 * @param stops offset, color, opacity, and a class that lets a style sheet change its color
 */
export function gradient(
  id: string,
  attributes: string,
  stops: readonly (readonly (string | number)[])[],
): string {
  const drawn = stops.map(([offset, color, opacity = 1, name]) => {
    const faded = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
    return `<stop${name ? ` class="${name}"` : ''} offset="${offset}" stop-color="${color}"${faded}/>`;
  });
  return `<linearGradient id="${id}" ${attributes}>${drawn.join('')}</linearGradient>`;
}

/**
 * A soft shadow without a filter: wider, fainter and farther copies of the outline. Fill and stroke
 * are faint one by one: browsers round the layer of a faint element, and dozens of layers add up to
 * a dark box.
 */
export function shadow({ outline, at }: Sheet, color: string, isOnMat: boolean): string {
  const { onMat, onSheet } = looks.shadows;
  const copies = (isOnMat ? onMat : onSheet).map(
    ([x, y, edge, faint]) =>
      `<${outline} transform="translate(${x} ${y})${at}" stroke-width="${edge}" fill-opacity="${faint}" stroke-opacity="${faint}"/>`,
  );
  return `<g class="shadow" fill="${color}" stroke="${color}">${copies.join('')}</g>`;
}

/** How far a shadow reaches from the last sheet, in points. */
export const shadowReach = Math.max(
  ...looks.shadows.onMat.map(([, y = 0, edge = 0]) => y + edge / 2),
);

/** What is on a sheet of any material: the walls of its holes, and the strip along its edge. */
export function fittings(die: DieData, { holes: punched, edgeStripInches = 0 }: ChoiceEffect) {
  const holes = holesOf(punched, die);
  const outline = pathData([...stripOutline(edgeStripInches, die), ...holes.flatMap(holeOutline)]);
  const end = `M${points(edgeStripInches)} 0V${points(die.sheet.heightInches)}`;
  const strip = `<path d="${outline}" fill="#fff" fill-opacity=".42"/><path d="${end}" stroke="#000" stroke-opacity=".14" stroke-width=".7"/>`;
  return { edges: holes.map(holeEdge).join(''), strip: edgeStripInches > 0 ? strip : '' };
}

/** The walls of a hole: in shadow toward the light, lit away from it. */
function holeEdge({ xInches, yInches, diameterInches }: Hole): string {
  const [x, y, radius] = [points(xInches), points(yInches), points(diameterInches / 2)];
  const third = (inset: number, from: number, paint: string) => {
    const own = radius - inset;
    const length = round((2 * Math.PI * own) / 3);
    return `<circle cx="${x}" cy="${y}" r="${own}" transform="rotate(${from} ${x} ${y})" fill="none" stroke-dasharray="${length} 99" ${paint}/>`;
  };
  return (
    third(0.6, 165, 'stroke="#000" stroke-opacity=".34" stroke-width="1.9"') +
    third(0.1, -15, 'stroke="#fff" stroke-opacity=".85" stroke-width="1.1"')
  );
}

/** How far the film of a tab reaches onto its sheet. */
const lapInches = 0.08;

/**
 * Index stock with a film on its tab.
 *
 * @returns the gradients and patterns that its sheets share, a sheet, and the color of its shadow
 */
export function paper({ id, die, light, isSmooth, edges, strip }: Setting) {
  const lap = points(die.sheet.widthInches - lapInches);
  const tip = points(die.sheet.widthInches + die.tabExtensionInches);
  const across = `gradientUnits="userSpaceOnUse" x1="${lap}" y1="0" x2="${tip}" y2="0"`;
  return {
    shadow: () => '#1c1e12',
    defs: [
      gradient(`${id}-body`, light(6.6), looks.stock),
      gradient(`${id}-edge`, light(6.4), looks.edge),
      // The shine of the film: a bright line near the tip of the tab, where the film bends.
      gradient(`${id}-gloss`, across, looks.gloss),
      grain(id),
    ].join(''),
    sheet: ({ outline, at, tab, depth, isTab }: Sheet) => {
      const film = `d="${pathData(tabOutline(tab.placement, die, lapInches))}"`;
      const { offsetInches, widthInches } = tab.placement;
      const along = `${points(offsetInches)}V${points(offsetInches + widthInches)}`;
      const lapEdge = `<path d="M${lap} ${along}" stroke="#000" stroke-opacity=".2" stroke-width=".7"/><path d="M${lap + 1} ${along}" stroke="#fff" stroke-opacity=".65" stroke-width=".9"/>`;
      const isClear = luminance(tab.color) > 0.9;
      const edge = mixed('#16211e', isClear ? '#c9cfcb' : tab.color, 0.42);
      const deeper = round(Math.min(0.09, 0.022 * depth), 100);
      return [
        `<${outline} class="paper-side" fill="#bdb8a8" transform="translate(.6 1.2)${at}"/>`,
        `<g transform="${at}">`,
        `<${outline} fill="url(#${id}-body)"/>`,
        isSmooth || isTab ? '' : `<${outline} fill="url(#${id}-grain)"/>`,
        depth > 0 && !isTab ? `<${outline} fill="#3a3524" fill-opacity="${deeper}"/>` : '',
        isTab ? '' : strip,
        `<path ${film} fill="${tab.color}" fill-opacity="${isClear ? 0.6 : 0.95}"/>`,
        `<path ${film} fill="url(#${id}-gloss)"/><path ${film} class="dim" fill-opacity="0"/>`,
        isTab ? '' : lapEdge,
        `<path ${film} fill="none" stroke="${edge}" stroke-opacity=".75" stroke-width=".9"/>`,
        `<${outline} fill="none" stroke="url(#${id}-edge)" stroke-width=".8"/>${isTab ? '' : edges}</g>`,
      ].join('');
    },
  };
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
export function plastic({ id, die, light, edges, strip }: Setting, tabs: readonly DrawnTab[]) {
  const tip = points(die.sheet.widthInches + die.tabExtensionInches);
  const colors = [...new Set(tabs.map(({ color }) => color))];
  const bodies = colors.map((color, index) =>
    gradient(`${id}-body-${index}`, light(6.6), [
      [0, mixed('#ffffff', color, 0.28)],
      [0.6, mixed('#ffffff', color, 0.04)],
      [1, mixed('#10201c', color, 0.12)],
    ]),
  );
  const edge = gradient(`${id}-edge`, light(6.4), looks.edge);
  // What the surface mirrors: the light, and the edge of a window across the sheet.
  const sheen = gradient(`${id}-sheen`, light(6.2), looks.sheen);
  return {
    shadow: ({ color }: DrawnTab) => mixed('#0c1714', color, 0.55),
    defs: [edge, sheen, ...bodies].join(''),
    sheet: ({ outline, at, tab, depth, isTab }: Sheet, under: readonly Sheet[]) => {
      const { color, placement } = tab;
      const { offsetInches, widthInches } = placement;
      const ends = [offsetInches + 0.2, offsetInches + widthInches - 0.2].map(points);
      const edge = mixed('#0b1a2a', color, 0.34);
      const paint = `fill="url(#${id}-body-${colors.indexOf(color)})"`;
      return [
        `<g transform="${at}">`,
        `<${outline} fill="#fff" fill-opacity="${depth === 0 ? 0.26 : 0.3}"/>`,
        `<${outline} ${paint} fill-opacity=".72"/><${outline} fill="url(#${id}-sheen)"/>`,
        isTab ? '' : strip,
        `<${outline} fill="none" stroke="${edge}" stroke-opacity=".75" stroke-width="1.7"/>`,
        `<${outline} fill="none" stroke="url(#${id}-edge)" stroke-width="1.1"/>${isTab ? '' : edges}</g>`,
        ...under
          .slice(0, through.length)
          .map(
            (below, deeper) =>
              `<g fill="none" stroke-opacity="${through[deeper]}"><${below.outline} transform="${below.at}" stroke="${edge}" stroke-width="1.6"/><${below.outline} transform="translate(.9 1.2)${below.at}" stroke="#fff" stroke-width="1.1"/></g>`,
          ),
        `<g transform="${at}">`,
        ...denserInches.map(
          (inches) =>
            `<path d="${pathData(tabOutline(placement, die, -inches))}" ${paint} fill-opacity=".45"/>`,
        ),
        `<path d="M${tip - 4.3} ${ends.join('V')}" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"/></g>`,
      ].join('');
    },
  };
}
