import { mixed } from '../../layout/mixed.ts';
import type { DrawnTab } from '../frame.ts';
import { tabOutline } from '../outline.ts';
import { pathData, points } from '../svg.ts';
import {
  edgeGradient,
  holeEdges,
  type Light,
  type Material,
  reinforcement,
  type Setting,
  stop,
} from './material.ts';

/** How strongly the edges of the next sheets show through a sheet. */
const through = [0.3, 0.15];

/** Where the color gets denser on a tab, so that no edge crosses its title. */
const denserInches = [0.06, 0.12, 0.18];

/** Tinted plastic that lets the edges of the sheets under it through. */
export function plastic(setting: Setting, tabs: readonly DrawnTab[]): Material {
  const { id, die, holes } = setting;
  const tip = points(die.sheet.widthInches + die.tabExtensionInches);
  const colors = [...new Set(tabs.map(({ color }) => color))];
  const [edges, strip] = [holeEdges(holes), reinforcement(setting)];
  const body = (color: string) => `${id}-body-${colors.indexOf(color)}`;
  return {
    shadow: ({ color }) => mixed('#0c1714', color, 0.55),
    defs: (light) =>
      [
        edgeGradient(id, light),
        sheen(id, light),
        ...colors.map(
          (color) =>
            `<linearGradient id="${body(color)}" ${light(6.6)}>${stop(0, mixed('#ffffff', color, 0.28))}${stop(0.6, mixed('#ffffff', color, 0.04))}${stop(1, mixed('#10201c', color, 0.12))}</linearGradient>`,
        ),
      ].join(''),
    sheet: ({ outline, at, tab, depth, title, under }) => {
      const { color, placement } = tab;
      const { offsetInches, widthInches } = placement;
      const ends = [offsetInches + 0.2, offsetInches + widthInches - 0.2].map(points);
      const edge = mixed('#0b1a2a', color, 0.34);
      const paint = `fill="url(#${body(color)})"`;
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
function sheen(id: string, light: Light): string {
  const stops = [
    [0, 0.42],
    [0.2, 0.12],
    [0.36, 0.03],
    [0.366, 0.2],
    [0.52, 0.07],
    [0.528, 0],
    [0.8, 0],
  ] as const;
  const white = stops.map(([offset, opacity]) => stop(offset, '#fff', opacity)).join('');
  return `<linearGradient id="${id}-sheen" ${light(6.2)}>${white}${stop(1, '#000', 0.1)}</linearGradient>`;
}
