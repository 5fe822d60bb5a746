/** Holes on the binding edge, about its middle: how many, and how far apart their centers are. */
export const holePatterns = {
  ringBinder: { count: 3, centersInches: 4.25 },
  fileFastener: { count: 2, centersInches: 2.75 },
} as const;
