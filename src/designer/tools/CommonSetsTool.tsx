import { useEffect, useState } from 'preact/hooks';
import { documentPaths } from '../../contract/paths.ts';
import type { ReadySet } from '../../pricing/ready-sets.ts';
import { counted } from '../../text/counts.ts';
import { hasEveryWord } from '../../text/words.ts';
import { Button } from '../view/Button.tsx';
import { Field } from '../view/Field.tsx';
import type { View } from '../view/page.ts';

/** A ready-made list of titles to start from, with its field of work. */
interface CommonSet extends Pick<ReadySet, 'slug' | 'name' | 'alsoCalled' | 'titles'> {
  readonly field: string;
}

export function CommonSetsTool({ controls }: View) {
  const [sets, setSets] = useState<readonly CommonSet[] | 'failed'>();
  const [search, setSearch] = useState('');
  useEffect(() => {
    fetchSets().then(setSets, () => setSets('failed'));
  }, []);
  const found = Array.isArray(sets) ? findSets(sets, search) : undefined;
  return (
    <>
      <Field
        id="common-search"
        label="Search by name or title"
        type="search"
        autocomplete="off"
        value={search}
        hint="Start with a list and change it. It replaces all titles."
        onType={setSearch}
      />
      {sets === 'failed' && (
        <p class="notice warning" role="alert">
          The sets didn't load. Check your connection and open this again.
        </p>
      )}
      {found?.length === 0 && <p role="status">No set found. Try another word.</p>}
      <ul class="stack common-sets">
        {found?.map(({ slug, name, field, titles }) => (
          <li key={slug}>
            <Button class="common-set" onClick={() => controls.putIn(titles, 'replace')}>
              <strong>{name}</strong>
              <span class="quiet">
                {field}, {counted(titles.length, 'tab')}: {titles.slice(0, 3).join(', ')} …
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The book's ready-made sets; the browser's cache has them after the first use. */
async function fetchSets(): Promise<CommonSet[]> {
  const response = await fetch(documentPaths.sets);
  if (!response.ok) throw new Error(`${documentPaths.sets} answered ${response.status}`);
  const { fields } = await response.json();
  return fields.flatMap(({ name, sets }: { name: string; sets: readonly CommonSet[] }) =>
    sets.map((set) => ({ ...set, field: name })),
  );
}

/**
 * The sets that have every search word in their name, titles or field; first what has them in its
 * name, then in another word for it.
 */
export function findSets<Found extends CommonSet>(sets: readonly Found[], search: string): Found[] {
  return sets
    .map((set) => {
      const called = [set.name, ...(set.alsoCalled ?? [])].join(' ');
      const texts = [set.name, called, [called, set.field, ...set.titles].join(' ')];
      return { set, rank: texts.findIndex((text) => hasEveryWord(text, search)) };
    })
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ set }) => set);
}
