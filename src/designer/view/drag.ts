import type { Controls } from './scene.ts';

/** How near to the edge of what is in sight a drag scrolls on, and how far at once, in pixels. */
const edge = 48;
const stride = 14;

/** Moves a tab along with the pointer that holds it, until the pointer lets go. */
export function startDrag(event: PointerEvent, index: number, controls: Controls): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget as HTMLElement;
  const step = `drag-${event.pointerId}-${event.timeStamp}`;
  let at = index;
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    scrollOn(handle, clientY);
    const tab = document.elementFromPoint(clientX, clientY)?.closest('[data-tab]');
    const target = tab ? Number(tab.getAttribute('data-tab')) : at;
    if (target === at) return;
    controls.move(at, target, step);
    at = target;
  };
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
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
