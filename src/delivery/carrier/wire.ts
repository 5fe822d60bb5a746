import { z } from 'zod';

/** A whole number, which the carrier sends as a number or as text. */
export const digits = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
