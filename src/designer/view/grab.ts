import type { Controls } from './scene.ts';

/** Lets a pointer pressed on a tab drag it. The drag code loads on first use. */
export async function grab(event: PointerEvent, index: number, controls: Controls): Promise<void> {
  if (event.button !== 0) return;
  const handle = event.currentTarget as Element;
  const { startDrag } = await import('./drag.ts');
  startDrag(event, handle, index, controls);
}
