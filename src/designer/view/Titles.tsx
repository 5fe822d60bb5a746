import { Fragment } from 'preact';
import { hasTitles, paletteOf } from '../../design/design.ts';
import { type Frame, measured } from '../../drawing/frame.ts';
import { isHeld, type TabCapacity, tabCapacity } from '../../layout/fit.ts';
import { lacking } from '../../layout/glyphs.ts';
import { hasColors, tabFill } from '../../layout/look.ts';
import { commandOf, perform } from '../commands.ts';
import { samplesOf } from '../samples.ts';
import { Button } from './Button.tsx';
import { lazy } from './lazy.tsx';
import { later } from './load-later.ts';
import { Panel, unscriptedForm } from './Panel.tsx';
import type { View } from './page.ts';
import { NumberField } from './parts.tsx';
import { type Flaw, TitleRow } from './TitleRow.tsx';

const Misfits = lazy(async () => (await import('./TitleNotes.tsx')).Misfits);

const ToolPanel = lazy(async () => (await later()).ToolPanel);

const TabMenu = lazy(async () => (await later()).TabMenu);

const tools = [
  ['series', 'Fill a series'],
  ['common', 'Common sets'],
] as const;

/** The titles as a list, and what fills it. */
export function Titles(view: View) {
  const { page, controls } = view;
  const { tool } = page.state;
  const count = page.design.titles.length;
  const { onlyTabs, tabsPerSet } = page.catalog.products[page.design.product];
  return (
    <Panel id="titles">
      <div class="titles-head">
        <div class="tab-count">
          <label for="tabs">
            Tabs<span class="visually-hidden"> in a set</span>
          </label>
          {onlyTabs ? (
            <select
              id="tabs"
              name="tabs"
              form={unscriptedForm}
              autocomplete="off"
              value={count}
              onChange={({ currentTarget: { value } }) => controls.setTabs(Number(value))}
            >
              {onlyTabs.map((tabs) => (
                <option key={tabs} value={tabs} selected={tabs === count}>
                  {tabs}
                </option>
              ))}
            </select>
          ) : (
            <>
              <Button
                class="step needs-script"
                aria-label="One tab less"
                isOff={count <= tabsPerSet.min}
                onClick={() => controls.setTabs(count - 1)}
              >
                −
              </Button>
              <NumberField
                id="tabs"
                name="tabs"
                form={unscriptedForm}
                type="number"
                inputMode="numeric"
                min={tabsPerSet.min}
                max={tabsPerSet.max}
                value={count}
                onEnter={(typed) => {
                  if (typed !== '' && Number(typed) !== count) controls.setTabs(Number(typed));
                }}
              />
              <Button
                class="step needs-script"
                aria-label="One more tab"
                isOff={count >= tabsPerSet.max}
                onClick={() => controls.setTabs(count + 1)}
              >
                +
              </Button>
            </>
          )}
        </div>
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
      <TitleList {...view} />
      {page.misfits > 0 ? (
        <Misfits {...view} />
      ) : (
        hasTitles(page.design) && <p class="all-fit">All titles fit.</p>
      )}
      <p class="quiet keyboard-help needs-script">
        Enter goes to the next title. A pasted list fills the tabs.
      </p>
    </Panel>
  );
}

/**
 * With more tabs than this, the list scrolls in a box, so that the rest of the page stays close.
 */
const mostUnboxed = 15;

const groupSize = 25;

/** Every title in its own field: for keyboards, and for long sets. */
function TitleList(view: View) {
  const { page, controls } = view;
  const { design, frame, look, state } = page;
  const { titles, colors } = design;
  const palette = hasColors(look) ? paletteOf(page.catalog, design.product) : [];
  const samples = samplesOf(page);
  const capacity = tabCapacity(frame.cut, frame.die, frame.type.font);
  const isLong = titles.length > mostUnboxed;
  const rows = titles.map((title, index) => {
    const flaw = flawOf(title, frame, capacity);
    return (
      <TitleRow
        key={index}
        index={index}
        title={title}
        placeholder={samples?.titles[index] || 'Blank tab'}
        fill={
          palette.length > 0
            ? (samples?.fills[index] ?? tabFill(look, colors[index] ?? ''))
            : undefined
        }
        colorName={palette.find(({ id }) => id === colors[index])?.name}
        flaw={flaw}
        frame={flaw && frame}
        isLast={index === titles.length - 1}
        menu={state.menu === index ? <TabMenu {...view} index={index} /> : undefined}
        controls={controls}
      />
    );
  });
  const groups = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) =>
    rows.slice(group * groupSize, (group + 1) * groupSize),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields have the focus
    <div
      class={isLong ? 'title-list boxed' : 'title-list'}
      onKeyDown={(event) => onListKey(event, view)}
    >
      {groups.map((group, index) => {
        const first = index * groupSize + 1;
        const label = `Tabs ${first} to ${first + group.length - 1}`;
        return (
          <Fragment key={first}>
            {isLong && (
              <Button
                class="button small skip-titles"
                onClick={() => controls.goTo('#look input:checked')}
              >
                Skip the titles
              </Button>
            )}
            <ol
              class="title-group"
              start={first}
              aria-label={groups.length > 1 ? label : undefined}
            >
              {group}
            </ol>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Runs the command of keys that are pressed in a title. */
function onListKey(event: KeyboardEvent, view: View): void {
  const command = commandOf(event, 'list');
  const row = event.target instanceof Element ? event.target.closest('.title-row') : null;
  if (!command || !row || event.isComposing) return;
  event.preventDefault();
  perform(command, { ...view, tab: Number(row.getAttribute('data-tab')) });
}

function flawOf(text: string, { type }: Frame, capacity: TabCapacity): Flaw {
  const title = measured(text, type);
  if (!isHeld(title, capacity)) return 'misfit';
  return lacking(title.text, type.font).length > 0 ? 'letters' : undefined;
}
