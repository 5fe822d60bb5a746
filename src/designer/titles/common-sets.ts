/** A ready-made list of titles to start from. */
interface CommonSet {
  readonly slug: string;
  readonly name: string;
  /** Other words for it. */
  readonly alsoCalled?: readonly string[] | undefined;
  readonly titles: readonly string[];
}

/** The ready-made sets of one field of work. */
export interface CommonSetField {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly CommonSet[];
}

/**
 * The fields with only the sets that have every search word in their name, titles or field; what
 * has them in its name or another word for it comes first.
 */
export function findSets(
  fields: readonly CommonSetField[],
  search: string,
): readonly CommonSetField[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = (...texts: readonly string[]) => {
    const text = texts.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const isNamed = ({ name, alsoCalled = [] }: CommonSet) => hits(name, ...alsoCalled);
  const best = ({ sets }: CommonSetField) => Number(sets.some(isNamed));
  return fields
    .map(({ sets, ...field }) => ({
      ...field,
      sets: sets
        .filter((set) => hits(set.name, ...(set.alsoCalled ?? []), field.name, ...set.titles))
        .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
    }))
    .filter(({ sets }) => sets.length > 0)
    .toSorted((one, other) => best(other) - best(one));
}
