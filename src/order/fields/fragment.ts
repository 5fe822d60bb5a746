import type { Field } from '../field.ts';
import { neededByField, zipField } from './delivery.ts';
import { jobFields } from './job.ts';
import { artworkField, bodyField, colorsField, cutField, typeField } from './look.ts';

/**
 * What a link says in its fragment, in its order: whatever has no price. Apart from the other
 * fields, so that pages that only write links don't load them.
 */
export const fragmentFields = [
  cutField,
  colorsField,
  typeField,
  bodyField,
  artworkField,
  zipField,
  neededByField,
  ...jobFields,
] as readonly Field[];
