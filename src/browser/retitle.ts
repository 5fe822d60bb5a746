import type { DieData } from '../book/schema.ts';
import type { DrawnTab } from '../drawing/frame.ts';
import { sceneHeading, sceneTitle } from '../drawing/scene/scene.ts';

/**
 * Replaces the titles in a scene that have changed.
 *
 * @param heading the tab whose title heads the front sheet
 */
export function retitle(
  place: Element,
  tabs: readonly DrawnTab[],
  die: DieData,
  heading = tabs[0],
): void {
  const write = (shown: Element | null | undefined, title: string) => {
    if (!shown || written.get(shown) === title) return;
    if (shown.innerHTML !== title) shown.innerHTML = title;
    written.set(shown, title);
  };
  const shown = place.querySelectorAll('[data-title]');
  for (const [order, tab] of tabs.entries()) write(shown[order], sceneTitle(tab, die));
  if (heading) write(place.querySelector('[data-heading]'), sceneHeading(heading, die));
}

/** What was written last: reading it from the page takes long. */
const written = new WeakMap<Element, string>();
