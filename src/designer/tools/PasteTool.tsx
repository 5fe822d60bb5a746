import { Component } from 'preact';
import { counted } from '../../pricing/counts.ts';
import { hasTitles, isBlank } from '../state/design.ts';
import { numberingText, readPasted } from '../titles/paste.ts';
import type { Scene, View } from '../view/scene.ts';
import { ToolFrame } from './ToolFrame.tsx';

interface State {
  readonly text: string;
  readonly keepNumbering: boolean;
  readonly keepEmpty: boolean;
}

/** What was typed before the tool was closed, while the titles stay what they were. */
let unfinished: (State & { readonly titles: readonly string[] }) | undefined;

function stateOf({ design }: Scene): State {
  const isTitled = hasTitles(design);
  return {
    text: isTitled ? design.titles.join('\n') : '',
    keepNumbering: isTitled,
    keepEmpty: isTitled && design.titles.some(isBlank),
  };
}

/** The titles as text, one on a line: to paste a list, or to edit the whole. */
export class PasteTool extends Component<View, State> {
  constructor(view: View) {
    super(view);
    this.state = unfinished?.titles === view.scene.design.titles ? unfinished : stateOf(view.scene);
  }

  override componentDidUpdate({ scene }: View) {
    unfinished = { ...this.state, titles: scene.design.titles };
  }

  override render({ scene, controls }: View, { text, keepNumbering, keepEmpty }: State) {
    const { titles, numbering } = readPasted(text, { keepNumbering, keepEmpty });
    const { numbering: found } = readPasted(text, { keepEmpty });
    const { max } = scene.catalog.book.limits.tabsPerSet;
    return (
      <ToolFrame title="Titles as a list" controls={controls}>
        <div class="field">
          <label for="title-list">One title on a line</label>
          <textarea
            id="title-list"
            rows={Math.min(16, Math.max(8, titles.length + 1))}
            spellcheck={false}
            value={text}
            aria-describedby="title-list-hint"
            onInput={({ currentTarget: { value } }) => this.setState({ text: value })}
          />
          <span class="hint" id="title-list-hint">
            Paste a list out of Word, a column out of Excel, or type.
          </span>
        </div>
        {found && (
          <label class="check">
            <input
              type="checkbox"
              checked={!keepNumbering}
              onChange={({ currentTarget: { checked } }) =>
                this.setState({ keepNumbering: !checked })
              }
            />
            Leave out {numberingText(found)}
          </label>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={keepEmpty}
            onChange={({ currentTarget: { checked } }) => this.setState({ keepEmpty: checked })}
          />
          Every empty line is a blank tab
        </label>
        <p role="status">
          {counted(titles.length, 'tab')}
          {numbering && `, without ${numberingText(numbering)}`}.
          {titles.length > max && ` A set has at most ${max}: the rest is left out.`}
        </p>
        <div class="actions">
          <button
            type="button"
            class="button"
            disabled={titles.length === 0}
            onClick={() => controls.putIn(titles, 'replace')}
          >
            Use this list
          </button>
        </div>
      </ToolFrame>
    );
  }
}
