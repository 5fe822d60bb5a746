/** Returns a whole number from 0 up to, but excluding, `below`. */
export type Chance = (below: number) => number;

/** A seeded random generator (xorshift32). */
export function chanceOf(seed: number): Chance {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * Changes a text of a corpus in one to four places: inserts, deletes, duplicates, swaps, flips.
 *
 * @param most the characters of the result, and how often a few of them are repeated at most.
 */
export function mutate(
  corpus: readonly string[],
  words: readonly string[],
  chance: Chance,
  most: { readonly characters: number; readonly repeats: number },
): string {
  const pick = (from: readonly string[]) => from[chance(from.length)] ?? '';
  let text = pick(corpus);
  for (let times = 1 + chance(4); times > 0; times -= 1) {
    const at = chance(text.length + 1);
    const to = at + chance(8);
    const [before, between, after] = [text.slice(0, at), text.slice(at, to), text.slice(to)];
    const changes = [
      () => before + pick(words) + text.slice(at),
      () => before + after,
      () => text.slice(0, to) + text.slice(at),
      () => before + String.fromCharCode(chance(128)) + text.slice(at + 1),
      () => before + String.fromCodePoint(chance(0x10ffff)) + text.slice(at),
      () => before + pick(corpus).slice(chance(20)),
      () => before + between.repeat(1 + chance(most.repeats)) + after,
    ];
    text = (changes[chance(changes.length)]?.() ?? text).slice(0, most.characters);
  }
  return text;
}
