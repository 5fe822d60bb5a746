/** Holes along the binding edge, centered on it: how many, and the distance between centers. */
export const holePatterns = {
  ringBinder: { count: 3, centersInches: 4.25 },
  fileFastener: { count: 2, centersInches: 2.75 },
} as const;
