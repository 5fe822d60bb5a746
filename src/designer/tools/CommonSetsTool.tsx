import { useEffect, useState } from 'preact/hooks';
import { documentPaths } from '../../contract/paths.ts';
import type { ReadySet } from '../../pricing/ready-sets.ts';
import { counted } from '../../text/counts.ts';
import { ranked } from '../../text/words.ts';
import { Button } from '../view/Button.tsx';
import { Field } from '../view/fields.tsx';
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
            <Button class="card common-set" onClick={() => controls.putIn(titles, 'replace')}>
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

/** The sets with every search word in their name, then in another word for it, then in titles or field. */
export function findSets<Found extends CommonSet>(sets: readonly Found[], search: string): Found[] {
  const textsOf = ({ name, alsoCalled = [], field, titles }: Found) => {
    const called = [name, ...alsoCalled].join(' ');
    return [name, called, [called, field, ...titles].join(' ')];
  };
  return ranked(sets, textsOf, search);
}
