import { formatCount } from '../../src/text/counts.ts';
import { formatCents } from '../../src/text/money.ts';
import type { PriceChange, PriceDiff } from './price-diff.ts';

/** Prints what a new book changes. */
export function printDiff({ added, removed, common, ...counts }: PriceDiff): void {
  for (const item of added) console.log(`+ ${item}`);
  for (const item of removed) console.log(`- ${item}`);
  if (added.length + removed.length > 0) console.log('');
  const changed = common.filter(({ before, after }) => before !== after);
  if (changed.length > 0) {
    printTable(changed);
    console.log('');
  }
  console.log(`${changed.length} of ${common.length} common builds change.`);
  console.log(
    `${formatCount(counts.buildsChanged)} of the ${formatCount(counts.buildsCompared)} builds in both books change.`,
  );
  if (counts.largest) console.log(`Largest change: ${describeChange(counts.largest)}`);
}

function printTable(changes: readonly PriceChange[]): void {
  const rows = changes.map((change) => [
    change.build,
    formatCents(change.before),
    formatCents(change.after),
    signedPercent(change),
  ]);
  const table = [['build', 'old USD', 'new USD', 'change'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    const cells = row.map((text, column) =>
      column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}

/** Such as `product=paper&tabs=5&sets=25, 136.25 to 142.50 USD (+4.59 %)`. */
export function describeChange(change: PriceChange): string {
  const { build, before, after } = change;
  return `${build}, ${formatCents(before)} to ${formatCents(after)} USD (${signedPercent(change)})`;
}

function signedPercent(change: PriceChange): string {
  const percent = percentOf(change);
  return `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`;
}

/** A change in percent of the old price. */
export function percentOf({ before, after }: PriceChange): number {
  return ((after - before) / before) * 100;
}
