import { type ComponentChildren, Fragment } from 'preact';
import { type Frame, measured } from '../../drawing/frame.ts';
import { isHeld, tabCapacity } from '../../layout/fit.ts';
import { lacking } from '../../layout/glyphs.ts';
import { Button } from './Button.tsx';
import { later, lazy } from './lazy.tsx';
import { memo } from './memo.ts';
import { Panel, unscriptedForm } from './Panel.tsx';
import type { Controls, View } from './scene.ts';
import { type Flaw, TitleRow } from './TitleRow.tsx';

const Misfits = lazy(async () => (await import('./TitleNotes.tsx')).Misfits);

const ToolPanel = lazy(async () => (await later()).ToolPanel);

const tools = [
  ['series', 'Fill a series'],
  ['common', 'Common sets'],
] as const;

/** The titles as a list, and what fills it. */
export function Titles(view: View) {
  const { scene, controls } = view;
  const { tool } = scene.state;
  return (
    <Panel id="titles">
      <div class="titles-head">
        <TabCount {...view} />
        {tools.map(([id, label]) => (
          <Button
            key={id}
            id={`tool-${id}`}
            class="link-button needs-script"
            isOpen={tool === id}
            onClick={() => controls.openTool(tool === id ? null : id)}
          >
            {label}
          </Button>
        ))}
      </div>
      {tool && <ToolPanel tool={tool} {...view} />}
      {scene.misfits > 0 && <Misfits {...view} />}
      <TitleList {...view} />
      <p class="quiet keyboard-help needs-script">
        Click or tap a tab in the drawing to rename it there. In the list, Enter goes to the next
        title, Shift+Enter breaks the line, Ctrl+Enter adds a tab, Alt with the up or down arrow
        moves it. A list pasted into a title fills the tabs from there on.
      </p>
    </Panel>
  );
}

/** The number of tabs in a set, drawn again only if it changes: a number being typed stays. */
const TabCount = memo(drawTabCount, ({ scene }) => [scene.design.titles.length]);

function drawTabCount({ scene, controls }: View) {
  const { catalog, design } = scene;
  const { min, max } = catalog.book.limits.tabsPerSet;
  const count = design.titles.length;
  return (
    <div class="tab-count">
      <label for="tabs">Tabs in a set</label>
      <input
        id="tabs"
        name="tabs"
        form={unscriptedForm}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={count}
        onChange={({ currentTarget: field }) => {
          const { value, valueAsNumber: typed, validity } = field;
          // A number that can't be ordered goes; any other is drawn.
          field.value = String(count);
          if (typed !== count && (value || validity.badInput)) controls.setTabs(typed);
        }}
      />
    </div>
  );
}

/**
 * With more tabs than this, the list scrolls in a box, so that the rest of the page stays close.
 */
const mostUnboxed = 15;

const TabMenu = lazy(async () => (await later()).TabMenu);

/** Rows are rendered in groups: a change only affects the rows near it. */
const groupSize = 25;

/** Every title in its own field: for keyboards, and for long sets. */
const TitleList = memo(drawTitleList, ({ scene: { design, frame, state } }) => [
  design.titles,
  frame,
  state.menu,
  state.menu !== null && state.isColoring,
  state.menu !== null && design.colors,
]);

function drawTitleList(view: View) {
  const { scene, controls } = view;
  const { design, frame } = scene;
  const { titles } = design;
  const { menu } = scene.state;
  const flaws = flawsOf(titles, frame);
  const starts = titles.map((_, index) => index).filter((index) => index % groupSize === 0);
  const isLong = titles.length > mostUnboxed;
  return (
    <div class={isLong ? 'title-list boxed' : 'title-list'}>
      {starts.map((from) => {
        const to = Math.min(titles.length, from + groupSize);
        const hasMenu = menu !== null && menu >= from && menu < to;
        return (
          <Fragment key={from}>
            {isLong && (
              <Button
                class="button small skip-titles"
                onClick={() => controls.goTo('#look input:checked')}
              >
                Skip the titles
              </Button>
            )}
            <TitleGroup
              from={from}
              titles={titles.slice(from, to)}
              flaws={flaws.slice(from, to)}
              frame={frame}
              tabs={titles.length}
              menuTab={hasMenu ? menu : null}
              menu={hasMenu && <TabMenu {...view} index={menu} />}
              controls={controls}
            />
          </Fragment>
        );
      })}
    </div>
  );
}

interface GroupProps {
  /** The index of its first tab, from 0. */
  readonly from: number;
  readonly titles: readonly string[];
  readonly flaws: readonly Flaw[];
  readonly frame: Frame;
  /** The number of tabs in the set. */
  readonly tabs: number;
  /** The tab in this group whose menu is open, from 0. */
  readonly menuTab: number | null;
  readonly menu: ComponentChildren;
  readonly controls: Controls;
}

/** A group of rows, rendered again only if one of them changes. */
const TitleGroup = memo(drawTitleGroup, ({ from, titles, flaws, frame, tabs, menu }) => [
  from + titles.length === tabs,
  flaws.some(Boolean) && frame,
  menu,
  ...titles,
  ...flaws,
]);

function drawTitleGroup(props: GroupProps) {
  const { from, titles, flaws, frame, tabs, menuTab, menu, controls } = props;
  const to = from + titles.length;
  return (
    <ol
      class="title-group"
      start={from + 1}
      aria-label={tabs > groupSize ? `Tabs ${from + 1} to ${to}` : undefined}
    >
      {titles.map((title, place) => {
        const index = from + place;
        const flaw = flaws[place];
        return (
          <TitleRow
            key={index}
            index={index}
            title={title}
            flaw={flaw}
            frame={flaw && frame}
            isLast={index === tabs - 1}
            menu={menuTab === index ? menu : undefined}
            controls={controls}
          />
        );
      })}
    </ol>
  );
}

function flawsOf(titles: readonly string[], { cut, die, type }: Frame): Flaw[] {
  const capacity = tabCapacity(cut, die, type.font);
  return titles.map((text) => {
    const title = measured(text, type);
    if (!isHeld(title, capacity)) return 'misfit';
    return lacking(title.text, type.font).length > 0 ? 'letters' : undefined;
  });
}
