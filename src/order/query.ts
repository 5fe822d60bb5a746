import { shown } from '../text/echo.ts';
import { namesMax } from './doors.ts';
import type { Given } from './field.ts';

/** Parameters that advertisers add to links; they never mean anything here. */
const tracking = /^(?:utm_\w{1,40}|gclid|fbclid|msclkid)$/;

/** Parts of a query that are looked at, tracking parameters and empty ones included. */
const partsMax = 100;

/**
 * Parses a query: a plus sign is a space, a name without `=` has an empty value. Empty parts between
 * ampersands and tracking parameters are skipped.
 *
 * @param query as sent, without its question mark.
 * @param lengthMax longest accepted query in characters.
 * @returns what browsers read, and what is wrong with it if that isn't strictly valid: too long, too
 * many parts, or percent-encoding that is incomplete or no UTF-8
 */
export function readQuery(query: string, lengthMax: number): { given: Given[]; error?: string } {
  const parts = query.split('&', partsMax + 1);
  const filled = parts.slice(0, partsMax).filter((part) => part !== '');
  const read = filled.map(pairOf);
  const broken = filled.find((_, at) => read[at] === undefined);
  const whole = read.filter((one) => one !== undefined);
  const all = broken === undefined ? whole : [...new URLSearchParams(filled.join('&'))];
  const given = all.flatMap(([name, value]) => (tracking.test(name) ? [] : { name, value }));
  const error =
    (query.length > lengthMax &&
      `The query has ${query.length} characters, but may have at most ${lengthMax}. Send fewer or shorter titles.`) ||
    (parts.length > partsMax &&
      `The query has more than ${namesMax} parameters. Send each parameter once.`) ||
    (broken !== undefined &&
      `The query's percent-encoding is broken at ${shown(broken)}. Write every character other than letters and digits as % and two hex digits of its UTF-8 bytes, such as %20 or %25.`);
  return { given, ...(error && { error }) };
}

/** A name and its value, decoded strictly; `undefined` if that can't be done. */
function pairOf(part: string): readonly [name: string, value: string] | undefined {
  const equals = part.indexOf('=');
  // `replaceAll` would make a string of as many parts as there are spaces.
  const text = part.includes('+') ? part.split('+').join(' ') : part;
  try {
    const name = decodeURIComponent(equals === -1 ? text : text.slice(0, equals));
    return [name, equals === -1 ? '' : decodeURIComponent(text.slice(equals + 1))];
  } catch {
    return undefined;
  }
}
