import { Component } from 'preact';
import { counted } from '../../text/counts.ts';
import { hasTitles, isBlank } from '../state/design.ts';
import { columnsOf, numberingText, readPasted, whyTooLarge } from '../titles/paste.ts';
import type { Scene, View } from '../view/scene.ts';
import { ToolFrame } from './ToolFrame.tsx';

interface State {
  readonly text: string;
  readonly keepNumbering: boolean;
  readonly keepEmpty: boolean;
  /** The column of a table that has the titles, from 0. */
  readonly column: number | 'joined';
  readonly skipsHeader: boolean;
}

/** Unsaved input of a closed tool, kept while the titles are unchanged. */
let unfinished: (State & { readonly titles: readonly string[] }) | undefined;

function stateOf({ design, state: { pasted } }: Scene): State {
  const isEdited = pasted === null && hasTitles(design);
  return {
    text: pasted?.text ?? (isEdited ? design.titles.join('\n') : ''),
    keepNumbering: isEdited,
    keepEmpty: isEdited && design.titles.some(isBlank),
    column: 0,
    skipsHeader: false,
  };
}

/** The titles as text, one per line: to paste a list or a table, or to edit everything. */
export class PasteTool extends Component<View, State> {
  constructor(view: View) {
    super(view);
    const { design, state } = view.scene;
    const isOpenedAgain = state.pasted === null && unfinished?.titles === design.titles;
    this.state = isOpenedAgain && unfinished ? unfinished : stateOf(view.scene);
  }

  override componentDidUpdate({ scene: before }: View) {
    const { scene } = this.props;
    if (scene.state.pasted !== before.state.pasted && scene.state.pasted) {
      this.setState(stateOf(scene));
    }
    unfinished = { ...this.state, titles: scene.design.titles };
  }

  override render({ scene, controls }: View, state: State) {
    const { text, keepNumbering, keepEmpty } = state;
    const tooLarge = whyTooLarge(text);
    const read = tooLarge ? '' : text;
    const columns = columnsOf(read);
    const choices = { ...state, column: columns.length > 0 ? state.column : undefined };
    const { titles, numbering } = readPasted(read, choices);
    const { numbering: found } = readPasted(read, { ...choices, keepNumbering: false });
    const without = numbering ? `, without ${numberingText(numbering)}` : '';
    const { max } = scene.catalog.book.limits.tabsPerSet;
    return (
      <ToolFrame title="Titles as a list" controls={controls}>
        <div class="field">
          <label for="title-list">One title per line</label>
          <textarea
            id="title-list"
            rows={Math.min(16, Math.max(8, titles.length + 1))}
            spellcheck={false}
            value={text}
            aria-describedby="title-list-hint"
            onInput={({ currentTarget: { value } }) => this.setState({ text: value })}
          />
          <span class="hint" id="title-list-hint">
            Paste a list from Word, columns from Excel, or type.
          </span>
        </div>
        {this.columnPicker(columns, state)}
        {found && (
          <Check
            label={`Leave out ${numberingText(found)}`}
            isChecked={!keepNumbering}
            onChange={(isChecked) => this.setState({ keepNumbering: !isChecked })}
          />
        )}
        <Check
          label="Empty lines are blank tabs"
          isChecked={keepEmpty}
          onChange={(isChecked) => this.setState({ keepEmpty: isChecked })}
        />
        <p role="status">
          {tooLarge ?? `${counted(titles.length, 'tab')}${without}.`}
          {titles.length > max && ` A set has at most ${max}; the rest is left out.`}
        </p>
        <div class="actions">
          <button
            type="button"
            class="button"
            disabled={titles.length === 0}
            onClick={() => controls.putIn(titles, scene.state.pasted?.at ?? 'replace')}
          >
            Use this list
          </button>
        </div>
      </ToolFrame>
    );
  }

  /** Lets the user pick the column of a table that has the titles. */
  columnPicker(columns: readonly (readonly string[])[], { column, skipsHeader }: State) {
    if (columns.length === 0) return null;
    const choices: readonly (readonly [State['column'], string])[] = [
      ...columns.map((cells, index) => [index, `Column ${index + 1}: ${sample(cells)}`] as const),
      ['joined', 'All columns, joined'],
    ];
    return (
      <fieldset class="plain">
        <legend>Which column has the titles?</legend>
        {choices.map(([index, label]) => (
          <label key={label} class="check">
            <input
              type="radio"
              name="title-column"
              checked={index === column}
              onChange={() => this.setState({ column: index })}
            />
            {label}
          </label>
        ))}
        <Check
          label="The first row is a header"
          isChecked={skipsHeader}
          onChange={(isChecked) => this.setState({ skipsHeader: isChecked })}
        />
      </fieldset>
    );
  }
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      {label}
    </label>
  );
}

/** @example sample(['A', 'B', 'C', 'D']) // 'A, B, C …' */
function sample(cells: readonly string[]): string {
  const few = cells.filter((cell) => cell !== '').slice(0, 3);
  return `${few.join(', ')}${cells.length > few.length ? ' …' : ''}`;
}
