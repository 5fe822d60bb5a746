import { useRef } from 'preact/hooks';
import { hasTitles } from '../../design/design.ts';
import { colorOf, hasColors } from '../../layout/look.ts';
import { commandOf, fillers, perform } from '../commands.ts';
import { Button, Commands } from './Button.tsx';
import { isLive, Misfits, ToolPanel } from './lazy.tsx';
import { NumberField } from './NumberField.tsx';
import { Panel, PanelTabs, unscriptedForm } from './Panel.tsx';
import type { View } from './page.ts';
import { titleRow } from './TitleRow.tsx';
import { breakLine, tabOf } from './title-field.ts';

/** The tabs of the settings, and the first of them: the titles as a list, and what fills it. */
export function Titles(view: View) {
  const { catalog, design, tool } = view;
  return (
    <>
      <h1>Design {catalog.book.products[design.product].name}</h1>
      <PanelTabs {...view} />
      <Panel id="titles">
        <div class="titles-head row">
          <TabCount {...view} />
          <Commands {...view} ids={fillers} class="link-button needs-script" />
        </div>
        {tool && <ToolPanel {...view} tool={tool} />}
        <TitleList {...view} />
        {view.misfits > 0 ? (
          <Misfits {...view} />
        ) : (
          hasTitles(design) && <p class="good">All titles fit.</p>
        )}
        <p class="quiet keyboard-help needs-script">
          Enter goes to the next title. A pasted list fills the tabs.
        </p>
      </Panel>
    </>
  );
}

function TabCount({ build, catalog, controls: { setTabs } }: View) {
  const count = build.tabs;
  const { onlyTabs, tabsPerSet } = catalog.products[build.product];
  const { min, max } = tabsPerSet;
  const enter = (typed: string) => setTabs(Number(typed || count));
  const step = (to: number, label: string, sign: string, isOff: boolean) => (
    <Button class="step needs-script" aria-label={label} isOff={isOff} onClick={() => setTabs(to)}>
      {sign}
    </Button>
  );
  return (
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
          onChange={({ currentTarget: { value } }) => setTabs(Number(value))}
        >
          {onlyTabs.map((tabs) => (
            <option key={tabs} value={tabs} selected={tabs === count}>
              {tabs}
            </option>
          ))}
        </select>
      ) : (
        <>
          {step(count - 1, 'One tab less', '−', count <= min)}
          <NumberField id="tabs" type="number" min={min} max={max} value={count} onEnter={enter} />
          {step(count + 1, 'One more tab', '+', count >= max)}
        </>
      )}
    </div>
  );
}

/** With more titles, keyboards can skip the rest at each of so many. */
const blockOf = 25;

/** As many titles are in the page as sent: more than a screen shows. */
const mostPrerendered = 60;

/** Every title in its own field: for keyboards, and for long sets. */
function TitleList(view: View) {
  const { design, frame, look, samples, controls } = view;
  const { titles, colors } = design;
  const shown = isLive ? titles : titles.slice(0, mostPrerendered);
  const drawn = samples ?? { colors, look };
  const rows = useRef<ReturnType<typeof titleRow>[]>([]);
  rows.current = shown.map((title, index) => {
    const placeholder = samples?.titles[index] || 'Blank tab';
    const colorName = colorOf(look, colors[index]).name;
    const fill = hasColors(look) ? colorOf(drawn.look, drawn.colors[index]).tab : undefined;
    const row = { index, title, placeholder, fill, colorName, frame, controls };
    return titleRow(row, rows.current[index]);
  });
  return (
    <ol class="title-list" onKeyDown={(event) => onListKey(event, view)}>
      {shown.flatMap((_, index) => [
        titles.length > blockOf && index % blockOf === 0 && (
          <li key={`skip-${index}`} class="skip-titles">
            <Button class="button small" onClick={() => controls.goTo('.price-bar .primary')}>
              Skip the titles
            </Button>
          </li>
        ),
        rows.current[index],
      ])}
    </ol>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Runs the command of keys that are pressed in a title, or moves between titles. */
function onListKey(event: KeyboardEvent, view: View): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey, isComposing, target } = event;
  const tab = tabOf(target);
  if (tab === undefined || !(target instanceof HTMLInputElement) || isComposing) return;
  const command = commandOf(event, 'list');
  const step = altKey || ctrlKey || metaKey ? undefined : steps[key];
  const last = view.build.tabs - 1;
  if (command) perform(command, { ...view, tab });
  else if (step === undefined) return;
  else if (key === 'Enter' && shiftKey) breakLine(target);
  else if (key === 'Enter' && tab === last) view.controls.insert(tab + 1);
  else view.controls.focusTitle(Math.min(last, Math.max(0, tab + step)));
  event.preventDefault();
}
