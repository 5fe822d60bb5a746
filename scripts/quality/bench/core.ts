import fc from 'fast-check';
import { quote } from '../../../src/pricing/quote.ts';
import { formatCount } from '../../../src/text/counts.ts';
import { buildsOf } from '../../../test/support/catalog.ts';
import { catalog } from '../load/requests.ts';
import { quantile } from '../load/run.ts';
import { printTable, type Result } from '../report.ts';

const builds = 50_000;
const required = 1_000_000;

/**
 * Quotes per second in this process: price, breakdown, shipping and next quantity of random builds.
 */
export function benchCore(rounds: number): Result[] {
  const sample = fc
    .sample(buildsOf(catalog), { numRuns: builds, seed: 1 })
    .map((build) => ({ ...build, titles: null }));
  let cents = 0;
  const quoteAll = () => {
    const before = process.cpuUsage();
    for (const build of sample) cents += quote(catalog, build).totalCents;
    const { user, system } = process.cpuUsage(before);
    return (builds / (user + system)) * 1_000_000;
  };
  for (let turn = 0; turn < 30; turn += 1) quoteAll();
  const perSecond = quantile(Array.from({ length: 4 * rounds }, quoteAll), 0.75);
  if (cents <= 0) throw new Error('nothing was quoted');
  const reached = `${formatCount(Math.round(perSecond))} a second`;
  printTable('The pricing core', ['what', 'on one core'], [['quotes', reached]]);
  return [
    {
      what: 'Quotes by the core on one core',
      required: `at least ${formatCount(required)} a second`,
      found: reached,
      met: perSecond >= required,
    },
  ];
}
