import { delivery } from './calendars.ts';
import { examples } from './examples.ts';
import { facts } from './facts.ts';
import { orderBook } from './order-book.ts';
import type { Book } from './schema.ts';
import { sets } from './sets/index.ts';

/** Everything that a seller decides. `npm run check:book` checks it. */
export const book: Book = { ...orderBook, facts, delivery, examples, sets };
