/**
 * The lower-case letters and digits of a name or value, for comparing what people type.
 *
 * @returns '' for a text too long to be a name or value.
 * @example plainWord('Ring-Binder 2') // 'ringbinder2'
 */
export function plainWord(text: string): string {
  return text.length > longestWord ? '' : text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const longestWord = 60;

/**
 * The lower-case words and numbers of a text.
 *
 * @example wordsOf('pmsColor 286C') // ['pms', 'color', '286', 'c']
 */
function wordsOf(text: string): readonly string[] {
  if (text.length > longestWord) return [];
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.match(/[a-z]+|[0-9]+/g) ?? [];
}

/** Returns whether a text contains the words of a phrase, adjacent and in order. */
export function mentions(text: string, phrase: string): boolean {
  const sought = wordsOf(phrase).join(' ');
  return sought !== '' && ` ${wordsOf(text).join(' ')} `.includes(` ${sought} `);
}
