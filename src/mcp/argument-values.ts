import { isRecord, parseJson } from './json-rpc.ts';

/** Arguments by name, without omitted ones. */
export type ArgumentMap = ReadonlyMap<string, unknown>;

/** Returns the members of an object or of a JSON text of one; `undefined` for anything else. */
export function asMap(value: unknown): ArgumentMap | undefined {
  const object = typeof value === 'string' ? parseJson(value) : value;
  if (!isRecord(object)) return undefined;
  return new Map(
    Object.entries(object).filter(([, member]) => member !== null && member !== undefined),
  );
}

/** Returns the members of a list or of a JSON text of one; `undefined` for anything else. */
export function asList(value: unknown): readonly unknown[] | undefined {
  const list = typeof value === 'string' ? parseJson(value) : value;
  return Array.isArray(list) ? list : undefined;
}

/** Parses a yes or no, however it is written; `undefined` for anything else. */
export function asYesOrNo(value: unknown): boolean | undefined {
  const word = textOf(value).trim().toLowerCase();
  if (['true', 'yes', '1'].includes(word)) return true;
  return ['false', 'no', '0', ''].includes(word) ? false : undefined;
}

/** Formats a value as a link would: text as is, numbers in digits, anything else as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value that is nested too deep';
  }
}
