import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('worked-totals.txt', import.meta.url), 'utf8').split('\n');

/** A query of the price API, the total, the price per set. */
export const workedTotals = lines
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/ {2,}/) as [query: string, total: string, perSet: string]);
