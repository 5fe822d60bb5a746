/**
 * A letter without its last mark; empty for a letter without marks.
 *
 * @example withoutLastMark('\u1edd') // '\u01a1', an o that keeps its horn
 */
export function withoutLastMark(character: string): string {
  return [...character.normalize('NFD')].slice(0, -1).join('').normalize('NFC');
}
