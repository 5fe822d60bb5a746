import { Component } from 'preact';
import { documentPaths } from '../../contract/paths.ts';
import { counted } from '../../text/counts.ts';
import { type CommonSetField, findSets } from '../titles/common-sets.ts';
import type { View } from '../view/scene.ts';
import { ToolFrame } from './ToolFrame.tsx';

interface State {
  /** `undefined` until fetched. */
  readonly fields: readonly CommonSetField[] | undefined;
  readonly hasFailed: boolean;
  readonly search: string;
}

/** Ready-made lists of titles to start from. */
export class CommonSetsTool extends Component<View, State> {
  override state: State = { fields: undefined, hasFailed: false, search: '' };

  override componentDidMount() {
    fetchSets().then(
      (fields) => this.setState({ fields }),
      () => this.setState({ hasFailed: true }),
    );
  }

  override render({ controls }: View, { fields, hasFailed, search }: State) {
    const found = fields && findSets(fields, search);
    return (
      <ToolFrame title="Common sets" controls={controls}>
        <div class="field">
          <label for="common-search">Search by name or title</label>
          <input
            id="common-search"
            type="search"
            autocomplete="off"
            value={search}
            aria-describedby="common-hint"
            onInput={({ currentTarget: { value } }) => this.setState({ search: value })}
          />
          <span class="hint" id="common-hint">
            Start with a list and change it. It replaces all titles.
          </span>
        </div>
        {hasFailed && (
          <p class="notice warning" role="alert">
            The sets didn't load. Check your connection and open this again.
          </p>
        )}
        {found?.length === 0 && <p role="status">No set found. Try another word.</p>}
        <div class="common-fields">
          {found?.map(({ id, name, sets }) => (
            <section key={id} aria-labelledby={`common-${id}`}>
              <h4 id={`common-${id}`}>{name}</h4>
              <ul class="common-sets">
                {sets.map(({ slug, name, titles }) => (
                  <li key={slug}>
                    <button
                      type="button"
                      class="common-set"
                      onClick={() => controls.putIn(titles, 'replace')}
                    >
                      <strong>{name}</strong>
                      <span class="quiet">
                        {counted(titles.length, 'tab')}: {titles.slice(0, 3).join(', ')} …
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ToolFrame>
    );
  }
}

let asked: Promise<readonly CommonSetField[]> | undefined;

/** The book's ready-made sets by field; fetched on first use, and again after a failure. */
export function fetchSets(): Promise<readonly CommonSetField[]> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function load(): Promise<readonly CommonSetField[]> {
  const response = await fetch(documentPaths.sets);
  if (!response.ok) throw new Error(`${documentPaths.sets} answered ${response.status}`);
  return (await response.json()).fields;
}
