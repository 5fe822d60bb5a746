import { counted } from '../../text/counts.ts';
import { months } from '../../text/days.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The most common series, by what their buttons say. */
export const usualSeries: Readonly<Record<string, readonly string[]>> = {
  '1–10': numbers('', 1, 10),
  '1–31': numbers('', 1, 31),
  'A–Z': letters,
  'AA–ZZ': letters.map((letter) => letter + letter),
  'January–December': months,
  'Exhibit 1–25': numbers('Exhibit ', 1, 25),
  'Exhibit A–Z': letters.map((letter) => `Exhibit ${letter}`),
};

/** A series of numbers, as typed. */
export interface NumbersWish {
  /** Put before each number, such as "Exhibit "; kept as typed. */
  readonly before: string;
  readonly first: string;
  readonly last: string;
}

/**
 * The titles of a series of numbers, or why there are none.
 *
 * @param max the most titles that a set can have
 * @example numberSeries({ before: 'Exhibit ', first: '1', last: '25' }, 500)
 */
export function numberSeries({ before, first, last }: NumbersWish, max: number) {
  const [from, to] = [first.trim(), last.trim()].map(wholeNumber);
  if (from === undefined || to === undefined) {
    return { error: 'Write the first and the last number, such as 1 and 25.' };
  }
  const count = to - from + 1;
  if (count < 1) return { error: 'The last number comes before the first: write them in order.' };
  if (count > max) return { error: `That's ${counted(count, 'tab')}; a set has at most ${max}.` };
  return { titles: numbers(before, from, to) };
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function numbers(before: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${before}${from + index}`);
}
