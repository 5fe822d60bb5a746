import { pointsPerInch } from '../../layout/type-area.ts';

/** Converts a length to drawing units, which are points, so that 12 pt type is 12 units high. */
export function points(inches: number): number {
  return Math.round(inches * pointsPerInch * 100) / 100;
}
