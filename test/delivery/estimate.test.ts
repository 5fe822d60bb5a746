import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { failures } from '../support/failures.ts';
import { estimate, linesOf, workedCases } from './support.ts';

test('the worked cases have their dates, in a timeline that is sorted', async () => {
  const check = ({ asked, dates }: (typeof workedCases)[number]) => {
    const { timeline, ...estimated } = estimate(asked);
    expect(estimated).toMatchObject({ ...dates, transit_business_days: asked.transitDays });
    const days = timeline.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(timeline.find(({ step }) => step === 'shipping')?.date).toBe(dates.ship_date);
    expect(timeline.at(-1)).toMatchObject({ step: 'delivery', date: dates.delivery_date });
  };
  expect(await failures(workedCases, ({ line }) => line, check)).toEqual([]);
});

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'estimates are the same on a server in %s',
  (zone) => {
    const program = `
      import { estimate, workedCases } from '${new URL('support.ts', import.meta.url)}';
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const estimates = workedCases.map(({ asked }) => estimate(asked));
      console.log(JSON.stringify({ timeZone, estimates }));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    const estimates = workedCases.map(({ asked }) => estimate(asked));
    expect(JSON.parse(printed)).toEqual({ timeZone: zone, estimates });
  },
);

const byWallClock = linesOf('wall-clock.txt').map(
  (line) => line.split(' => ') as [asked: string, gives: string],
);

test.each(byWallClock)('forwards, backwards and with the proof: %s', (asked, gives) => {
  const short = (instant: string) => instant.slice(5, 16).replace('T', ' ');
  const estimated = estimate({ now: '2026-11-02T09:00-06:00', ...JSON.parse(asked) });
  const { approval_deadline: deadline, with_proof: proof, needed_by: due } = estimated;
  const dates = ({ ship_date, delivery_date }: { ship_date: string; delivery_date: string }) =>
    `ship ${ship_date.slice(5)}, deliver ${delivery_date.slice(5)}`;
  const needed = due && (due.approve_by ? `approve by ${short(due.approve_by)}` : 'too late');
  expect(
    [
      `${dates(estimated)}, deadline ${short(deadline)}`,
      proof && `proof ${proof.approved.slice(5)}: ${dates(proof)}`,
      needed,
    ]
      .filter(Boolean)
      .join('; '),
  ).toBe(gives);
});

describe('what an estimate assumes', () => {
  test('names the cut-off, the approval day, production, transit and origin', () => {
    expect(estimate().assumes).toBe(
      'Order now, proof approved by 3:00 PM Central Time on Monday, November 2, 2026, standard production (5 business days for paper), then the usual ground transit time (2 business days) from a fixed origin in Illinois (ZIP 60173). The proof usually comes within 1 business day of the order. The transit days come from our own table (2026-11), not from the carrier. It is an estimate, not a guarantee.',
    );
  });

  test("calls transit days current only if they are the carrier's own", () => {
    const current = estimate({ fromCarrier: true }).assumes;
    expect(current).toContain('then the current ground transit time (2 business days) from');
    expect(current).toContain('The carrier gave the transit days for this ship date.');
    expect(estimate().assumes).not.toContain('current');
  });

  test('says so if an approval counts later, or nothing is delivered on the day it is needed', () => {
    const now = '2026-11-23T09:00-06:00';
    const holiday = estimate({ now, approve: '2026-11-26' });
    expect(holiday.assumes).toContain(
      'No production on Thursday, November 26, 2026: the next day with it counts.',
    );
    expect(holiday.timeline[0]?.event).toBe('Thanksgiving: no production');
    const sunday = estimate({ now, neededBy: '2026-12-06' });
    expect(sunday.assumes).toContain(
      'Nothing is delivered on Sunday, December 6, 2026, so it must arrive before.',
    );
    const working = estimate({ now, approve: '2026-11-25', neededBy: '2026-12-04' });
    expect(working.assumes).not.toMatch(/No production|Nothing is delivered/);
  });

  test('says where shipping is not free, and counts a single day as one day', () => {
    const { assumes } = estimate({ zip: '99501', transitDays: 1 });
    expect(assumes).toContain('transit time (1 business day) from');
    expect(assumes).toMatch(/ free in the continental US only; shipping to Alaska costs extra\.$/);
  });
});

describe('the timeline', () => {
  test('lists what delays production, pickup and transit', () => {
    const events = (approvedAt: string, transitDays: number) =>
      estimate({ now: approvedAt, transitDays })
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
    const { timeline } = estimate({ now: '2027-12-16T16:00:00Z', transitDays: 3 });
    expect(timeline.map(({ step }) => step)).not.toContain('closed');
  });
});
