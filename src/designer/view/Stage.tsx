import type { ComponentType } from 'preact';
import { deskTurns } from '../../drawing/frame.ts';
import { bankCount, bankRanges, cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { menuId, toolbar } from '../commands.ts';
import type { Shown } from '../state.ts';
import { Button, Commands, Icon } from './Button.tsx';
import { Binder, Dividers } from './lazy.tsx';
import type { View } from './page.ts';
import { SetDrawing } from './SetDrawing.tsx';

const views: Readonly<Record<Shown, readonly [string, ComponentType<View>]>> = {
  tabs: ['Tabs', SetDrawing],
  divider: ['Whole divider', Dividers],
  binder: ['In a binder', Binder],
};

const more = 'M4.5 10h.01M10 10h.01M15.5 10h.01';

/** The set as it will look, always in view, with the frequent commands. */
export function Stage(view: View) {
  const [, Drawing] = views[view.shows];
  const mat = view.look.isFilm ? 'mat' : 'mat mat-light';
  return (
    <section class={`stage drawing-area ${mat}`} aria-label="Your set" data-markdown-ignore>
      <div class="toolbar needs-script">
        <Commands {...view} ids={toolbar} class="command" />
        <Button class="command" popovertarget={menuId}>
          <Icon name="more" path={more} />
          More
        </Button>
      </div>
      <Drawing {...view} />
      <StageFoot {...view} />
    </section>
  );
}

function StageFoot({ build, frame, shows, current, controls }: View) {
  const { tabs } = build;
  const { cut } = frame;
  const isDivider = shows === 'divider';
  const turns = isDivider ? bankRanges(tabs, cut) : deskTurns(tabs, cut);
  const turn = turns.findIndex(({ to }) => current < to);
  const { from = 0, to = tabs } = turns[turn] ?? {};
  const unit = isDivider ? 'bank' : 'tabs';
  const turnTo = (tab: number, label: string, sign: string, isOff: boolean) => (
    <Button class="" aria-label={label} isOff={isOff} onClick={() => controls.select(tab)}>
      {sign}
    </Button>
  );
  return (
    <div class="stage-foot needs-script">
      <div class="segments">
        {(Object.keys(views) as Shown[]).map((id) => (
          <Button key={id} class="" aria-pressed={id === shows} onClick={() => controls.show(id)}>
            {views[id][0]}
          </Button>
        ))}
      </div>
      <p class="stage-words">
        <strong>
          Tab {current + 1} of {tabs}
        </strong>
        <span class="long">
          , {cutName(cut)} cut, {counted(bankCount(tabs, cut), 'bank')}
        </span>
      </p>
      {turns.length > 1 && (
        <p class="stage-words">
          {turnTo(from - 1, `Previous ${unit}`, '‹', turn === 0)}
          <span>
            <span class="long">{isDivider ? 'Bank ' : 'Tabs '}</span>
            {isDivider ? `${turn + 1} of ${turns.length}` : `${from + 1} to ${to}`}
          </span>
          {turnTo(to, `Next ${unit}`, '›', to === tabs)}
        </p>
      )}
    </div>
  );
}
