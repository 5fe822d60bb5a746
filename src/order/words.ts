/** The longest text that is compared with names and words. */
const longestWord = 60;

/**
 * A name or value for comparing what people type: in lower case and American spelling, without
 * spaces, underscores and hyphens between words. Every other sign stays: it may mean something.
 *
 * @returns '' for a text too long to be a name or value.
 * @example plainWord('Ring-Binder 2.0') // 'ringbinder2'
 * @example plainWord('0.15 in') // '.15in'
 * @example plainWord('-3') // '-3'
 */
export function plainWord(text: string): string {
  if (text.length > longestWord) return '';
  return text
    .toLowerCase()
    .replace(/[\s_]+/g, '')
    .replace(/(?<=[\p{L}\p{N}#])-(?=[\p{L}\p{N}])/gu, '')
    .replace(/\.0+(?!\d)|\b0+(?=\.\d)/g, '')
    .replaceAll('colour', 'color');
}

/**
 * The lower-case words and numbers of a text, with a space around each.
 *
 * @example spaced('pmsColor 286C') // ' pms color 286 c '
 */
export function spaced(text: string): string {
  const split = text.slice(0, longestWord + 1).replace(/([a-z])([A-Z])/g, '$1 $2');
  const words = split.toLowerCase().match(/[a-z]+|[0-9]+/g);
  return words && text.length <= longestWord ? ` ${words.join(' ')} ` : '';
}

/**
 * Parses `1,000`, `25.0`, `025` or `25 sets`; `undefined` for anything else, such as `1.000`.
 *
 * @returns the number with the plain words that follow it, '' if there are none.
 */
export function countOf(value: unknown): { number: number; unit: string } | undefined {
  const count = /^([0-9][0-9,]{0,11})(?:\.0{1,2})?([a-z ]{0,39})$/i.exec(textOf(value).trim());
  const [, digits = '', unit = ''] = count ?? [];
  if (!/^\d+(,\d{3})*$/.test(digits)) return undefined;
  return { number: Number(digits.replaceAll(',', '')), unit: plainWord(unit) };
}

/** A count like {@link countOf}, alone or with one of these units; NaN for anything else. */
export function countIn(value: unknown, units: readonly string[] = []): number {
  const { number = Number.NaN, unit = '' } = countOf(value) ?? {};
  return unit === '' || units.includes(unit) ? number : Number.NaN;
}

/** Parses a yes or no, however it is written; `undefined` for anything else. */
export function yesOrNo(value: unknown): boolean | undefined {
  const word = textOf(value).trim().toLowerCase();
  if (['true', 'yes', '1', 'on'].includes(word)) return true;
  return ['false', 'no', '0', '', 'none', 'off'].includes(word) ? false : undefined;
}

/** Formats a value as a link would: text as is, numbers in digits, anything else as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return 'a value that is nested too deep';
  }
}

/** Returns the members of an object or of a JSON text of one; `undefined` for anything else. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] | undefined {
  const object = parsed(value);
  return typeof object === 'object' && object !== null && !Array.isArray(object)
    ? Object.entries(object).filter(([, member]) => (member ?? null) !== null)
    : undefined;
}

/** Returns the members of a list or of a JSON text of one; `undefined` for anything else. */
export function listOf(value: unknown): readonly unknown[] | undefined {
  const list = parsed(value);
  return Array.isArray(list) ? list : undefined;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return /^\s*[[{]/.test(value) ? JSON.parse(value) : undefined;
  } catch {
    return undefined;
  }
}
