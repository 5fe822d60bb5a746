import { formatCount } from '../../src/text/counts.ts';
import { aligned } from '../terminal.ts';
import type { Standing } from './bench/compare.ts';

/** What was measured or checked, with what is required of it. */
export interface Result {
  readonly what: string;
  readonly required: string;
  readonly found: string;
  readonly met: boolean | 'skipped';
  /** What keeps it from being met, one per line. */
  readonly problems?: readonly string[];
}

/** Other load on the machine delays answers as much as a fault, so what misses is measured again. */
export async function measured(once: () => Promise<Result>): Promise<Result> {
  const result = await once();
  return result.met ? result : once();
}

/** A check that passes if a tool finds nothing. */
export function noProblems(what: string, problems: readonly string[]): Result {
  const found = `${problems.length} problems`;
  return { what, required: '0 problems', found, met: problems.length === 0, problems };
}

/** A figure that must reach a minimum. */
export function atLeast(
  what: string,
  least: number,
  reached: number,
  { found = String(reached), problems }: Partial<Pick<Result, 'found' | 'problems'>> = {},
): Result {
  return { what, required: `at least ${least}`, found, met: reached >= least, problems };
}

/** Requires the first server to reach a minimum share of another one's requests per second. */
export function speedBar(what: string, least: number, own?: Standing, other?: Standing): Result {
  const share = (own?.perSecond ?? 0) / (other?.perSecond ?? 1);
  const found = `${share.toFixed(2)} (by CPU ${shareOfCpu(own, other).toFixed(2)})`;
  return atLeast(`${what}, against ${other?.name}`, least, share, { found });
}

/**
 * Requires the first of two servers to do a minimum share of the other one's work for the same CPU.
 */
export function cpuBar(what: string, least: number, own?: Standing, other?: Standing): Result {
  const share = shareOfCpu(own, other);
  const found = share.toFixed(2);
  return atLeast(`${what}, against ${other?.name}, by CPU`, least, share, { found });
}

function shareOfCpu(own?: Standing, other?: Standing): number {
  return (other?.cpu ?? 0) / (own?.cpu ?? 1);
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

/** Prints results and their problems, and lets the program fail if a requirement isn't met. */
export function printResults(title: string, results: readonly Result[]): void {
  const rows = results.map(({ what, required, found, met }) => [
    what,
    required,
    found,
    met === true ? 'yes' : met || 'NO',
  ]);
  printTable(title, ['what', 'required', 'found', 'met'], rows, () => true);
  for (const { what, problems = [] } of results) {
    for (const problem of problems) console.log(`${what}: ${problem}`);
  }
  if (results.some(({ met }) => !met)) process.exitCode = 1;
}

/** Prints a Markdown table: by default of figures, aligned to the right of the first column. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  isLeft = (column: number): boolean => column === 0,
): void {
  const [heading = [], ...cells] = aligned([columns, ...rows], isLeft);
  const rule = heading.map(({ length }, index) =>
    isLeft(index) ? '-'.repeat(length) : `${'-'.repeat(length - 1)}:`,
  );
  console.log(`\n${title}\n`);
  for (const row of [heading, rule, ...cells]) console.log(`| ${row.join(' | ')} |`);
}
