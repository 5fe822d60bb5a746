const numerals: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/**
 * A whole number from 1 as a Roman numeral.
 *
 * @example roman(14) // 'XIV'
 */
export function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [numeral, value] of numerals) {
    text += numeral.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** Parses a Roman numeral in either case; `undefined` if it is invalid. */
export function fromRoman(text: string): number | undefined {
  let rest = text.toUpperCase();
  let number = 0;
  for (const [numeral, value] of numerals) {
    while (rest.startsWith(numeral)) {
      number += value;
      rest = rest.slice(numeral.length);
    }
  }
  return rest === '' && number > 0 && roman(number) === text.toUpperCase() ? number : undefined;
}
