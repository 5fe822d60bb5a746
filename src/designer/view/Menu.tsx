import { hasColors } from '../../layout/look.ts';
import { type CommandId, ofSet, ofTab } from '../commands.ts';
import { CommandButton } from './Button.tsx';
import { Swatches } from './Colors.tsx';
import type { View } from './page.ts';
import { FileButton } from './parts.tsx';

/** The colors and commands of the selected tab, and the rare commands of the set. */
export function Menu(view: View) {
  const { look, design, state } = view.page;
  const tab = state.current;
  const list = (ids: readonly CommandId[]) =>
    ids.map((id) => (
      <CommandButton key={id} id={id} class="link-button" target={{ ...view, tab }} />
    ));
  return (
    <div class="stack" onFocusOut={closeBehind}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field */}
      <div class="menu-group" role="group" aria-label={`Tab ${tab + 1}`}>
        <strong>Tab {tab + 1}</strong>
        {hasColors(look) && (
          <Swatches
            {...view}
            label={`Color of tab ${tab + 1}`}
            isSmall
            isPressed={(color) => design.colors[tab] === color}
            pick={(color) => ({ do: 'colorTab', tab, color })}
          />
        )}
        {list(ofTab)}
      </div>
      <div class="menu-group">
        <strong>All tabs</strong>
        {list(ofSet)}
        <FileButton
          label="Open a saved proof preview"
          accept="application/pdf,.pdf"
          openFile={view.controls.openFile}
        />
      </div>
    </div>
  );
}

/** Closes the menu when the focus goes on, such as to the title of a tab that was added. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent): void {
  const menu =
    currentTarget instanceof Element ? currentTarget.closest<HTMLElement>('.menu') : null;
  if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) menu?.hidePopover();
}
