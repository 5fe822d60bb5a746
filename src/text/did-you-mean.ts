import { closest, distance } from 'fastest-levenshtein';

/** The known name that a value probably means; `undefined` if none is similar. */
export function nearestName<Name extends string>(
  value: string,
  known: readonly Name[],
): Name | undefined {
  const meant = value.trim().toLowerCase();
  if (meant === '' || meant.length > 40) return undefined;
  const numbers = digitsOf(meant);
  const lower = known
    .map((name) => name.toLowerCase())
    .filter((name) => numbers === '' || digitsOf(name) === numbers);
  if (lower.length === 0) return undefined;
  const prefixed = lower.find((name) => startsAlike(meant, name));
  const nearest = prefixed ?? closest(meant, lower);
  const isNear = prefixed !== undefined || distance(meant, nearest) <= Math.ceil(meant.length / 4);
  return isNear ? known.find((name) => name.toLowerCase() === nearest) : undefined;
}

/**
 * A different number is a different thing, however similar the letters: four holes are not three.
 */
function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

function startsAlike(a: string, b: string): boolean {
  return a === b || (a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a)));
}
