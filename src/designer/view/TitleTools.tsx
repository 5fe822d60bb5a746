import { OpenProof } from '../proof/OpenProof.tsx';
import type { Tool } from '../state/app-state.ts';
import { hasTitles } from '../state/design.ts';
import { lazy, openedLater } from './lazy.tsx';
import type { View } from './scene.ts';

const ToolPanel = lazy(async () => (await openedLater(import('../tools/ToolPanel.tsx'))).ToolPanel);

const tools: readonly (readonly [Tool, string])[] = [
  ['paste', 'Paste a list'],
  ['series', 'Fill a series'],
  ['common', 'Common sets'],
];

/**
 * Tools that fill and edit the list of titles. A button with nothing left to do keeps the focus, so
 * it isn't disabled for the browser.
 */
export function TitleTools({ scene, controls }: View) {
  const { state, design } = scene;
  const { history, tool } = state;
  return (
    <div class="needs-script">
      <div class="title-tools">
        {tools.map(([id, label]) => (
          <button
            key={id}
            type="button"
            id={`tool-${id}`}
            class="button plain small"
            aria-expanded={tool === id}
            onClick={() => controls.openTool(tool === id ? null : id)}
          >
            {label}
          </button>
        ))}
        <OpenProof controls={controls} />
        <span class="undo-tools">
          <button
            type="button"
            class="button plain small"
            aria-disabled={!hasTitles(design)}
            onClick={controls.clearTitles}
          >
            Clear
          </button>
          <button
            type="button"
            class="button plain small"
            aria-disabled={history.past.length === 0}
            onClick={controls.undo}
          >
            Undo
          </button>
          <button
            type="button"
            class="button plain small"
            aria-disabled={history.future.length === 0}
            onClick={controls.redo}
          >
            Redo
          </button>
        </span>
      </div>
      {tool && <ToolPanel tool={tool} scene={scene} controls={controls} />}
    </div>
  );
}
