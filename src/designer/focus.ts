import { panels } from './state.ts';
import type { Store } from './store.ts';

/** Opens the panel of an element, and focuses the element. */
export function goTo(store: Store, selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  const panel = panels.find((id) => id === element?.closest('.panel')?.id);
  if (panel) store.openPanel(panel);
  element?.focus();
}

/** Focuses the field of a tab in the list, from 0. */
export function focusTitle(store: Store, tab: number): void {
  goTo(store, `#title-${tab}`);
}

/** Focuses a tab in the drawing, from 0. */
export function focusDrawn(tab: number): void {
  document.querySelector<HTMLElement>(`.drawing [data-tab="${tab}"]`)?.focus();
}

/** Whether the focus is in the drawing or its tools. */
export function isInDrawing(): boolean {
  return Boolean(document.activeElement?.closest('.drawing-area'));
}

/** The selector of the command in the list's menu that has the focus; `undefined` if none has. */
export function pressedInList(): string | undefined {
  const pressed = document.activeElement?.closest('.title-row [data-command]');
  return pressed
    ? `.title-row [data-command="${pressed.getAttribute('data-command')}"]`
    : undefined;
}
