import type { Controls } from './scene.ts';

/**
 * Distance from the edge of the viewport at which a drag scrolls, and the scroll step, in pixels.
 */
const edge = 48;
const stride = 14;

/** Moves a tab with the pointer that drags it, until the pointer is released. */
export function startDrag(event: PointerEvent, index: number, controls: Controls): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget as Element;
  const step = `drag-${event.pointerId}-${event.timeStamp}`;
  let at = index;
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  const onMove = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return stop();
    scrollOn(handle, clientY);
    const tab = document.elementFromPoint(clientX, clientY)?.closest('[data-tab]');
    const target = tab ? Number(tab.getAttribute('data-tab')) : at;
    if (target === at) return;
    controls.move(at, target, step);
    at = target;
  };
  document.addEventListener('pointermove', onMove, { signal });
  for (const last of ['pointerup', 'pointercancel']) {
    document.addEventListener(last, stop, { signal });
  }
}

function scrollOn(handle: Element, y: number): void {
  const box = handle.closest('.boxed');
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const first = Math.max(0, top) + edge;
  const last = Math.min(innerHeight, bottom) - edge;
  const by = y < first ? -stride : y > last ? stride : 0;
  if (by !== 0) (box ?? document.documentElement).scrollBy({ top: by, behavior: 'instant' });
}
