import { readFileSync } from 'node:fs';

/** The rows of a table of cases: two spaces or more part its columns, and `#` begins a remark. */
export function rowsOf(table: URL): string[][] {
  const lines = readFileSync(table, 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/ {2,}/));
}
