/**
 * Holes along the binding edge, centered on it: how many, and the distance between centers. Slant-D
 * rings need `insetInches` too, their own distance from the edge.
 */
export const holePatterns = {
  ringBinder: { count: 3, centersInches: 4.25 },
  fileFastener: { count: 2, centersInches: 2.75 },
} as const;
