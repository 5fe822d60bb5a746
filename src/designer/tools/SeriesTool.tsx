import { Component } from 'preact';
import { counted } from '../../text/counts.ts';
import { hasTitles } from '../state/design.ts';
import {
  countingOf,
  countings,
  fillSeries,
  type SeriesRequest,
  usualSeries,
} from '../titles/series.ts';
import type { PutIn, View } from '../view/scene.ts';
import { ToolFrame } from './ToolFrame.tsx';

interface State extends SeriesRequest {
  readonly where: PutIn;
}

/** The fields' values, kept while the tool is closed. */
let kept: State = { ...countedFrom('numbers'), before: '', where: 'replace' };

/** Fills in a series: numbers, letters, Roman numerals, months. */
export class SeriesTool extends Component<View, State> {
  override state: State = kept;

  override componentDidUpdate() {
    kept = this.state;
  }

  override render({ scene, controls }: View, { where, ...request }: State) {
    const { max } = scene.catalog.book.limits.tabsPerSet;
    const reading = fillSeries(request, max);
    return (
      <ToolFrame title="Fill a series" controls={controls}>
        <ul class="usual-series" aria-label="Common series">
          {usualSeries.map(({ label, series }) => (
            <li key={label}>
              <button
                type="button"
                class="button plain small"
                onClick={() => this.setState(series)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
        <div class="series-fields">
          <div class="field">
            <label for="series-counting">Count by</label>
            <select
              id="series-counting"
              value={request.counting}
              onChange={({ currentTarget: { value } }) => this.setState(countedFrom(value))}
            >
              {countings.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {this.field('before', 'Before each', 'Exhibit ')}
          {this.field('first', 'First')}
          {this.field('last', 'Last')}
        </div>
        {hasTitles(scene.design) && this.wherePicker(where)}
        <p role="status" class={reading.ok ? undefined : 'field-error'}>
          {reading.ok ? preview(reading.titles) : reading.error}
        </p>
        <div class="actions">
          <button
            type="button"
            class="button"
            disabled={!reading.ok}
            onClick={() => reading.ok && controls.putIn(reading.titles, where)}
          >
            Fill in
          </button>
        </div>
      </ToolFrame>
    );
  }

  field(key: 'before' | 'first' | 'last', label: string, placeholder?: string) {
    return (
      <div class="field">
        <label for={`series-${key}`}>{label}</label>
        <input
          id={`series-${key}`}
          type="text"
          autocomplete="off"
          placeholder={placeholder}
          value={this.state[key]}
          onInput={({ currentTarget: { value } }) => this.setState({ [key]: value })}
        />
      </div>
    );
  }

  wherePicker(where: PutIn) {
    const choices: readonly (readonly [PutIn, string])[] = [
      ['replace', 'Replace all titles'],
      ['append', 'After the last tab'],
    ];
    return (
      <fieldset class="choices">
        <legend>Where to put it</legend>
        <div class="choice-row">
          {choices.map(([id, label]) => (
            <label key={id} class="choice">
              <input
                type="radio"
                name="series-where"
                value={id}
                checked={id === where}
                onChange={() => this.setState({ where: id })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
}

/** A counting with its usual first and last title. */
function countedFrom(counting: string): Pick<State, 'counting' | 'first' | 'last'> {
  const { first, last } = countingOf(counting);
  return { counting, first, last };
}

/** @example preview(['1', '2', '3', '4', '5']) // '5 tabs: 1, 2, 3 … 5' */
function preview(titles: readonly string[]): string {
  const some =
    titles.length <= 4 ? titles.join(', ') : `${titles.slice(0, 3).join(', ')} … ${titles.at(-1)}`;
  return `${counted(titles.length, 'tab')}: ${some}`;
}
