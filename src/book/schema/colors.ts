import { z } from 'zod';
import { text } from './values.ts';

/** A film or a plastic. */
export const colorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'write an id of small letters, digits and hyphens'),
  name: text,
  hex: z.string().regex(/^#[0-9a-f]{6}$/, 'write a color as # and six small hex digits'),
});
