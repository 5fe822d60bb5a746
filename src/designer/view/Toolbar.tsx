import { hasColors } from '../../layout/look.ts';
import { Icon } from './Icon.tsx';
import { lazy } from './lazy.tsx';
import type { View } from './scene.ts';

const MoreCommands = lazy(async () => (await import('./MoreCommands.tsx')).MoreCommands);

const menuId = 'more-commands';

/**
 * The frequent commands, and a menu of the others. A button with nothing left to do keeps the focus,
 * so it isn't disabled for the browser.
 */
export function Toolbar({ scene, controls }: View) {
  const { state, design } = scene;
  const { history, tool, isColoring } = state;
  const last = design.titles.length;
  return (
    <div class="toolbar needs-script">
      <Command icon="add" label="Add tab" run={() => controls.insert(last)} />
      <Command
        icon="paste"
        label="Paste a list"
        id="tool-paste"
        isOpen={tool === 'paste'}
        run={() => controls.openTool(tool === 'paste' ? null : 'paste')}
      />
      {hasColors(scene.look) && (
        <Command
          icon="color"
          label="Color"
          isOpen={isColoring}
          run={() => controls.set({ isColoring: !isColoring })}
        />
      )}
      <Command icon="undo" label="Undo" isOff={history.past.length === 0} run={controls.undo} />
      <Command icon="redo" label="Redo" isOff={history.future.length === 0} run={controls.redo} />
      <button type="button" class="command" popovertarget={menuId}>
        <Icon name="more" />
        More
      </button>
      <div class="more-commands" id={menuId} popover="auto">
        <MoreCommands scene={scene} controls={controls} />
      </div>
    </div>
  );
}

interface Props {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly run: () => void;
  readonly id?: string;
  readonly isOff?: boolean;
  readonly isOpen?: boolean;
}

function Command({ icon, label, run, id, isOff = false, isOpen }: Props) {
  return (
    <button
      type="button"
      class="command"
      id={id}
      aria-disabled={isOff}
      aria-expanded={isOpen}
      onClick={() => isOff || run()}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
