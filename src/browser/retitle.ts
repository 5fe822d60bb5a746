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
  for (const tab of tabs) write(`[data-title="${tab.index}"]`, sceneTitle(tab, die));
  if (heading) write('[data-heading]', sceneHeading(heading, die));

  function write(selector: string, title: string): void {
    const shown = place.querySelector(selector);
    if (shown && shown.innerHTML !== title) shown.innerHTML = title;
  }
}
