import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import type { Derived } from './derive.ts';
import { isBlank } from './design.ts';

/**
 * A design on one line, to recognize it.
 *
 * @example 'Lindell trial, 26 tabs, 50 sets, $733.95'
 */
export function inShort({ design, build, quote }: Derived): string {
  const titles = design.titles.filter((title) => !isBlank(title));
  const few = titles.slice(0, 2).map((title) => title.replaceAll('\n', ' '));
  const name = design.job.name.trim() || few.join(', ') + (titles.length > 2 ? ' …' : '');
  const size = [counted(build.tabs, 'tab'), counted(build.sets, 'set'), dollars(quote.totalCents)];
  return [...(name ? [name] : []), ...size].join(', ');
}
