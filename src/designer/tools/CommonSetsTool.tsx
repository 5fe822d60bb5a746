import { useEffect, useState } from 'preact/hooks';
import { documentPaths } from '../../contract/paths.ts';
import type { ReadySet, SetField } from '../../pricing/ready-sets.ts';
import { counted } from '../../text/counts.ts';
import { hasEveryWord } from '../../text/words.ts';
import { Button } from '../view/Button.tsx';
import type { View } from '../view/page.ts';

/** Ready-made lists of titles to start from. */
export function CommonSetsTool({ controls }: View) {
  const [fields, setFields] = useState<readonly CommonSetField[] | 'failed'>();
  const [search, setSearch] = useState('');
  useEffect(() => {
    fetchSets().then(setFields, () => setFields('failed'));
  }, []);
  const found = Array.isArray(fields) ? findSets(fields, search) : undefined;
  return (
    <>
      <div class="field">
        <label for="common-search">Search by name or title</label>
        <input
          id="common-search"
          type="search"
          autocomplete="off"
          value={search}
          aria-describedby="common-hint"
          onInput={({ currentTarget: { value } }) => setSearch(value)}
        />
        <span class="hint" id="common-hint">
          Start with a list and change it. It replaces all titles.
        </span>
      </div>
      {fields === 'failed' && (
        <p class="notice warning" role="alert">
          The sets didn't load. Check your connection and open this again.
        </p>
      )}
      {found?.length === 0 && <p role="status">No set found. Try another word.</p>}
      <div class="common-fields">
        {found?.map(({ id, name, sets }) => (
          <section key={id} aria-labelledby={`common-${id}`}>
            <h4 id={`common-${id}`}>{name}</h4>
            <ul class="columns">
              {sets.map(({ slug, name, titles }) => (
                <li key={slug}>
                  <Button class="common-set" onClick={() => controls.putIn(titles, 'replace')}>
                    <strong>{name}</strong>
                    <span class="quiet">
                      {counted(titles.length, 'tab')}: {titles.slice(0, 3).join(', ')} …
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The book's ready-made sets by field; the browser's cache has them after the first use. */
async function fetchSets(): Promise<readonly CommonSetField[]> {
  const response = await fetch(documentPaths.sets);
  if (!response.ok) throw new Error(`${documentPaths.sets} answered ${response.status}`);
  return (await response.json()).fields;
}

/** A ready-made list of titles to start from. */
type CommonSet = Pick<ReadySet, 'slug' | 'name' | 'alsoCalled' | 'titles'>;

/** The ready-made sets of one field of work. */
interface CommonSetField extends Pick<SetField, 'id' | 'name'> {
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
  const hits = (...texts: readonly string[]) => hasEveryWord(texts.join(' '), search);
  const rank = ({ name, alsoCalled = [] }: CommonSet) =>
    hits(name) ? 2 : Number(hits(name, ...alsoCalled));
  const best = ({ sets }: CommonSetField) => Math.max(...sets.map(rank));
  return fields
    .map(({ sets, ...field }) => ({
      ...field,
      sets: sets
        .filter((set) => hits(set.name, ...(set.alsoCalled ?? []), field.name, ...set.titles))
        .toSorted((one, other) => rank(other) - rank(one)),
    }))
    .filter(({ sets }) => sets.length > 0)
    .toSorted((one, other) => best(other) - best(one));
}
