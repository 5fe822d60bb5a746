/**
 * The number of a quote: its date and six letters that depend on all it says. It is a name for the
 * quote and no proof of it.
 *
 * @param date of the quote, an ISO date
 * @param content what else distinguishes it from other quotes
 * @example quoteNumber('2026-11-22', 'product=paper&tabs=5&sets=25 136.25') // '261122-0K3M9Q'
 */
export function quoteNumber(date: string, content: string): string {
  let hash = 0x811c9dc5;
  for (const letter of new TextEncoder().encode(`${date} ${content}`)) {
    hash = Math.imul(hash ^ letter, 0x01000193);
  }
  const name = (hash >>> 0).toString(36).padStart(6, '0').slice(-6).toUpperCase();
  return `${date.slice(2).replaceAll('-', '')}-${name}`;
}
