import { hasColors } from '../../layout/look.ts';
import { ofSet, ofTab } from '../commands.ts';
import { CommandButton } from './CommandButton.tsx';
import { lazy } from './lazy.tsx';
import type { View } from './page.ts';
import { OpenProof } from './parts.tsx';

const Swatches = lazy(async () => (await import('./Colors.tsx')).Swatches);

interface Props extends View {
  /** The tab, from 0. */
  readonly index: number;
}

/** Commands for a tab, below its title in the list. */
export function TabMenu(props: Props) {
  const { index, page, controls } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field
    <div
      class="tab-actions"
      role="group"
      aria-label={`Tab ${index + 1}`}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        controls.openMenu(null);
        controls.focusTitle(index);
      }}
    >
      <div class="action-row">
        {(['color', ...ofTab] as const).map((id) => (
          <CommandButton key={id} id={id} target={{ page, controls, tab: index }} />
        ))}
      </div>
      {page.state.isColoring && hasColors(page.look) && <TabColors {...props} />}
    </div>
  );
}

/** The colors for one tab. */
export function TabColors({ index, ...view }: Props) {
  return (
    <Swatches
      {...view}
      label={`Color of tab ${index + 1}`}
      isSmall
      isPressed={(color) => view.page.design.colors[index] === color}
      pick={(color) => ({ do: 'colorTab', tab: index, color })}
    />
  );
}

/** The rare commands. */
export function MoreCommands(view: View) {
  const tab = view.page.state.current;
  const target = { ...view, tab };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field */}
      <div role="group" aria-label={`Tab ${tab + 1}`}>
        <strong>Tab {tab + 1}</strong>
        {(['rename', ...ofTab] as const).map((id) => (
          <CommandButton key={id} id={id} target={target} isDrawn />
        ))}
      </div>
      <div>
        <strong>All tabs</strong>
        {ofSet.map((id) => (
          <CommandButton key={id} id={id} target={target} />
        ))}
        <OpenProof controls={view.controls} />
      </div>
    </>
  );
}
