import { hasColors } from '../../layout/look.ts';
import { bankCount, cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { Button } from './Button.tsx';
import { later, lazy, prerendered } from './lazy.tsx';
import type { View } from './scene.ts';
import { Toolbar } from './Toolbar.tsx';

const SetDrawing = prerendered(async () => (await import('./SetDrawing.tsx')).SetDrawing);

const TabColors = lazy(async () => (await later()).TabColors);

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
  const banks = bankCount(tabs, cut);
  const bank = Math.floor(state.current / cut);
  return (
    <div class="stage-foot needs-script">
      <div class="segments">
        {([false, true] as const).map((showsBank) => (
          <button
            key={String(showsBank)}
            type="button"
            aria-pressed={showsBank === state.showsBank}
            onClick={() => controls.set({ showsBank })}
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
          , {cutName(cut)} cut, {counted(banks, 'bank')}
        </span>
      </p>
      {banks > 1 && (
        <p class="stage-words">
          <Button
            class=""
            aria-label="Previous bank"
            isOff={bank === 0}
            onClick={() => controls.set({ current: bank * cut - 1 })}
          >
            ‹
          </Button>
          <span>
            Bank {bank + 1} of {banks}
          </span>
          <Button
            class=""
            aria-label="Next bank"
            isOff={bank === banks - 1}
            onClick={() => controls.set({ current: (bank + 1) * cut })}
          >
            ›
          </Button>
        </p>
      )}
    </div>
  );
}
