import { useEffect, useRef, useState } from 'preact/hooks';
import { hasTitles } from '../../design/design.ts';
import { counted } from '../../text/counts.ts';
import type { PutIn } from '../fill.ts';
import type { Tool } from '../state.ts';
import { countings, fillSeries, type SeriesRequest, usualSeries } from '../titles/series.ts';
import { Button } from '../view/Button.tsx';
import { Choices } from '../view/parts.tsx';
import type { View } from '../view/scene.ts';
import { CommonSetsTool } from './CommonSetsTool.tsx';
import { PasteTool } from './PasteTool.tsx';

const tools = {
  paste: { title: 'Titles as a list', Content: PasteTool },
  series: { title: 'Fill a series', Content: SeriesTool },
  common: { title: 'Common sets', Content: CommonSetsTool },
} as const;

/** The open tool, with its name and its close button. Focuses its first field. */
export function ToolPanel({ tool, ...view }: View & { tool: Tool }) {
  const frame = useRef<HTMLElement>(null);
  const { title, Content } = tools[tool];
  const close = () => view.controls.openTool(null);
  useEffect(() => {
    frame.current
      ?.querySelector<HTMLElement>('textarea, input[type=search], select, li button')
      ?.focus();
  }, [tool]);
  return (
    <section
      ref={frame}
      class="card sunk tool"
      aria-labelledby="tool-title"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div class="tool-head">
        <h3 id="tool-title">{title}</h3>
        <Button onClick={close}>Close</Button>
      </div>
      {/* A table that is pasted meanwhile begins a new list. */}
      <Content key={view.scene.state.pasted} {...view} />
    </section>
  );
}

interface Draft extends SeriesRequest {
  readonly where: PutIn;
}

/** The fields' values, kept while the tool is closed. */
let unfinished: Draft = { ...countedFrom('numbers'), before: '', where: 'replace' };

const places = [
  ['replace', 'Replace all titles'],
  ['append', 'After the last tab'],
] as const;

/** Fills in a series: numbers, letters, Roman numerals, months. */
function SeriesTool({ scene, controls }: View) {
  const [draft, setDraft] = useState(unfinished);
  unfinished = draft;
  const edit = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const reading = fillSeries(draft, scene.catalog.products[scene.design.product].tabsPerSet.max);
  const field = (key: 'before' | 'first' | 'last', label: string, placeholder?: string) => (
    <div class="field">
      <label for={`series-${key}`}>{label}</label>
      <input
        id={`series-${key}`}
        type="text"
        autocomplete="off"
        placeholder={placeholder}
        value={draft[key]}
        onInput={({ currentTarget: { value } }) => edit({ [key]: value })}
      />
    </div>
  );
  return (
    <>
      <ul class="usual-series" aria-label="Common series">
        {Object.entries(usualSeries).map(([label, series]) => (
          <li key={label}>
            <Button onClick={() => edit(series)}>{label}</Button>
          </li>
        ))}
      </ul>
      <div class="series-fields">
        <div class="field">
          <label for="series-counting">Count by</label>
          <select
            id="series-counting"
            value={draft.counting}
            onChange={({ currentTarget: { value } }) =>
              edit(countedFrom(value as Draft['counting']))
            }
          >
            {Object.entries(countings).map(([id, { label }]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {field('before', 'Before each', 'Exhibit ')}
        {field('first', 'First')}
        {field('last', 'Last')}
      </div>
      {hasTitles(scene.design) && (
        <Choices<PutIn>
          name="series-where"
          legend={<legend>Where to put it</legend>}
          choices={places}
          chosen={draft.where}
          onChange={(where) => edit({ where })}
        />
      )}
      <p role="status" class={reading.ok ? undefined : 'field-error'}>
        {reading.ok ? preview(reading.titles) : reading.error}
      </p>
      <div class="actions">
        <Button
          class="button"
          disabled={!reading.ok}
          onClick={() => reading.ok && controls.putIn(reading.titles, draft.where)}
        >
          Fill in
        </Button>
      </div>
    </>
  );
}

/** A counting with its usual first and last title. */
function countedFrom(counting: Draft['counting']) {
  const { first, last } = countings[counting];
  return { counting, first, last };
}

/** @example preview(['1', '2', '3', '4', '5']) // '5 tabs: 1, 2, 3 … 5' */
function preview(titles: readonly string[]): string {
  const some =
    titles.length <= 4 ? titles.join(', ') : `${titles.slice(0, 3).join(', ')} … ${titles.at(-1)}`;
  return `${counted(titles.length, 'tab')}: ${some}`;
}
