import type { DieData } from '../../book/schema.ts';
import type { Hole } from '../../layout/sheet.ts';
import type { DrawnTab } from '../frame.ts';
import { holeOutline, stripOutline } from '../outline.ts';
import { pathData, points } from '../svg.ts';

/** How a material looks. */
export interface Material {
  /** The gradients and patterns that its sheets share, as SVG definitions. */
  readonly defs: (light: Light) => string;
  /** A sheet without its shadow, as SVG elements. */
  readonly sheet: (sheet: PosedSheet) => string;
  /** The color of its shadow. */
  readonly shadow: (tab: DrawnTab) => string;
}

/** What the sheets of a scene have in common. */
export interface Setting {
  /** Prefix of the scene's ids. */
  readonly id: string;
  readonly die: DieData;
  readonly holes: readonly Hole[];
  /** The width of the strip along the binding edge; 0 if there is none. */
  readonly stripInches: number;
}

/** The outline of a sheet, as the `href` of a `<use>`, and the transform that poses it. */
export interface Place {
  readonly outline: string;
  readonly at: string;
}

/** What a sheet is drawn from. */
export interface PosedSheet extends Place {
  readonly tab: DrawnTab;
  /** The number of sheets in front of it. */
  readonly depth: number;
  /** The sheets under it, from the next one on. */
  readonly under: readonly Place[];
  /** Its title, as an SVG element. */
  readonly title: string;
}

/** The attributes of a gradient along the light, which reaches so far from the sheet's middle. */
export type Light = (reachInches: number) => string;

/** Rounds to one decimal, or to another share. */
export function round(value: number, share = 10): number {
  return Math.round(value * share) / share;
}

/** A stop of a gradient; a class lets a style sheet change its color. */
export function stop(offset: number, color: string, opacity = 1, name = ''): string {
  const named = name && ` class="${name}"`;
  const faded = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
  return `<stop${named} offset="${offset}" stop-color="${color}"${faded}/>`;
}

/** The edge of a sheet: bright toward the light, brown away from it. */
export function edgeGradient(id: string, light: Light): string {
  return `<linearGradient id="${id}-edge" ${light(6.4)}>${stop(0, '#fff', 0.95)}${stop(0.45, '#fff', 0.25)}${stop(0.55, '#4a4433', 0.12)}${stop(1, '#4a4433', 0.4)}</linearGradient>`;
}

/** The walls of holes: in shadow toward the light, lit away from it. */
export function holeEdges(holes: readonly Hole[]): string {
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
export function reinforcement({ stripInches, die, holes }: Setting): string {
  if (stripInches === 0) return '';
  const outline = pathData([...stripOutline(stripInches, die), ...holes.flatMap(holeOutline)]);
  const end = `M${points(stripInches)} 0V${points(die.sheet.heightInches)}`;
  return `<path d="${outline}" fill="#fff" fill-opacity=".42"/><path d="${end}" stroke="#000" stroke-opacity=".14" stroke-width=".7"/>`;
}
