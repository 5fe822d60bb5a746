import type { ComponentProps } from 'preact';
import { deskTurns } from '../../drawing/scene/turns.ts';
import { hasColors } from '../../layout/look.ts';
import { bankCount, bankRanges, cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { Button } from './Button.tsx';
import { later, lazy, prerendered } from './lazy.tsx';
import type { View } from './scene.ts';

const SetDrawing = prerendered(async () => (await import('./SetDrawing.tsx')).SetDrawing);

const TabColors = lazy(async () => (await later()).TabColors);

const MoreCommands = lazy(async () => (await import('./TabActions.tsx')).MoreCommands);

const Preview = lazy(async () => (await later()).Preview);

/** Preloads the drawing, which the page needs as soon as it is open. */
export const preloadDrawing = SetDrawing.preload;

/** The set as it will look, always in view, with the frequent commands. */
export function Stage(view: View) {
  const { look, state } = view.scene;
  return (
    <section
      class={`stage drawing-area mat${look.isFilm ? '' : ' mat-light'}`}
      aria-label="Your set"
      data-markdown-ignore
    >
      <Toolbar {...view} />
      {state.isColoring && state.menu === null && hasColors(look) && (
        <div class="stage-colors">
          <TabColors {...view} index={state.current} />
        </div>
      )}
      {state.showsBank ? <Preview {...view} /> : <SetDrawing {...view} />}
      <StageFoot {...view} />
    </section>
  );
}

/** What the drawing shows. */
function StageFoot({ scene, controls }: View) {
  const { build, frame, state } = scene;
  const { tabs } = build;
  const { cut } = frame;
  const { showsBank } = state;
  const turns = showsBank ? bankRanges(tabs, cut) : deskTurns(tabs, cut);
  const turn = turns.findIndex(({ to }) => state.current < to);
  const { from = 0, to = tabs } = turns[turn] ?? {};
  return (
    <div class="stage-foot needs-script">
      <div class="segments">
        {([false, true] as const).map((showsBank) => (
          <button
            key={String(showsBank)}
            type="button"
            aria-pressed={showsBank === state.showsBank}
            onClick={() => controls.showBank(showsBank)}
          >
            {showsBank ? 'Whole divider' : 'Tabs'}
          </button>
        ))}
      </div>
      <p class="stage-words">
        <strong>
          Tab {state.current + 1} of {tabs}
        </strong>
        <span class="long">
          , {cutName(cut)} cut, {counted(bankCount(tabs, cut), 'bank')}
        </span>
      </p>
      {turns.length > 1 && (
        <p class="stage-words">
          <Button
            class=""
            aria-label={showsBank ? 'Previous bank' : 'Previous tabs'}
            isOff={turn === 0}
            onClick={() => controls.select(from - 1)}
          >
            ‹
          </Button>
          <span>
            {showsBank ? `Bank ${turn + 1} of ${turns.length}` : `Tabs ${from + 1} to ${to}`}
          </span>
          <Button
            class=""
            aria-label={showsBank ? 'Next bank' : 'Next tabs'}
            isOff={to === tabs}
            onClick={() => controls.select(to)}
          >
            ›
          </Button>
        </p>
      )}
    </div>
  );
}

const menuId = 'more-commands';

/** The frequent commands, and a menu of the others. */
function Toolbar({ scene, controls }: View) {
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
          onClick={() => controls.openColors(!isColoring)}
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
