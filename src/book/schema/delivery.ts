import { z } from 'zod';
import { weekdays } from '../weekdays.ts';
import { text, wholeNumber } from './values.ts';

const weekday = z.enum(weekdays, 'write a day of the week in full, such as "Monday"');

const month = wholeNumber(1, 12, 'a month');

/** Whether the holiday moves off a weekend as `observed` says; it does unless this is false. */
const moves = z.literal(false, 'write false, or leave it out').optional();

const fixedDay = z
  .strictObject({ name: text, month, day: wholeNumber(1, 31, 'a day of the month'), moves })
  .refine(
    ({ month, day }) => day <= new Date(Date.UTC(2023, month, 0)).getUTCDate(),
    'this day does not exist in every year',
  );

const movingDay = z.strictObject({
  name: text,
  month,
  weekday,
  nth: z.union([wholeNumber(1, 4, 'the week'), z.literal('last')], 'write 1 to 4 or "last"'),
  moves,
});

/** Calendar days after the date of another holiday of the list; `observed` moves neither. */
const dayAfter = z.strictObject({
  name: text,
  after: text,
  days: wholeNumber(1, 60, 'the number of days after the holiday'),
});

const holiday = z.union(
  [fixedDay, movingDay, dayAfter],
  'write a fixed day, such as { name: "Christmas", month: 12, day: 25 }, a moving one, such as { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 }, or one after another, such as { name: "Black Friday", after: "Thanksgiving", days: 1 }',
);

const date = z.iso.date('write a date in quotes as YYYY-MM-DD, such as "2026-12-24"');

/** Days in a row on which production rests, the first and the last included. */
const closure = z
  .strictObject({ name: text, from: date, to: date })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: "write the last closed day here: it can't be before the first",
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 366 * 86_400_000, {
    path: ['to'],
    error: 'one closure can last at most 366 days',
  });

const observed = z.partialRecord(
  z.enum(['Saturday', 'Sunday'], 'only holidays on a Saturday or Sunday can move'),
  weekday,
);

const calendarSchema = {
  closedWeekdays: z.array(weekday).max(6, 'at least one day of the week must be open'),
  holidays: z.array(holiday),
  observed,
};

/** When production and the carrier work. */
export const deliverySchema = z.strictObject({
  timeZone: text.refine(isTimeZone, 'write an IANA time zone, such as "America/Chicago"'),
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day as HH:MM, such as "15:00"'),
  /** Production days from an order to its proof: 1 unless given. */
  proofBusinessDays: wholeNumber(1, 30, 'the number of production days to a proof').optional(),
  production: z.strictObject({ ...calendarSchema, closed: z.array(closure).optional() }),
  carrier: z.strictObject({ ...calendarSchema, name: text, noPickup: z.array(holiday) }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
