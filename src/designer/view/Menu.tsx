import { hasColors } from '../../layout/look.ts';
import { ofSet, ofTab } from '../commands.ts';
import { Commands } from './Button.tsx';
import { Swatches } from './Colors.tsx';
import { FileButton } from './fields.tsx';
import type { View } from './page.ts';

/** The colors and commands of the selected tab, and the rare commands of the set. */
export function Menu(view: View) {
  const { look, design, current: tab, controls } = view;
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
        <Commands {...view} ids={ofTab} class="link-button" />
      </div>
      <div class="menu-group" ref={closeOnClick}>
        <strong>All tabs</strong>
        <Commands {...view} ids={ofSet} class="link-button" />
        <FileButton label="Open a saved proof preview" accept=".pdf" openFile={controls.openFile} />
      </div>
    </div>
  );
}

const menuOf = (part: EventTarget | null) => (part as Element).closest<HTMLElement>('.menu');

/** What is done to all tabs shows behind the menu, which covers a phone. */
const closeOnClick = (group: Element | null) =>
  group?.addEventListener('click', () => menuOf(group)?.hidePopover());

/** Closes the menu when the focus goes on, such as to the title of a tab that was added. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent): void {
  const menu = menuOf(currentTarget);
  if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) menu?.hidePopover();
}
