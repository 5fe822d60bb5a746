import { lineBreak } from '../../layout/measure.ts';
import type { Actions } from '../actions.ts';

/** How a line break looks in a field of one line. */
const breakSign = '↵';

/** A title as a field of one line shows it. */
export function inField(title: string): string {
  return title.replaceAll(lineBreak, breakSign);
}

/** The title that such a field shows. */
export function fromField(value: string): string {
  return value.replaceAll(breakSign, lineBreak);
}

/** What the fields of a title have in common: they show what is typed as the title is kept. */
export function titleField(title: string, index: number, { type, paste }: Actions) {
  return {
    type: 'text',
    autocomplete: 'off',
    dir: 'auto',
    enterkeyhint: 'next',
    value: inField(title),
    onInput: ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
      const { selectionStart, value } = field;
      const kept = inField(type(index, fromField(value)));
      if (kept === value) return;
      field.value = kept;
      field.setSelectionRange(selectionStart, selectionStart);
    },
    /** Splits a pasted list into titles; a single line is pasted like any text. */
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!/[\n\r\t\v]/.test(text.trim())) return;
      event.preventDefault();
      paste(index, text);
    },
  } as const;
}

/** Breaks the line at the cursor; a title breaks once. */
export function breakLine(field: HTMLInputElement): void {
  if (field.value.includes(breakSign)) return;
  const { selectionStart, selectionEnd, value } = field;
  const { length } = value;
  field.setRangeText(breakSign, selectionStart ?? length, selectionEnd ?? length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The index of the tab, from 0, that an element of the list or the drawing belongs to. */
export function tabOf(target: EventTarget | null): number | undefined {
  const tab = target instanceof Element ? target.closest('[data-tab]') : null;
  return tab ? Number(tab.getAttribute('data-tab')) : undefined;
}

/** Moves a tab with the pointer that drags it, until the pointer is released. */
export function startDrag(event: PointerEvent, index: number, controls: Actions): void {
  if (event.button !== 0) return;
  const step = `drag-${event.pointerId}-${event.timeStamp}`;
  let at = index;
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  const onMove = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return stop();
    const over = document.elementFromPoint(clientX, clientY)?.closest('[data-tab]') ?? null;
    // A list's rows have room around them, so that the next ones come into sight.
    over?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const target = tabOf(over) ?? at;
    if (target === at) return;
    controls.move(at, target, step);
    at = target;
  };
  document.addEventListener('pointermove', onMove, { signal });
  for (const last of ['pointerup', 'pointercancel']) {
    document.addEventListener(last, stop, { signal });
  }
}
