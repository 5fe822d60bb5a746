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

const mostCharacters = 4_000;

/** Changes a text in one to four places: inserts, deletes, duplicates, swaps, flips. */
export function mutate(
  corpus: readonly string[],
  words: readonly string[],
  chance: Chance,
): string {
  const pick = (from: readonly string[]) => from[chance(from.length)] ?? '';
  let text = pick(corpus);
  for (let times = 1 + chance(4); times > 0; times -= 1) {
    const at = chance(text.length + 1);
    const to = at + chance(8);
    const changed = [
      () => text.slice(0, at) + pick(words) + text.slice(at),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at),
      () => text.slice(0, at) + String.fromCharCode(chance(128)) + text.slice(at + 1),
      () => text.slice(0, at) + String.fromCodePoint(chance(0x10ffff)) + text.slice(at),
      () => text.slice(0, at) + pick(corpus).slice(chance(20)),
      () => text.slice(0, at) + text.slice(at, to).repeat(1 + chance(50)) + text.slice(to),
    ][chance(7)];
    text = (changed?.() ?? text).slice(0, mostCharacters);
  }
  return text;
}
