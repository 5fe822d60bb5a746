import { z } from 'zod';
import { hexColor, text } from './values.ts';

const colorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'write an id of lower-case letters, digits and hyphens'),
  name: text,
  /** Other words that buyers may use for it. */
  alsoCalled: z.array(text).optional(),
  hex: hexColor,
});

/** The colors of a product's tabs; the first is the default. */
export const colorsSchema = z.strictObject({
  /** A film over the tab of a white sheet, or material colored all the way through. */
  look: z.enum(['film', 'tinted'], 'write "film" or "tinted"'),
  /** What the film is called, such as Mylar; by default film. */
  filmName: text.optional(),
  list: z.array(colorSchema).min(1, 'list at least one color'),
});
