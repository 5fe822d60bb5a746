import fc from 'fast-check';

/** How many random cases a property tries; `FUZZ=20 npm test` tries twenty times as many. */
export function runs(count: number): { readonly numRuns: number } {
  return { numRuns: count * Number(process.env.FUZZ || 1) };
}

/** Any character, half of a pair too. fast-check's own unit `binary` takes seconds to set up. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0x7f), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code));
