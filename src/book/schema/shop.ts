import { z } from 'zod';
import { weekdays } from '../../text/days.ts';
import { zipCode } from '../zip-codes.ts';
import { matching, text, wholeNumber } from './values.ts';

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

const date = z.iso.date({
  error: 'write a date in quotes as YYYY-MM-DD, such as "2026-12-24"',
  // What isn't a date can't be compared with another.
  abort: true,
});

/** Days in a row on which nothing is done, the first and the last included. */
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
  closed: z.array(closure).optional(),
};

/** When production and the carrier work. */
export const deliverySchema = z.strictObject({
  timeZone: text.refine(isTimeZone, 'write an IANA time zone, such as "America/Chicago"'),
  cutOff: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day as HH:MM, such as "15:00"'),
  /** Production days from an order to its proof: 1 unless given. */
  proofBusinessDays: wholeNumber(1, 30, 'the number of production days to a proof').optional(),
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

const email = z.email('write an e-mail address, such as "orders@example.com"');

const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: 'write an address that begins with https://, or null for none',
  })
  .refine((url) => !url.endsWith('/'), 'write the address without a trailing slash');

const line = text.max(80, 'write at most 80 characters: a quote has no room for more');

/** Whether nobody on the way can read what is sent to a URL; it never leaves this machine for a trial. */
function isSecure(url: URL | null): boolean {
  if (url === null) return false;
  const { protocol, hostname } = url;
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

/** Who sells, from where, and how to reach them. */
export const sellerSchema = z.strictObject({
  name: text.max(80, 'write a name of at most 80 characters: registries show no more'),
  email,
  legalName: line.optional(),
  address: z
    .array(line)
    .min(1, 'write at least one line, or leave it out')
    .max(4, 'write at most four lines')
    .optional(),
  phone: line.optional(),
  paymentTerms: text
    .max(160, 'write at most 160 characters: a quote has no room for more')
    .optional(),
  quoteValidDays: wholeNumber(1, 366, 'the number of days that a quote is valid').optional(),
  baseUrl: httpUrl
    .refine((url) => URL.parse(url)?.pathname === '/', "write the site's address without a path")
    .nullable(),
  quotePath: matching(
    /^\/[a-z0-9/-]*[a-z0-9]$/,
    'write a path of this site that begins with /, such as "/quote"',
  ),
  submitUrl: z
    .url('write an address that begins with https://, or null for e-mail')
    .refine(
      (url) => isSecure(URL.parse(url)),
      'write an address that begins with https://: orders have names and addresses in them (for a trial, http://localhost works)',
    )
    .nullable()
    .optional(),
  embedOn: z
    .array(
      matching(
        /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
        'write where your own site is, without a path, such as "https://www.example.com"',
      ),
    )
    .optional(),
  originZip: matching(zipCode, 'write five digits in quotes, such as "60173"'),
  registryName: matching(
    /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/,
    'write a namespace, a slash and a name, such as "com.example/tabquote"',
  ),
  repositoryUrl: httpUrl.nullable(),
  contentSignals: z.strictObject({
    search: z.boolean(),
    aiInput: z.boolean(),
    aiTrain: z.boolean(),
  }),
});

const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'write a name for the address in lower-case letters, digits and hyphens, such as "trial-notebook"',
);

/**
 * Sections of a page in the seller's words. Every text may contain placeholders: every fact of
 * `facts` by name, every placeholder that a fact may contain, and {seller} and {email}.
 */
export const sectionsSchema = z
  .array(
    z
      .strictObject({
        /** Its fragment id on the page. */
        id: slug,
        title: text,
        paragraphs: z.array(text).readonly(),
        /** Short bullet points after the first paragraph. */
        points: z.array(text).readonly().optional(),
        /** Links to pages of this site, by path. */
        links: z
          .array(z.strictObject({ text, path: text }))
          .readonly()
          .optional(),
      })
      .readonly(),
  )
  .readonly();
