import type { Controls } from './scene.ts';

/** Moves a tab along with the pointer that holds its handle, until the pointer lets go. */
export function startDrag(event: PointerEvent, index: number, controls: Controls): void {
  if (event.button !== 0) return;
  event.preventDefault();
  const handle = event.currentTarget as Element;
  const step = `drag-${event.pointerId}-${event.timeStamp}`;
  let at = index;
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    const row = document.elementFromPoint(clientX, clientY)?.closest('.title-row');
    const target = row instanceof HTMLElement ? Number(row.dataset.tab) : at;
    if (target === at) return;
    controls.move(at, target, step);
    at = target;
  };
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  const options = { signal };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', (next) => onMove(next as PointerEvent), options);
  handle.addEventListener('pointerup', stop, options);
  handle.addEventListener('pointercancel', stop, options);
  handle.addEventListener('lostpointercapture', stop, options);
}
