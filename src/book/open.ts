import { examplesOf } from './examples.ts';
import { openOrderBook } from './order-book.ts';
import type { Book, SetsData, Shop } from './schema.ts';
import { sets } from './sets/index.ts';

/** Opens a shop: adds what is the same for every seller to what this one decides. */
export function openBook(shop: Shop): Book {
  const { facts, terms, support, privacy, hideSets } = shop;
  return {
    ...openOrderBook(shop),
    facts,
    pages: { terms, support, privacy },
    examples: examplesOf(shop),
    sets: shownSets(hideSets),
  };
}

/** The engine's ready-made sets without those that a shop hides, by set or by field. */
function shownSets(hidden: readonly string[]): SetsData {
  const isShown = ([name]: readonly [string, unknown]) => !hidden.includes(name);
  const fields = Object.entries(sets.fields)
    .filter(isShown)
    .map(([id, field]) => {
      const shown = Object.entries(field.sets).filter(isShown);
      return [id, { ...field, sets: Object.fromEntries(shown) }] as const;
    });
  return { ...sets, fields: Object.fromEntries(fields) };
}
