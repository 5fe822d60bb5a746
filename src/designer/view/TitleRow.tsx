import type { ComponentChildren } from 'preact';
import type { Frame } from '../../drawing/frame.ts';
import { lineBreak } from '../../layout/measure.ts';
import type { Actions } from '../actions.ts';
import { lazy } from './lazy.tsx';
import { memo } from './memo.ts';

const TitleNote = lazy(async () => (await import('./TitleNotes.tsx')).TitleNote);

/** A title that doesn't fit its tab, or has letters that the font lacks. */
export type Flaw = 'misfit' | 'letters' | undefined;

interface Props {
  /** The index of the tab, from 0. */
  readonly index: number;
  readonly title: string;
  readonly flaw: Flaw;
  /** What it shows while it is empty. */
  readonly placeholder: string;
  /** The visible color of the tab; `undefined` if the product has one color only. */
  readonly fill: string | undefined;
  readonly colorName: string | undefined;
  /** How the title is set, if it has a flaw. */
  readonly frame: Frame | undefined;
  readonly isLast: boolean;
  /** Actions on the tab, while its menu is open. */
  readonly menu: ComponentChildren;
  readonly controls: Actions;
}

/** A title in its field. */
export const TitleRow = memo(drawTitleRow);

function drawTitleRow(props: Props) {
  const { index, title, placeholder, flaw, frame, fill, isLast, menu, controls } = props;
  const isOpen = menu !== undefined;
  const number = index + 1;
  const noteId = frame && `note-${index}`;
  return (
    <li class="title-row" data-tab={index}>
      <span
        class="drag-handle"
        aria-hidden="true"
        onPointerDown={(event) => startDrag(event, index, controls)}
      />
      <span class="tab-number" aria-hidden="true">
        {number}
      </span>
      {fill && (
        <button
          type="button"
          class="color-chip"
          // Keyboards reach the colors by the tab's menu, to save a stop for each title.
          tabIndex={-1}
          aria-label={`Color of tab ${number}: ${props.colorName}`}
          onClick={() => {
            controls.openColors(!isOpen);
            controls.openMenu(isOpen ? null : index);
          }}
        >
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <circle cx="11" cy="11" r="10.5" fill={fill} />
          </svg>
        </button>
      )}
      <input
        {...titleField(title, index, controls)}
        id={`title-${index}`}
        aria-label={`Title of tab ${number}`}
        placeholder={placeholder}
        aria-invalid={flaw === 'misfit'}
        aria-describedby={noteId}
        onFocus={() => controls.edit(index)}
        onKeyDown={(event) => onTitleKey(event, index, isLast, controls)}
      />
      <button
        type="button"
        class="row-menu"
        aria-expanded={isOpen}
        aria-label={`Actions for tab ${number}`}
        onClick={() => controls.openMenu(isOpen ? null : index)}
        onKeyDown={({ key }) => key === 'Escape' && controls.openMenu(null)}
      >
        ···
      </button>
      {frame && (
        <div class="title-note" id={noteId}>
          <TitleNote title={title} frame={frame} />
        </div>
      )}
      {menu}
    </li>
  );
}

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

/** Moves between titles; the list has the keys of commands. */
function onTitleKey(event: KeyboardEvent, index: number, isLast: boolean, controls: Actions) {
  const { key, altKey, shiftKey, ctrlKey, metaKey, isComposing } = event;
  const step = steps[key];
  if (isComposing || altKey || ctrlKey || metaKey) return;
  if (key === 'Enter' && shiftKey) breakLine(event.target as HTMLInputElement);
  else if (key === 'Enter' && isLast) controls.insert(index + 1);
  else if (key === 'Enter') controls.focusTitle(index + 1);
  else if (step === undefined || index + step < 0 || (isLast && step > 0)) return;
  else controls.focusTitle(index + step);
  event.preventDefault();
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Distance from the edge of the viewport at which a drag scrolls, and the scroll step, in pixels.
 */
const edge = 48;
const stride = 14;

/** Moves a tab with the pointer that drags it, until the pointer is released. */
export function startDrag(event: PointerEvent, index: number, controls: Actions): void {
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
  const box = ['.boxed', '.panels']
    .map((name) => handle.closest(name))
    .find((box) => box && box.scrollHeight > box.clientHeight);
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const first = Math.max(0, top) + edge;
  const last = Math.min(innerHeight, bottom) - edge;
  const by = y < first ? -stride : y > last ? stride : 0;
  if (by !== 0) (box ?? document.documentElement).scrollBy({ top: by, behavior: 'instant' });
}
