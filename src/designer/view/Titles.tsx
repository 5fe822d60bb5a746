import { TabCount } from './Head.tsx';
import { later, lazy } from './lazy.tsx';
import { Panel } from './Panel.tsx';
import type { View } from './scene.ts';
import { TitleList } from './TitleList.tsx';

const Misfits = lazy(async () => (await import('./TitleNotes.tsx')).Misfits);

const ToolPanel = lazy(async () => (await later()).ToolPanel);

const tools = [
  ['series', 'Fill a series'],
  ['common', 'Common sets'],
] as const;

/** The titles as a list, and what fills it. */
export function Titles(view: View) {
  const { scene, controls } = view;
  const { cuts, frame } = scene;
  const { tool } = scene.state;
  const hasMisfits = cuts.some(
    ({ cut, titlesThatDoNotFit }) => cut === frame.cut && titlesThatDoNotFit > 0,
  );
  return (
    <Panel id="titles">
      <div class="titles-head">
        <TabCount {...view} />
        {tools.map(([id, label]) => (
          <button
            key={id}
            type="button"
            id={`tool-${id}`}
            class="link-button needs-script"
            aria-expanded={tool === id}
            onClick={() => controls.openTool(tool === id ? null : id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tool && <ToolPanel tool={tool} {...view} />}
      {hasMisfits && <Misfits {...view} />}
      <TitleList {...view} />
      <p class="quiet keyboard-help needs-script">
        Click or tap a tab in the drawing to rename it there. In the list, Enter goes to the next
        title, Shift+Enter breaks the line, Ctrl+Enter adds a tab, Alt with the up or down arrow
        moves it. A list pasted into a title fills the tabs from there on.
      </p>
    </Panel>
  );
}
