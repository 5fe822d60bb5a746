import type { CutComparison } from '../../layout/cuts.ts';

/** The narrowest cut that fits the most titles, if that is more than now. */
export function betterCut(
  cuts: readonly CutComparison[],
  now: CutComparison,
): CutComparison | undefined {
  const fewest = Math.min(...cuts.map(({ titlesThatDoNotFit }) => titlesThatDoNotFit));
  return fewest < now.titlesThatDoNotFit
    ? cuts.findLast(({ titlesThatDoNotFit }) => titlesThatDoNotFit === fewest)
    : undefined;
}
