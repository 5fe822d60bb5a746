import { closest, distance } from 'fastest-levenshtein';

/** The known name that a value was probably meant to be, as a sentence; empty where none is near. */
export function didYouMean(value: string, known: readonly string[]): string {
  const meant = value.trim().toLowerCase();
  if (meant === '' || meant.length > 40) return '';
  const prefixed = known.find((name) => startsAlike(meant, name.toLowerCase()));
  const nearest =
    prefixed ??
    closest(
      meant,
      known.map((name) => name.toLowerCase()),
    );
  const isNear = prefixed !== undefined || distance(meant, nearest) <= Math.ceil(meant.length / 4);
  const name = known.find((name) => name.toLowerCase() === nearest.toLowerCase());
  return isNear ? ` Did you mean ${name}?` : '';
}

function startsAlike(a: string, b: string): boolean {
  return a === b || (a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a)));
}
