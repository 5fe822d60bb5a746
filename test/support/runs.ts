/** How many random cases a property tries; `FUZZ=20 npm test` tries twenty times as many. */
export function runs(count: number): { readonly numRuns: number } {
  return { numRuns: count * Number(process.env.FUZZ || 1) };
}
