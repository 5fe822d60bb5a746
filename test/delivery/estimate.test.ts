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

describe('what an estimate assumes', () => {
  test('names the cut-off, the approval day, production, transit and origin', () => {
    expect(estimate().assumes).toBe(
      'Order now, proof approved by 3:00 PM Central Time on Monday, November 2, 2026, standard production (5 business days for paper), then the usual ground transit time (2 business days) from a fixed origin in Illinois (ZIP 60173). The transit days come from our table, not from the carrier. It is an estimate, not a guarantee.',
    );
  });

  test("calls transit days current only if they are the carrier's own", () => {
    const current = estimate({ fromCarrier: true }).assumes;
    expect(current).toContain('then the current ground transit time (2 business days) from');
    expect(current).toContain('The carrier gave the transit days for this ship date.');
    expect(estimate().assumes).not.toContain('current');
  });

  test('counts a single day as one day', () => {
    expect(estimate({ transitDays: 1 }).assumes).toContain('transit time (1 business day) from');
  });

  test('names the day that a late approval counts for', () => {
    const { assumes } = estimate({ approvedAt: '2026-11-06T21:00:01Z', product: 'poly' });
    expect(assumes).toContain('on Monday, November 9, 2026, standard production (15 business days');
  });

  test.each([
    ['Alaska', '99501'],
    ['Hawaii', '96813'],
    ['Puerto Rico', '00901'],
  ])('says that shipping to %s is not free', (place, zip) => {
    expect(estimate({ zip }).assumes).toMatch(
      new RegExp(
        `Ground shipping is free in the continental US only; shipping to ${place} costs extra.$`,
      ),
    );
  });

  test('says nothing about free shipping to the continental US', () => {
    expect(estimate().assumes).not.toContain('hipping');
  });
});

describe('the timeline', () => {
  test('lists every step from approval to delivery', () => {
    expect(estimate().timeline).toEqual([
      { date: '2026-11-02', step: 'approval', event: 'Proof approved by 3:00 PM Central Time' },
      {
        date: '2026-11-09',
        step: 'production',
        event: 'Production finished, after 5 business days',
      },
      { date: '2026-11-09', step: 'shipping', event: 'Shipped by UPS Ground' },
      {
        date: '2026-11-11',
        step: 'delivery',
        event: 'Delivered, after 2 business days in transit',
      },
    ]);
  });

  test('lists what delays production, pickup and transit', () => {
    const events = (approvedAt: string, transitDays: number) =>
      estimate({ approvedAt, transitDays })
        .timeline.filter(({ step }) => step === 'closed')
        .map(({ date, event }) => `${date} ${event}`);
    expect(events('2026-11-19T16:00:00Z', 1)).toEqual(['2026-11-26 Thanksgiving: no production']);
    expect(events('2026-12-17T16:00:00Z', 4)).toEqual([
      '2026-12-24 Christmas Eve: no pickup',
      '2026-12-25 Christmas: no pickup',
      "2027-01-01 New Year's Day: no delivery",
    ]);
  });

  test('leaves out a holiday of the carrier that falls on a weekend', () => {
    const { timeline } = estimate({ approvedAt: '2027-12-16T16:00:00Z', transitDays: 3 });
    expect(timeline.map(({ step }) => step)).not.toContain('closed');
  });

  test('is sorted by date, and has the dates of the estimate', () => {
    for (const [, approvedAt, product, transitDays] of workedCases) {
      const { timeline, shipDate, deliveryDate } = estimate({ approvedAt, product, transitDays });
      const dates = timeline.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(timeline.find(({ step }) => step === 'shipping')?.date).toBe(shipDate);
      expect(timeline.at(-1)).toMatchObject({ step: 'delivery', date: deliveryDate });
    }
  });
});
