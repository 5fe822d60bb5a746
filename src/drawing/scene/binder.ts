import { escaped, points } from '../svg.ts';
import looks from './materials.json' with { type: 'json' };
import { gradient } from './materials.ts';
import { flat } from './poses.ts';
import { pageHeading, pageLines, type Scene, sceneContent } from './scene.ts';

/** How far each sheet shows behind the one before it, in inches. */
const riseInches = 0.035;
/** The rings: their distance from one another, and how far they reach to both sides. */
const ring = { apartInches: 4.25, reachInches: 0.62, thickInches: 0.17 };
/** The part of the left page, and of the mat, that shows. */
const leftInches = 3.4;
const matInches = 0.6;

/**
 * Pictures a set in a ring binder that is open at the first tab, seen from above: a page lies on it,
 * and its tabs show along the right edge.
 *
 * @returns an `<svg>` element as text, in points; titles are escaped.
 */
export function binderScene(drawn: Pick<Scene, 'id' | 'die' | 'materials' | 'tabs'>): string {
  const { id, die, materials, tabs } = drawn;
  const { widthInches: width, heightInches: height } = die.sheet;
  const right = width + die.tabExtensionInches + riseInches * tabs.length + 0.3;
  const view = [-leftInches, -matInches, leftInches + right + matInches, height + 2 * matInches];
  const title = tabs[0]?.title ?? '';
  const text = { left: 1.35, top: 1.75, width: width - 2.35, lines: 24, size: 34 };
  const coverLeft = -leftInches - 1;
  const coverInches = leftInches + right + 1.3;
  const filled = (name: string) => `fill="url(#${id}-${name})"`;
  const edge = 'fill="none" stroke="#fff" stroke-opacity=".13" rx="7"';
  const { reachInches, thickInches, apartInches } = ring;
  return [
    `<svg class="scene" viewBox="${view.map(points).join(' ')}" role="img" aria-label="${escaped(`The set in a ring binder, open at ${title}`)}"><defs>`,
    gradient(`${id}-cover`, '', looks.cover),
    gradient(`${id}-steel`, 'x2="0" y2="1"', looks.steel),
    gradient(`${id}-near`, '', looks.shade),
    gradient(`${id}-far`, 'x1="1" x2="0"', looks.shade),
    '</defs>',
    box(coverLeft, -0.36, coverInches, height + 0.72, `${filled('cover')} rx="9"`),
    box(coverLeft, -0.3, coverInches - 0.06, height + 0.6, edge),
    box(coverLeft, 0, leftInches + 0.35, height, 'class="binder-page" fill="#fbf9f3"'),
    box(-2.2, 0, 1.55, height, filled('far')),
    box(-0.5, -0.2, 0.42, height + 0.4, `${filled('near')} rx="5"`),
    sceneContent({ id, die, materials, tabs, pose: { ...flat, riseInches }, isBlank: true }),
    box(0.06, 0.03, width - 0.14, height - 0.06, 'class="binder-page" fill="#fffefb"'),
    box(0.06, 0.03, 1.3, height - 0.06, `${filled('near')} fill-opacity=".7"`),
    `<g fill="#16211e">${pageHeading(title, text)}</g>`,
    pageLines(text),
    ...[-1, 0, 1].map((step) => {
      const top = height / 2 + step * apartInches - thickInches / 2;
      const [left, length] = [-reachInches, 2 * reachInches];
      return (
        box(left + 0.06, top + 0.12, length, thickInches, 'fill-opacity=".28" rx="6"') +
        box(left, top, length, thickInches, `${filled('steel')} rx="6"`)
      );
    }),
    '</svg>',
  ].join('');
}

function box(left: number, top: number, width: number, height: number, paint: string): string {
  const [x, y, w, h] = [left, top, width, height].map(points);
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${paint}/>`;
}
