import { describe, expect, test } from 'vitest';
import { workedCases } from './cases.ts';
import { estimate } from './support.ts';

describe('the worked cases', () => {
  test.each(workedCases)('%s', (_why, approvedAt, product, transitDays, shipDate, deliveryDate) => {
    expect(estimate({ approvedAt, product, transitDays })).toMatchObject({
      shipDate,
      deliveryDate,
      transitBusinessDays: transitDays,
    });
  });
});
