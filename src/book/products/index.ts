import { paper } from './paper.ts';
import { poly } from './poly.ts';

/** What is sold, in the order in which it is shown; the key is the id, the first is the default. */
export const products = { paper, poly };
