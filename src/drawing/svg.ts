import { pointsPerInch } from '../layout/sheet.ts';
import type { Path } from './outline.ts';
import { type Lettering, type Outline, type Part, type Pose, posed } from './parts.ts';

/** Converts a length to drawing units, which are points, so that 12 pt type is 12 units high. */
export function points(inches: number): number {
  return round(inches * pointsPerInch, 100);
}

/** Rounds to one decimal, or to another share. */
export function round(value: number, share = 10): number {
  return Math.round(value * share) / share;
}

/**
 * Parts of a divider as SVG elements in points. An element's class is `drawn-` and its role; style
 * sheets draw its edge.
 *
 * @returns markup; texts are escaped. The space between lines of print is for screen readers.
 */
export function svgOf(parts: readonly Part[], pose: Pose): string {
  return parts
    .map((part) => ('path' in part ? pathOf(posed(part, pose)) : textOf(posed(part, pose))))
    .join('')
    .replaceAll('</text><text', '</text> <text');
}

function pathOf({ role, path, color, isMisfit }: Outline): string {
  const paint = role === 'artwork' ? 'stroke' : 'fill';
  const fill = color === undefined ? '' : ` ${paint}="${color}"`;
  return `<path class="drawn-${role}${isMisfit ? ' misfit' : ''}" d="${pathData(path)}"${fill}/>`;
}

/** An outline as the `d` attribute of a path in points. */
export function pathData(path: Path): string {
  return path.map(([step, ...at]) => step + at.flat().map(points).join(' ')).join('');
}

function textOf(line: Lettering): string {
  const { role, text, turn, face, color } = line;
  const [x, y] = line.at.map(points);
  const weight = face.bold ? ' font-weight="700"' : '';
  const rotation = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<text class="drawn-${role}" x="${x}" y="${y}"${rotation} font-size="${round(line.points, 100)}"${weight} fill="${color}" text-anchor="middle">${escaped(text)}</text>`;
}

/** Escapes a text for an element or an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
