import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { retitle } from '../../browser/retitle.ts';
import { type DrawnTab, drawnTabs, onDeskWith } from '../../drawing/frame.ts';
import { desk, tabMiddle } from '../../drawing/scene/poses.ts';
import { layeredScene, type Scene } from '../../drawing/scene/scene.ts';
import { colorOf, contrast } from '../../layout/look.ts';
import { pointsToInches } from '../../layout/sheet.ts';
import { commandOf, perform } from '../commands.ts';
import { isLive } from './lazy.tsx';
import type { View } from './page.ts';
import { breakLine, startDrag, tabOf, titleField } from './title-field.ts';

type Styles = Readonly<Record<string, string>>;
type Drawn = Pick<Scene, 'pose' | 'die' | 'view'>;

/** The set on a desk. Pressing a tab edits its title in place; dragging it moves it. */
export function SetDrawing(view: View) {
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const { design, frame, look, print: body, samples, current, controls } = view;
  const { titles, colors } = design;
  const { cut, die } = frame;
  const range = onDeskWith(current, titles.length, cut);
  const shown = samples ?? { titles, colors, look };
  const tabs = drawnTabs({ design: shown, frame, look: shown.look }, range);
  const lies = desk(tabs, cut, die);
  const looks = tabs.map(({ color, placement, ink }) => [color, placement, ink]);
  // The picture is drawn anew only if more than its titles has changed.
  const { svg, places } = useMemo(() => {
    const drawn = { id: 'set', die, materials: look, tabs, body, ...lies, label: '' };
    return {
      svg: layeredScene(drawn),
      places: tabs.map((tab, depth) => placeOf(tab, depth, drawn)),
    };
  }, [JSON.stringify([die, look.isFilm, look.effects, looks, body])]);
  useLayoutEffect(() => {
    const selected = tabs.find(({ index }) => index === current);
    if (picture.current) retitle(picture.current, tabs, die, selected);
  });
  useLayoutEffect(() => keepInSight(box.current), [current]);
  const renamed = tabs.find(({ index }) => index === view.renaming);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field
    <div
      ref={box}
      class="drawing needs-script"
      role="group"
      aria-label="Drawing of your tabs"
      onKeyDown={(event) => onTabKey(event, view)}
    >
      <div class="tray">
        <div ref={picture} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
        {isLive &&
          tabs.map(({ index, fit }, depth) => {
            const title = titles[index] ?? '';
            const { name } = colorOf(look, colors[index]);
            const named = [title.trim() || 'blank', name].filter(Boolean).join(', ');
            return (
              <button
                key={index}
                type="button"
                class={fit.fits ? 'tab-button' : 'tab-button misfit'}
                data-tab={index}
                tabIndex={index === current ? 0 : -1}
                aria-label={`Tab ${index + 1}: ${named}`}
                aria-pressed={index === current}
                style={places[depth]}
                onClick={() => controls.rename(index)}
                onPointerDown={(event) => {
                  if (event.pointerType === 'mouse') startDrag(event, index, controls);
                }}
              />
            );
          })}
        {renamed && (
          <RenameField
            tab={renamed}
            title={titles[renamed.index] ?? ''}
            style={{
              ...places[renamed.index - range.from],
              '--type': `${((pointsToInches(renamed.fit.pointSize) / lies.view[2]) * 100).toFixed(3)}cqw`,
            }}
            controls={controls}
          />
        )}
      </div>
    </div>
  );
}

function onTabKey(event: KeyboardEvent & { readonly currentTarget: Element }, view: View): void {
  const { key, target, currentTarget } = event;
  const tab = tabOf(target);
  if (tab === undefined) return;
  const { build, frame } = view;
  const last = build.tabs - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: tab - 1,
    ArrowRight: tab + 1,
    ArrowUp: tab + frame.cut,
    ArrowDown: tab - frame.cut,
    Home: 0,
    End: last,
  };
  const command = commandOf(event, 'drawing');
  const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[key];
  if (command) perform(command, { ...view, tab });
  else if (next !== undefined) {
    const to = Math.min(last, Math.max(0, next));
    view.controls.select(to);
    focusTab(currentTarget, to);
  } else return;
  event.preventDefault();
}

/** Moves the focus to a tab of the drawing that an element is in. */
function focusTab(from: Element, tab: number): void {
  from.closest('.drawing')?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
}

/** Scrolls the drawing, not the page, until the selected tab is visible. */
function keepInSight(box: Element | null): void {
  const tab = box?.querySelector('[aria-pressed="true"], .rename');
  if (!box || !tab) return;
  const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
  const foot = Number.parseFloat(getComputedStyle(box).paddingBottom);
  const by = (start: number, end: number) => Math.min(0, start) || Math.max(0, end);
  box.scrollBy({
    left: by(inner.left - outer.left - aside, inner.right - outer.right + aside),
    top: by(inner.top - outer.top - aside, inner.bottom - outer.bottom + aside + foot),
  });
}

/** How far from the edge of the drawing the selected tab is kept, in pixels. */
const aside = 24;

/** The place of a tab over the picture, as styles. */
function placeOf({ placement }: DrawnTab, depth: number, scene: Drawn): Styles {
  const [left, top, width, height] = scene.view;
  const { pose, die } = scene;
  const { at, turn } = tabMiddle(pose, die, placement, depth);
  const share = (inches: number, of: number) => `${((inches / of) * 100).toFixed(3)}%`;
  return {
    left: share(at[0] - left, width),
    top: share(at[1] - top, height),
    width: share(placement.widthInches, width),
    height: share(die.tabExtensionInches, height),
    rotate: `${turn.toFixed(2)}deg`,
  };
}

interface RenameProps extends Pick<View, 'controls'> {
  readonly tab: DrawnTab;
  readonly title: string;
  /** The tab's place, and the size of its type. */
  readonly style: Styles;
}

/** Below this contrast (WCAG 2), a title is edited in black on white. */
const legible = 4.5;

/** Edits a tab's title in place, looking like the tab; it is wider only while its title needs it. */
function RenameField({ tab: { index, color, ink, face }, title, style, controls }: RenameProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [index]);
  return (
    <input
      ref={field}
      {...titleField(title, index, controls)}
      class="rename"
      aria-label={`Title of tab ${index + 1}, in the drawing`}
      style={{
        ...style,
        width: 'auto',
        minWidth: style.width,
        ...(contrast(color, ink) >= legible && { background: color, color: ink }),
        fontWeight: face.bold ? 700 : 400,
      }}
      onBlur={() => controls.stopRenaming(index)}
      onKeyDown={(event) => {
        if (event.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
        event.preventDefault();
        if (event.key === 'Enter' && event.shiftKey) breakLine(event.currentTarget);
        else if (event.key === 'Enter') controls.renameNext(index);
        else focusTab(event.currentTarget, index);
      }}
    />
  );
}
