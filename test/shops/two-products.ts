import { shopLike } from './like.ts';
import sets from './ready-sets.json' with { type: 'json' };

declare module '../../src/book/schema.ts' {
  interface SoldProducts {
    paper: true;
    poly: true;
  }
}

/** A shop with paper and poly. Its prices are fixed, whatever is in the book that ships. */
export const twoProducts = shopLike({ retired: { vinyltabs: 'poly' }, sets });
