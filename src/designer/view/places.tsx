import { type ComponentType, render } from 'preact';
import { titleFonts, usualFont } from '../../layout/fonts.ts';
import { later, Menu, Over, takeOver } from './lazy.tsx';
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
  const shown = new Map<Element, ComponentType<View>>();
  const placeOf = (name: string) => root.querySelector(`[data-part="${name}"]`) as Element;
  const frame = root.firstElementChild as HTMLElement;

  /** Takes over parts that no page has drawn yet. */
  function add(parts: Parts) {
    for (const [name, Part] of Object.entries(parts)) {
      const place = placeOf(name);
      if (shown.has(place)) continue;
      shown.set(place, Part);
      takeOver(<Part {...viewNow()} />, place);
    }
  }

  function draw() {
    const view = viewNow();
    const { font } = view.design.type;
    frame.dataset.open = view.panel;
    frame.style.setProperty('--title-font', font === usualFont ? null : `"${titleFonts[font]}"`);
    for (const [place, Part] of shown) render(<Part {...view} />, place);
  }

  return {
    draw,
    /** Adds the parts in which a buyer types first, then those with scripts of their own. */
    open: async () => {
      add({ titles: Titles, price: PriceBar });
      draw();
      const { Lower, Stage } = await import('./drawn.ts');
      setTimeout(() => add({ stage: Stage, lower: Lower }));
      const addLast = () => add({ menu: Menu, over: Over });
      // Safari has no idle time.
      (window.requestIdleCallback ?? setTimeout)(() => later().then(addLast, addLast));
    },
  };
}
