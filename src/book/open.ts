import { examplesOf } from './examples.ts';
import { openOrderBook } from './order-book.ts';
import sets from './ready-sets.json' with { type: 'json' };
import type { Book, SetsData, Shop } from './schema.ts';

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
  const shown = <Part>(parts: Readonly<Record<string, Part>>) =>
    Object.entries(parts).filter(([name]) => !hidden.includes(name));
  const fields = shown<SetsData['fields'][string]>(sets.fields).map(
    ([id, field]) => [id, { ...field, sets: Object.fromEntries(shown(field.sets)) }] as const,
  );
  return { ...sets, fields: Object.fromEntries(fields) };
}
