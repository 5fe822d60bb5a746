/** A ready-made list of titles to start from. */
interface CommonSet {
  readonly slug: string;
  readonly name: string;
  readonly titles: readonly string[];
}

/** The ready-made sets of one field of work. */
export interface CommonSetField {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly CommonSet[];
}

/** The fields with only the sets that have every search word in their name, titles or field. */
export function findSets(
  fields: readonly CommonSetField[],
  search: string,
): readonly CommonSetField[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return fields
    .map(({ sets, ...field }) => ({
      ...field,
      sets: sets.filter(({ name, titles }) => {
        const text = [name, field.name, ...titles].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ sets }) => sets.length > 0);
}
