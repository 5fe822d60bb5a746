import { readFileSync } from 'node:fs';
import type { ProductId } from '../../src/book/schema.ts';

/** An estimate calculated by hand: instant of approval, days in transit, and the two dates. */
type WorkedCase = readonly [
  why: string,
  approvedAt: string,
  product: ProductId,
  transitDays: number,
  shipDate: string,
  deliveryDate: string,
];

const lines = readFileSync(new URL('cases.txt', import.meta.url), 'utf8').split('\n');

export const workedCases: readonly WorkedCase[] = lines
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [approvedAt = '', product, days, ship = '', delivery = '', ...why] = line.split(/ {2,}/);
    return [why.join(' '), approvedAt, product as ProductId, Number(days), ship, delivery];
  });
