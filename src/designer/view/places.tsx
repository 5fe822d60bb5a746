import { type ComponentType, render } from 'preact';
import { titleFonts, usualFont } from '../../layout/fonts.ts';
import { later, Missing, takeOver } from './lazy.tsx';
import { PriceBar } from './PriceBar.tsx';
import type { View } from './page.ts';
import { Titles } from './Titles.tsx';

/** Parts of the page by the place in which each is drawn by itself, as `Layout` has them. */
type Parts = Readonly<Record<string, ComponentType<View>>>;

/**
 * Takes over the prerendered parts of the page, in turns of their own.
 *
 * @param viewNow what the page shows now
 */
export function openPlaces(root: Element, viewNow: () => View) {
  const shown = new Map<string, ComponentType<View>>();
  const placeOf = (name: string) => root.querySelector(`[data-part="${name}"]`) as Element;
  const frame = root.firstElementChild as HTMLElement;

  function draw() {
    const view = viewNow();
    const { state, design } = view.page;
    const { font } = design.type;
    frame.dataset.open = state.panel;
    frame.style.setProperty('--title-font', font === usualFont ? null : `"${titleFonts[font]}"`);
    for (const [name, Part] of shown) render(<Part {...view} />, placeOf(name));
    if (state.isReviewing || state.isPrinting) void openLast();
  }

  function add(parts: Parts) {
    for (const [name, Part] of Object.entries(parts)) {
      shown.set(name, Part);
      takeOver(<Part {...viewNow()} />, placeOf(name));
    }
  }

  /** Adds parts once their script has loaded. */
  const addLater = (names: readonly string[], load: () => Promise<Parts>) =>
    load().then(
      (parts) => setTimeout(() => add(parts)),
      () => {
        for (const name of names) render(<Missing />, placeOf(name));
      },
    );

  let lastParts: Promise<unknown> | undefined;
  const openLast = () => {
    lastParts ??= addLater(['menu', 'over'], async () => {
      const { Menu, Over } = await later();
      return { menu: Menu, over: Over };
    });
    return lastParts;
  };

  return {
    draw,
    openFirst: () => {
      placeOf('menu').addEventListener('beforetoggle', openLast, { once: true });
      // The parts in which a buyer types first.
      add({ titles: Titles, price: PriceBar });
      draw();
    },
    /** Adds the drawing and the other panels. */
    openSoon: () => addLater(['stage', 'lower'], () => import('./drawn.ts')),
    /** Adds what no page shows when it opens, so that printing from the browser's menu works. */
    openLast,
  };
}
