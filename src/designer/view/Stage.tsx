import { deskTurns } from '../../drawing/frame.ts';
import { hasColors } from '../../layout/look.ts';
import { bankCount, bankRanges, cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { toolbar } from '../commands.ts';
import { Button } from './Button.tsx';
import { CommandButton, Icon } from './CommandButton.tsx';
import { lazy, prerendered } from './lazy.tsx';
import { later } from './load-later.ts';
import type { View } from './page.ts';

const SetDrawing = prerendered(async () => (await import('./SetDrawing.tsx')).SetDrawing);

const TabColors = lazy(async () => (await later()).TabColors);

const MoreCommands = lazy(async () => (await import('./TabActions.tsx')).MoreCommands);

const Preview = lazy(async () => (await later()).Preview);

/** Preloads the drawing, which the page needs as soon as it is open. */
export const preloadDrawing = SetDrawing.preload;

/** The set as it will look, always in view, with the frequent commands. */
export function Stage(view: View) {
  const { look, state } = view.page;
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
function StageFoot({ page, controls }: View) {
  const { build, frame, state } = page;
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

const more = 'M4.5 10h.01M10 10h.01M15.5 10h.01';

/** The frequent commands, and a menu of the others. */
function Toolbar(view: View) {
  const target = { ...view, tab: view.page.state.current };
  return (
    <div class="toolbar needs-script">
      {toolbar.map((id) => (
        <CommandButton key={id} id={id} target={target} isTool />
      ))}
      <Button class="command" popovertarget={menuId}>
        <Icon name="more" path={more} />
        More
      </Button>
      <div class="more-commands" id={menuId} popover="auto">
        <MoreCommands {...view} />
      </div>
    </div>
  );
}
