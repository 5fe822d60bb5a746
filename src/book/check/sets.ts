import type { Book, ReadySetData } from '../schema.ts';
import type { Fault } from './fault.ts';

interface PlacedSet {
  readonly place: string;
  readonly slug: string;
  readonly set: ReadySetData;
}

/**
 * Finds ready-made sets that can't be distinguished, that repeat a title, or whose use has no
 * entry.
 */
export function setFaults({ sets: { uses, fields } }: Book): Fault[] {
  const placed = Object.entries(fields).flatMap(([field, { sets }]) =>
    Object.entries(sets).map(
      ([slug, set]): PlacedSet => ({ place: `sets.fields.${field}.sets.${slug}`, slug, set }),
    ),
  );
  const unknownUses = placed
    .filter(({ set }) => !Object.hasOwn(uses, set.use))
    .map(({ place, set }) => ({
      place: `${place}.use`,
      value: set.use,
      message: `write one of ${Object.keys(uses).join(', ')}`,
    }));
  const repeatedTitles = placed.flatMap(({ place, set: { titles } }) =>
    titles.flatMap((title, index) =>
      titles.indexOf(title) === index
        ? []
        : [
            {
              place: `${place}.titles.${index}`,
              value: title,
              message: 'the set already has this title: write another',
            },
          ],
    ),
  );
  return [
    ...unknownUses,
    ...repeatedTitles,
    ...repeated(placed, 'address', ({ slug }) => slug),
    ...repeated(placed, 'name', ({ set }) => set.name.toLowerCase()),
    ...repeated(placed, 'introduction', ({ set }) => set.about.toLowerCase()),
    ...repeated(placed, 'list of titles', ({ set }) => set.titles.join('|').toLowerCase()),
  ];
}

function repeated(
  placed: readonly PlacedSet[],
  what: string,
  keyOf: (placed: PlacedSet) => string,
): Fault[] {
  const firstPlaces = new Map<string, string>();
  return placed.flatMap((one) => {
    const key = keyOf(one);
    const first = firstPlaces.get(key);
    if (first === undefined) firstPlaces.set(key, one.place);
    const message = `duplicate ${what}, already used by ${first}: change one of them`;
    return first === undefined ? [] : [{ place: one.place, value: key, message }];
  });
}
