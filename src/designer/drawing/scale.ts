import { pointsPerInch } from '../../layout/type-area.ts';

/** A length in a drawing, which is in points, so that type of 12 pt is 12 units high. */
export function points(inches: number): number {
  return Math.round(inches * pointsPerInch * 100) / 100;
}
