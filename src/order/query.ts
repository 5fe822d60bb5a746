import { shown } from '../text/echo.ts';
import { namesMax } from './doors.ts';
import type { Given } from './field.ts';

type QueryReading = { readonly given: readonly Given[] } | { readonly error: string };

/** Parameters that advertisers add to links; they never mean anything here. */
const tracking = /^(?:utm_\w{1,40}|gclid|fbclid|msclkid)$/;

/**
 * Parses a query strictly: a plus sign is a space, percent-encoding must be complete and valid
 * UTF-8. A name without `=` has an empty value. Empty parts between ampersands and tracking
 * parameters are skipped.
 *
 * @param query as sent, without its question mark.
 * @param lengthMax longest accepted query in characters.
 */
export function readQuery(query: string, lengthMax: number): QueryReading {
  if (query.length > lengthMax) {
    return {
      error: `The query has ${query.length} characters, but may have at most ${lengthMax}. Send fewer or shorter titles.`,
    };
  }
  const parts = query.split('&', partsMax + 1);
  if (parts.length > partsMax) {
    return {
      error: `The query has more than ${namesMax} parameters. Send each parameter once.`,
    };
  }
  const given: Given[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decode(equals === -1 ? part : part.slice(0, equals));
    const value = decode(equals === -1 ? '' : part.slice(equals + 1));
    if (name === undefined || value === undefined) {
      return {
        error: `The query's percent-encoding is broken at ${shown(part)}. Write every character other than letters and digits as % and two hex digits of its UTF-8 bytes, such as %20 or %25.`,
      };
    }
    if (!tracking.test(name)) given.push({ name, value });
  }
  return { given };
}

/** Parts of a query that are looked at, tracking parameters and empty ones included. */
const partsMax = 100;

/**
 * Parses a query like {@link readQuery}, or if that fails as browsers do: whatever is broken stays
 * as it is.
 */
export function readLooseQuery(query: string, lengthMax: number) {
  const read = readQuery(query, lengthMax);
  if ('given' in read) return { given: read.given, error: '' };
  const parameters = new URLSearchParams(query.split('&', partsMax).join('&'));
  return { given: [...parameters].map(([name, value]) => ({ name, value })), error: read.error };
}

function decode(text: string): string | undefined {
  // `replaceAll` would make a string of as many parts as there are spaces.
  const spaced = text.split('+').join(' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
