import { lazy } from './lazy.tsx';
import type { View } from './scene.ts';

const Swatches = lazy(async () => (await import('./Swatches.tsx')).Swatches);

interface Props extends View {
  /** The tab, from 0. */
  readonly index: number;
  readonly isInDrawing?: boolean;
}

/** Actions on a tab, below the drawing or below the tab's title in the list. */
export function TabActions({ index, isInDrawing = false, scene, controls }: Props) {
  const { design, state } = scene;
  const showsColors = state.isColoring && (!isInDrawing || state.menu === null);
  const last = design.titles.length - 1;
  const { move, openPalette } = controls;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field
    <div
      class="tab-actions"
      role="group"
      aria-label={`Tab ${index + 1}`}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || isInDrawing) return;
        controls.openMenu(null);
        controls.focusTitle(index);
      }}
    >
      <div class="action-row">
        {isInDrawing && (
          <strong class="tab-actions-name">
            Tab {index + 1} of {last + 1}
          </strong>
        )}
        {isInDrawing && <Action label="Rename" run={() => controls.rename(index)} />}
        <Action label="Color" isOpen={showsColors} run={() => openPalette(!showsColors)} />
        <Action
          label="Blank"
          isOff={design.titles[index]?.trim() === ''}
          run={() => controls.blank(index)}
        />
        <Action
          label={isInDrawing ? 'Move left' : 'Move up'}
          isOff={index === 0}
          run={() => move(index, index - 1)}
        />
        <Action
          label={isInDrawing ? 'Move right' : 'Move down'}
          isOff={index === last}
          run={() => move(index, index + 1)}
        />
        <Action label="Add after" run={() => controls.insert(index + 1)} />
        <Action label="Remove" run={() => controls.remove(index)} />
      </div>
      {showsColors && (
        <Swatches
          scene={scene}
          label={`Color of tab ${index + 1}`}
          isSmall
          isPressed={(color) => design.colors[index] === color}
          pick={(color) => ({ do: 'colorTab', tab: index, color })}
          onPick={(color) => controls.colorTab(index, color)}
        />
      )}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly run: () => void;
  readonly isOff?: boolean;
  readonly isOpen?: boolean;
}

/** A disabled button keeps the focus, so it isn't disabled for the browser. */
function Action({ label, run, isOff = false, isOpen }: ActionProps) {
  return (
    <button
      type="button"
      class="button plain small"
      data-action={label}
      aria-disabled={isOff}
      aria-expanded={isOpen}
      onClick={() => isOff || run()}
    >
      {label}
    </button>
  );
}
