import { z } from 'zod';

/** Any non-empty text. */
export const text = z.string().trim().min(1, 'write some text here');

/** Text of a certain form; the message says what to write. */
export const matching = (form: RegExp, message: string) => z.string().regex(form, message);

/**
 * A whole number within bounds.
 *
 * @param what the number is, used at the start of its messages: `the most tabs per set`.
 */
export const wholeNumber = (min: number, max: number, what: string) =>
  z
    .int(`${what} must be a whole number`)
    .min(min, `${what} must be at least ${min}`)
    .max(max, `${what} must be at most ${max}`);

/** An amount as text, exact to ten-thousandths of a dollar. */
export const dollars = z
  .string('write dollars as text in quotes, such as "0.85"')
  .regex(
    /^(0|[1-9]\d{0,5})(\.\d{1,4})?$/,
    'write dollars in digits, such as "0.0135": at most six before the point and four after it',
  );

/** An amount as text, exact to cents. */
export const cents = dollars.regex(
  /^\d+(\.\d{1,2})?$/,
  'write dollars and whole cents, such as "75.00"',
);

/** The numbers of sets that can be ordered. */
export const setQuantities = z
  .array(wholeNumber(1, 100_000, 'an orderable quantity'))
  .min(2, 'list at least two orderable quantities');

/** How many tabs a set can have. */
export const tabsPerSetSchema = z.strictObject({
  min: wholeNumber(1, 500, 'the fewest tabs per set'),
  max: wholeNumber(1, 500, 'the most tabs per set'),
  default: wholeNumber(1, 500, 'the default number of tabs per set'),
});

export const hexColor = matching(
  /^#[0-9a-f]{6}$/,
  'write a color as # and six lower-case hex digits',
);
