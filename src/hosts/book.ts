import { openBook } from '../book/open.ts';
import * as shop from '../shop/index.ts';

/** The shop of this site, opened. */
export const book = openBook(shop);
