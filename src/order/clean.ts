import type { Catalog } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { type Job, jobLimits } from './order.ts';
import { anySeparator, titleSeparator } from './path.ts';

const controls = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A title that fits an order link: with one line break at most, without other control characters
 * and malformed text, the separator replaced, and cut if too long. Otherwise it stays as typed.
 */
export function cleanTitle({ book }: Catalog, title: string): string {
  const [first = '', ...rest] = cleanText(title, book.limits.titleLengthMax).split('\n');
  const broken = rest.length > 0 ? `${first}\n${rest.join(' ')}` : first;
  return broken.split(anySeparator).join('/');
}

/** What {@link cleanTitle} changes visibly in titles, in words; none if they stay as typed. */
export function cleaningNotes(titles: readonly string[], titleLengthMax: number): string[] {
  const long = titles.filter((title) => [...title].length > titleLengthMax).length;
  const isSplit = titles.some((title) => anySeparator.test(title));
  return [
    ...(long > 0 ? [`We cut ${counted(long, 'title')} to ${titleLengthMax} characters`] : []),
    ...(isSplit ? [`We write ${titleSeparator} as /, since links separate titles with it`] : []),
  ];
}

/** The most characters of text on a divider's body: it has to fit in a link. */
export const bodyLengthMax = 500;

/** Cleans a body text: keeps line breaks, removes other control characters. */
export function cleanBody(text: string): string {
  return cleanText(text, bodyLengthMax);
}

/** Cleans the given parts of a job, and cuts those that are too long. */
export function cleanJob(job: Partial<Job>): Partial<Job> {
  const parts = Object.entries(job).map(([part, text]) => {
    const cleaned = cleanText(text, jobLimits[part as keyof Job]);
    return [part, part === 'notes' ? cleaned : cleaned.replaceAll('\n', ' ')];
  });
  return Object.fromEntries(parts);
}

/** Keeps line breaks, removes other control characters and malformed text, and cuts the rest. */
function cleanText(text: string, max: number): string {
  const lines = text.toWellFormed().split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  const cleaned = lines.map((line) => line.replace(controls, ' ')).join('\n');
  return cleaned.length <= max ? cleaned : [...cleaned].slice(0, max).join('');
}
