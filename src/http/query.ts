import { shown } from '../pricing/problems/problem.ts';
import type { Field } from '../pricing/read-fields.ts';

export type QueryReading =
  | { readonly ok: true; readonly fields: readonly Field[] }
  | { readonly ok: false; readonly error: string };

/** Several times the number of existing parameters. */
export const parametersMax = 100;

/**
 * Parses a query strictly: a plus sign is a space, percent-encoding must be complete and valid
 * UTF-8. A name without `=` has an empty value. Empty parts between ampersands are skipped.
 *
 * @param query as sent, without its question mark.
 * @param lengthMax longest accepted query in characters.
 */
export function readQuery(query: string, lengthMax: number): QueryReading {
  if (query.length > lengthMax) {
    return {
      ok: false,
      error: `The query has ${query.length} characters, but may have at most ${lengthMax}: send fewer or shorter titles.`,
    };
  }
  const parts = query.split('&', parametersMax + 1);
  if (parts.length > parametersMax) {
    return {
      ok: false,
      error: `The query has more than ${parametersMax} parameters: send each parameter once.`,
    };
  }
  const read = query.includes('%') || query.includes('+') ? decode : unchanged;
  const fields: Field[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = read(equals === -1 ? part : part.slice(0, equals));
    const value = read(equals === -1 ? '' : part.slice(equals + 1));
    if (name === undefined || value === undefined) {
      return {
        ok: false,
        error: `The query's percent-encoding is broken at ${shown(part)}: write every character other than letters and digits as % and two hex digits of its UTF-8 bytes, such as %20 or %25.`,
      };
    }
    fields.push([name, value]);
  }
  return { ok: true, fields };
}

function unchanged(text: string): string | undefined {
  return text;
}

function decode(text: string): string | undefined {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
