import { escaped, points } from '../svg.ts';
import { gradient, stop } from './materials.ts';
import { pageHeading, pageLines } from './page.ts';
import { type Scene, sceneContent } from './scene.ts';

/** How far each sheet shows behind the one before it, in inches. */
const riseInches = 0.035;
/** The rings: their distance from one another, and how far they reach to both sides. */
const ring = { apartInches: 4.25, reachInches: 0.62, thickInches: 0.17 };
/** The part of the left page, and of the mat, that shows. */
const leftInches = 3.4;
const matInches = 0.6;

/**
 * Pictures a set in an open ring binder, seen from above: a page lies on it, and its tabs show along
 * the right edge.
 *
 * @param drawn `heading` is the tab that the binder is open at, by default the first
 * @returns an `<svg>` element as text, in points; titles are escaped.
 */
export function binderScene(
  drawn: Pick<Scene, 'id' | 'die' | 'materials' | 'tabs' | 'heading'>,
): string {
  const { id, die, materials, tabs, heading = tabs[0] } = drawn;
  const { widthInches: width, heightInches: height } = die.sheet;
  const pose = { turn: 0, fan: 0, riseInches, pivot: [0, 0] } as const;
  const right = width + die.tabExtensionInches + riseInches * tabs.length + 0.3;
  const frame = [-leftInches, -matInches, leftInches + right + matInches, height + 2 * matInches];
  const title = heading?.title ?? '';
  const text = { left: 1.35, top: 1.75, width: width - 2.35, lines: 24, paragraph: 6, size: 34 };
  const coverLeft = -leftInches - 1;
  const coverInches = leftInches + right + 1.3;
  const filled = (name: string) => `fill="url(#${id}-${name})"`;
  const edge = 'fill="none" stroke="#fff" stroke-opacity=".13" rx="7"';
  const shade = [stop(0, '#3a3524', 0.34), stop(1, '#3a3524', 0)];
  return [
    `<svg class="scene" viewBox="${frame.map(points).join(' ')}" role="img" aria-label="${escaped(`The set in a ring binder, open at ${title}`)}"><defs>`,
    gradient(`${id}-cover`, '', [stop(0, '#14191d'), stop(0.3, '#2f3b44'), stop(1, '#1d252b')]),
    gradient(`${id}-steel`, 'x2="0" y2="1"', [
      stop(0, '#f6f8f8'),
      stop(0.5, '#8b959b'),
      stop(1, '#4a5358'),
    ]),
    gradient(`${id}-near`, '', shade),
    gradient(`${id}-far`, 'x1="1" x2="0"', shade),
    '</defs>',
    box(coverLeft, -0.36, coverInches, height + 0.72, `${filled('cover')} rx="9"`),
    box(coverLeft, -0.3, coverInches - 0.06, height + 0.6, edge),
    box(coverLeft, 0, leftInches + 0.35, height, 'class="binder-page" fill="#fbf9f3"'),
    box(-2.2, 0, 1.55, height, filled('far')),
    box(-0.5, -0.2, 0.42, height + 0.4, `${filled('near')} rx="5"`),
    sceneContent({ id, die, materials, tabs, pose, heading: null }),
    box(0.06, 0.03, width - 0.14, height - 0.06, 'class="binder-page" fill="#fffefb"'),
    box(0.06, 0.03, 1.3, height - 0.06, `${filled('near')} fill-opacity=".7"`),
    `<g fill="#16211e">${pageHeading(title, text)}</g>`,
    pageLines(text),
    ...[-1, 0, 1].map((step) => {
      const top = height / 2 + step * ring.apartInches - ring.thickInches / 2;
      const along = [-ring.reachInches, 2 * ring.reachInches] as const;
      return [
        box(along[0] + 0.06, top + 0.12, along[1], ring.thickInches, 'fill-opacity=".28" rx="6"'),
        box(along[0], top, along[1], ring.thickInches, `${filled('steel')} rx="6"`),
      ].join('');
    }),
    '</svg>',
  ].join('');
}

function place([left, top, width, height]: readonly number[]): string {
  const [x, y, w, h] = [left, top, width, height].map((inches = 0) => points(inches));
  return `x="${x}" y="${y}" width="${w}" height="${h}"`;
}

function box(left: number, top: number, width: number, height: number, paint: string): string {
  return `<rect ${place([left, top, width, height])} ${paint}/>`;
}
