import { aligned } from '../terminal.ts';

/** A figure, with what is required of it. */
export interface Bar {
  readonly what: string;
  readonly required: string;
  readonly found: string;
  readonly met: boolean;
}

/** Prints figures with their bars, and lets the program fail if one isn't met. */
export function printBars(title: string, bars: readonly Bar[]): void {
  printTable(
    title,
    ['what', 'required', 'found', 'met'],
    bars.map(({ what, required, found, met }) => [what, required, found, met ? 'yes' : 'NO']),
  );
  if (bars.some(({ met }) => !met)) process.exitCode = 1;
}

/** Prints a Markdown table. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const [heading = [], ...cells] = aligned([columns, ...rows]);
  const rule = heading.map(({ length }) => '-'.repeat(length));
  console.log(`\n${title}\n`);
  for (const row of [heading, rule, ...cells]) console.log(`| ${row.join(' | ')} |`);
}
