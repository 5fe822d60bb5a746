import { paper } from './paper.ts';
import { poly } from './poly.ts';

/** The products, in display order; the key is the id, and the first is the default. */
export const products = { paper, poly };
