import { Component, createRef } from 'preact';
import { bankRanges } from '../../layout/tabs.ts';
import { BankDrawing } from './BankDrawing.tsx';
import { grab } from './grab.ts';
import { isSameList } from './memo.ts';
import type { View } from './scene.ts';
import { TabActions } from './TabActions.tsx';

/** With more banks than this, the drawing scrolls, so that the rest of the page stays close. */
const mostUnboxedBanks = 5;

/**
 * Every bank as in the binder. Pressing a tab edits its title in place; the buttons below act on
 * it.
 */
export class Drawing extends Component<View> {
  readonly box = createRef<HTMLDivElement>();

  override shouldComponentUpdate(after: View) {
    return !isSameList(drawnFrom(this.props), drawnFrom(after));
  }

  override componentDidUpdate({ scene: before }: View) {
    const { current } = this.props.scene.state;
    if (current !== before.state.current)
      keepInSight(this.box.current, tabIn(this.box.current, current));
  }

  override render(view: View) {
    const { scene, controls } = view;
    const { design, frame, look, state } = scene;
    const { titles, colors } = design;
    const ranges = bankRanges(titles.length, frame.cut);
    const isFar = ranges.length > mostUnboxedBanks;
    return (
      <div class="drawing-area needs-script">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field */}
        <div
          ref={this.box}
          class={isFar ? 'drawing boxed' : 'drawing'}
          role="group"
          aria-label="Drawing of your tabs"
          onClick={({ target }) => {
            const tab = tabOf(target);
            if (tab !== undefined) (state.isColoring ? controls.select : controls.rename)(tab);
          }}
          onPointerDown={(event) => {
            const tab = tabOf(event.target);
            if (tab !== undefined && event.pointerType === 'mouse') grab(event, tab, controls);
          }}
          onKeyDown={(event) => this.onKey(event)}
        >
          {ranges.map((range, bank) => {
            const has = (tab: number | null) => tab !== null && tab >= range.from && tab < range.to;
            return (
              <BankDrawing
                key={bank}
                bank={bank}
                range={range}
                titles={titles}
                colors={colors}
                frame={frame}
                look={look}
                current={has(state.current) ? state.current : -1}
                renaming={has(state.renaming) ? state.renaming : null}
                isFar={isFar && bank > 2}
                controls={controls}
              />
            );
          })}
        </div>
        <div class="tab-bar">
          <TabActions {...view} index={state.current} isInDrawing />
        </div>
      </div>
    );
  }

  onKey(event: KeyboardEvent) {
    const tab = tabOf(event.target);
    const { scene, controls } = this.props;
    const last = scene.design.titles.length - 1;
    const { cut } = scene.frame;
    if (tab === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: tab - 1,
      ArrowRight: tab + 1,
      ArrowUp: tab - cut,
      ArrowDown: tab + cut,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      controls.select(Math.min(last, Math.max(0, next)));
      tabIn(this.box.current, Math.min(last, Math.max(0, next)))?.focus();
    } else if (['Enter', ' ', 'F2'].includes(event.key)) controls.rename(tab);
    else if (['Delete', 'Backspace'].includes(event.key)) controls.blank(tab);
    else return;
    event.preventDefault();
  }
}

function drawnFrom({ scene: { design, frame, look, state } }: View): unknown[] {
  const { current, renaming, isColoring } = state;
  return [design.titles, design.colors, frame, look.ink, current, renaming, isColoring];
}

/** The index of the tab, from 0, that an event in the drawing belongs to. */
function tabOf(target: EventTarget | null): number | undefined {
  const tab = target instanceof Element ? target.closest('[data-tab]') : null;
  return tab ? Number(tab.getAttribute('data-tab')) : undefined;
}

function tabIn(box: HTMLElement | null, tab: number): SVGGElement | null | undefined {
  return box?.querySelector<SVGGElement>(`[data-tab="${tab}"]`);
}

/** Scrolls the drawing, not the page, until a tab is visible. */
function keepInSight(box: HTMLElement | null, tab: Element | null | undefined): void {
  if (!box || !tab) return;
  const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
  const by = (start: number, end: number) => Math.min(0, start) || Math.max(0, end);
  box.scrollBy({
    left: by(inner.left - outer.left, inner.right - outer.right),
    top: by(inner.top - outer.top, inner.bottom - outer.bottom),
    behavior: 'instant',
  });
}
