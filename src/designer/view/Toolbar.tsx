import type { ComponentProps } from 'preact';
import { hasColors } from '../../layout/look.ts';
import { Button } from './Button.tsx';
import { lazy } from './lazy.tsx';
import type { View } from './scene.ts';

const MoreCommands = lazy(async () => (await import('./TabActions.tsx')).MoreCommands);

const menuId = 'more-commands';

/** The frequent commands, and a menu of the others. */
export function Toolbar({ scene, controls }: View) {
  const { state, design } = scene;
  const { history, tool, isColoring } = state;
  const last = design.titles.length;
  return (
    <div class="toolbar needs-script">
      <Command icon="add" label="Add tab" onClick={() => controls.insert(last)} />
      <Command
        icon="paste"
        label="Paste a list"
        id="tool-paste"
        isOpen={tool === 'paste'}
        onClick={() => controls.openTool(tool === 'paste' ? null : 'paste')}
      />
      {hasColors(scene.look) && (
        <Command
          icon="color"
          label="Color"
          isOpen={isColoring}
          onClick={() => controls.set({ isColoring: !isColoring })}
        />
      )}
      <Command icon="undo" label="Undo" isOff={history.past.length === 0} onClick={controls.undo} />
      <Command
        icon="redo"
        label="Redo"
        isOff={history.future.length === 0}
        onClick={controls.redo}
      />
      <Command icon="more" label="More" popovertarget={menuId} />
      <div class="more-commands" id={menuId} popover="auto">
        <MoreCommands scene={scene} controls={controls} />
      </div>
    </div>
  );
}

type CommandProps = ComponentProps<typeof Button> & { icon: keyof typeof paths; label: string };

function Command({ icon, label, ...rest }: CommandProps) {
  return (
    <Button {...rest} class="command">
      <svg class={`icon icon-${icon}`} viewBox="0 0 20 20" aria-hidden="true">
        <path d={paths[icon]} />
      </svg>
      {label}
    </Button>
  );
}

/** The commands' symbols, on a grid of 20. */
const paths = {
  add: 'M10 4v12M4 10h12',
  paste: 'M7 5H5v12h10V5h-2M7 3.5h6v3H7zM7.5 10h5M7.5 13h5',
  color: 'M2.5 14.5h15M4 14l1.2-7Q5.4 5.5 7 5.500h6q1.6 0 1.8 1.500L16 14',
  undo: 'M7.5 4 4 7.5 7.5 11M4.5 7.500H12a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4 16 7.5 12.5 11M15.5 7.500H8a4 4 0 0 0 0 8h4',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
} as const;
