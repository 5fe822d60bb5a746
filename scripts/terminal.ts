import { formatCount } from '../src/text/counts.ts';

const tenths = 10;

/** Shows progress: a self-updating line in a terminal, otherwise one line per ten percent. */
export function progressLine(what: string, all: number) {
  const { stderr } = process;
  let shownTenths = -1;
  const show = (done: number) => {
    const reached = Math.floor((done / all) * tenths);
    if (reached === shownTenths) return;
    shownTenths = reached;
    const line = `${formatCount(done)} of ${formatCount(all)} ${what}`;
    stderr.write(stderr.isTTY ? `\r${line}` : `${line}\n`);
  };
  const end = () => {
    if (stderr.isTTY) stderr.write('\r\u001b[2K');
  };
  return { show, end };
}

/** Pads the cells of a table, whose columns are left-aligned unless said otherwise. */
export function aligned(
  rows: readonly (readonly string[])[],
  isLeft: (column: number) => boolean = () => true,
): string[][] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row.map((cell, column) =>
      isLeft(column) ? cell.padEnd(width(column)) : cell.padStart(width(column)),
    ),
  );
}
