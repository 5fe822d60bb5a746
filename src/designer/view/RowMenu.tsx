import type { Controls } from './scene.ts';

interface Props {
  /** The place of the tab, from 0. */
  readonly index: number;
  readonly isLast: boolean;
  readonly controls: Controls;
}

/** What can be done to a tab. */
export function RowMenu({ index, isLast, controls }: Props) {
  const { move, insert, remove, openMenu, focusTitle } = controls;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field
    <div
      class="row-actions"
      role="group"
      aria-label={`Tab ${index + 1}`}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        openMenu(null);
        focusTitle(index);
      }}
    >
      <MenuButton
        id="move-up"
        label="Move up"
        isOff={index === 0}
        run={() => move(index, index - 1)}
      />
      <MenuButton
        id="move-down"
        label="Move down"
        isOff={isLast}
        run={() => move(index, index + 1)}
      />
      <MenuButton label="Insert before" run={() => insert(index)} />
      <MenuButton label="Insert after" run={() => insert(index + 1)} />
      <MenuButton label="Remove" run={() => remove(index)} />
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly run: () => void;
  readonly id?: string;
  readonly isOff?: boolean;
}

function MenuButton({ label, run, id, isOff }: ButtonProps) {
  return (
    <button id={id} type="button" class="button plain small" disabled={isOff} onClick={run}>
      {label}
    </button>
  );
}
