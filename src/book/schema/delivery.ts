import { z } from 'zod';
import { weekdays } from '../weekdays.ts';
import { text, wholeNumber } from './values.ts';

const weekday = z.enum(weekdays, 'write a day of the week in full, such as "Monday"');

const month = wholeNumber(1, 12, 'a month');

const fixedDay = z
  .strictObject({ name: text, month, day: wholeNumber(1, 31, 'a day of the month') })
  .refine(
    ({ month, day }) => day <= new Date(Date.UTC(2023, month, 0)).getUTCDate(),
    'this day does not exist in every year',
  );

const movingDay = z.strictObject({
  name: text,
  month,
  weekday,
  nth: z.union([wholeNumber(1, 4, 'the week'), z.literal('last')], 'write 1 to 4 or "last"'),
});

const holiday = z.union(
  [fixedDay, movingDay],
  'write a fixed day, such as { name: "Christmas", month: 12, day: 25 }, or a moving one, such as { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 }',
);

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
  production: z.strictObject(calendarSchema),
  carrier: z.strictObject({ ...calendarSchema, name: text, noPickup: z.array(holiday) }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
