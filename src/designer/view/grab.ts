import type { Controls } from './scene.ts';

/** Lets a pointer that is pressed on a tab move it. What moves it loads when it is first wanted. */
export async function grab(event: PointerEvent, index: number, controls: Controls): Promise<void> {
  if (event.button !== 0) return;
  const handle = event.currentTarget as Element;
  const { startDrag } = await import('./drag.ts');
  startDrag(event, handle, index, controls);
}
