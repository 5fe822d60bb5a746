const alphabet = 26;
const before = 'A'.charCodeAt(0) - 1;

/**
 * The letter at a place in an exhibit series: A to Z, then AA, BB to ZZ, then AAA.
 *
 * @example doubledLetter(28) // 'BB'
 */
export function doubledLetter(number: number): string {
  const letter = String.fromCharCode(before + ((number - 1) % alphabet) + 1);
  return letter.repeat(Math.ceil(number / alphabet));
}

/** The place of a doubled letter in its series, in either case; `undefined` if invalid. */
export function fromDoubledLetter(text: string): number | undefined {
  const letters = text.toUpperCase();
  if (!/^([A-Z])\1*$/.test(letters)) return undefined;
  return (letters.length - 1) * alphabet + letters.charCodeAt(0) - before;
}

/**
 * The letter at a place in a spreadsheet column series: A to Z, then AA, AB to AZ, then BA.
 *
 * @example columnLetter(28) // 'AB'
 */
export function columnLetter(number: number): string {
  const last = String.fromCharCode(before + ((number - 1) % alphabet) + 1);
  const rest = Math.floor((number - 1) / alphabet);
  return rest === 0 ? last : columnLetter(rest) + last;
}

/** The place of column letters in their series, in either case; `undefined` if invalid. */
export function fromColumnLetter(text: string): number | undefined {
  if (!/^[a-z]{1,3}$/i.test(text)) return undefined;
  return [...text.toUpperCase()].reduce(
    (number, letter) => number * alphabet + letter.charCodeAt(0) - before,
    0,
  );
}

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
