/** A rectangle in inches. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly points: number;
}

const pointsPerInch = 72;

/** The paths of a drawing with some role, and their fills. */
export function shapes(svg: string, role: string): { path: Box[]; fill: string }[] {
  const paths = new RegExp(
    `<path class="drawn-${role}[ "][^>]*? d="([^"]*)"(?: fill="([^"]*)")?`,
    'g',
  );
  return [...svg.matchAll(paths)].map(([, d = '', fill = '']) => ({ path: boxesOf(d), fill }));
}

/** The extents of a path's closed outlines. The control points of a rounded corner lie on its edges. */
export function boxesOf(d: string): Box[] {
  return d
    .split('Z')
    .filter(Boolean)
    .map((outline) => boxAround((outline.match(/-?[\d.]+/g) ?? []).map(Number)));
}

/** @param numbers x and y by turns, in points. */
export function boxAround(numbers: readonly number[]): Box {
  const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x / pointsPerInch);
  const ys = numbers.filter((_, index) => index % 2 === 1).map((y) => y / pointsPerInch);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The lines of titles in a drawing; positions are in inches. */
export function texts(svg: string): DrawnText[] {
  const line =
    /<text class="drawn-title" x="([-\d.]+)" y="([-\d.]+)"[^>]*? font-size="([\d.]+)"[^>]*>([^<]*)</g;
  return [...svg.matchAll(line)].map(([, x, y, points, text = '']) => ({
    text,
    x: Number(x) / pointsPerInch,
    y: Number(y) / pointsPerInch,
    points: Number(points),
  }));
}
