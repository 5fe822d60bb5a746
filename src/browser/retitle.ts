import type { DieData } from '../book/schema.ts';
import type { DrawnTab } from '../drawing/frame.ts';
import { sceneTitle } from '../drawing/scene/scene.ts';

/** Replaces the titles in a scene that have changed. */
export function retitle(place: Element, tabs: readonly DrawnTab[], die: DieData): void {
  for (const tab of tabs) {
    const shown = place.querySelector(`[data-title="${tab.index}"]`);
    const title = sceneTitle(tab, die);
    if (shown && shown.innerHTML !== title) shown.innerHTML = title;
  }
}
