import { formatCount } from '../../../src/text/counts.ts';
import { aligned } from '../../terminal.ts';
import type { Standing } from './compare.ts';

/** A requirement and its result. */
export interface Bar {
  readonly what: string;
  readonly required: string;
  readonly reached: string;
  readonly met: boolean;
}

/**
 * Prints a Markdown table of figures, with the first column left-aligned and the others
 * right-aligned.
 */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  print(title, columns, rows, (index) => index === 0);
}

/** Prints a Markdown table of sentences. */
export function printTexts(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  print(title, columns, rows, () => true);
}

function print(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  isLeft: (column: number) => boolean,
): void {
  const [heading = [], ...cells] = aligned([columns, ...rows], isLeft);
  const rule = heading.map(({ length }, index) =>
    isLeft(index) ? '-'.repeat(length) : `${'-'.repeat(length - 1)}:`,
  );
  console.log(`\n${title}\n`);
  for (const row of [heading, rule, ...cells]) console.log(`| ${row.join(' | ')} |`);
}

/** Prints the servers' results; each ratio compares the first one with another. */
export function printStandings(title: string, standings: readonly Standing[]): void {
  const [own] = standings;
  if (!own) return;
  printTable(
    title,
    ['server', 'requests/s', 'CPU us/request', 'ours/its by requests', 'by CPU'],
    standings.map((standing) => [
      standing.name,
      formatCount(Math.round(standing.perSecond)),
      standing.cpu.toFixed(1),
      standing === own ? '' : (own.perSecond / standing.perSecond).toFixed(2),
      standing === own ? '' : (standing.cpu / own.cpu).toFixed(2),
    ]),
  );
}

/** Requires the first server to reach a minimum share of another one's requests per second. */
export function speedBar(what: string, least: number, own?: Standing, other?: Standing): Bar {
  const share = (own?.perSecond ?? 0) / (other?.perSecond ?? 1);
  const reached = `${share.toFixed(2)} (by CPU ${shareOfCpu(own, other).toFixed(2)})`;
  return barOf(`${what}, against ${other?.name}`, least, share, reached);
}

/**
 * Requires the first of two servers to do a minimum share of the other one's work for the same CPU.
 */
export function cpuBar(what: string, least: number, own?: Standing, other?: Standing): Bar {
  const share = shareOfCpu(own, other);
  return barOf(`${what}, against ${other?.name}, by CPU`, least, share, share.toFixed(2));
}

function shareOfCpu(own?: Standing, other?: Standing): number {
  return (other?.cpu ?? 0) / (own?.cpu ?? 1);
}

function barOf(what: string, least: number, share: number, reached: string): Bar {
  return { what, required: `at least ${least}`, reached, met: share >= least };
}

export function printBars(bars: readonly Bar[]): void {
  printTexts(
    'What is required, and what was reached',
    ['what', 'required', 'reached', 'met'],
    bars.map(({ what, required, reached, met }) => [what, required, reached, met ? 'yes' : 'NO']),
  );
}
