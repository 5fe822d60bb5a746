/** Drawings are in points, 72 to the inch, so that type of 12 pt is 12 units high. */
export const pointsPerInch = 72;

export function points(inches: number): number {
  return Math.round(inches * pointsPerInch * 100) / 100;
}
