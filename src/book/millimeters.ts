/** A length in millimeters as inches, to a thousandth, for a die that is measured so. */
export function millimeters(length: number): number {
  return Math.round((length / 25.4) * 1_000) / 1_000;
}
