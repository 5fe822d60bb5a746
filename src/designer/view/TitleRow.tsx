import { cutName } from '../../layout/tabs.ts';
import type { TabPicture } from '../drawing/picture.ts';
import { startDrag } from './drag.ts';
import type { Controls } from './scene.ts';

interface Props {
  readonly tab: TabPicture;
  readonly isLast: boolean;
  /** Whether its menu is open. */
  readonly isOpen: boolean;
  readonly cut: number;
  readonly titleLengthMax: number;
  readonly controls: Controls;
}

/** A title in its field, with what can be done to its tab. */
export function TitleRow({ tab, isLast, isOpen, cut, titleLengthMax, controls }: Props) {
  const { index, title, fit } = tab;
  const number = index + 1;
  const noteId = fit.fits ? undefined : `misfit-${index}`;
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
      <input
        id={`title-${index}`}
        type="text"
        aria-label={`Title of tab ${number}`}
        autocomplete="off"
        enterkeyhint="next"
        value={title}
        placeholder="blank tab"
        maxLength={titleLengthMax}
        aria-invalid={!fit.fits}
        aria-describedby={noteId}
        onFocus={() => controls.select(index)}
        onInput={({ currentTarget: { value } }) => controls.type(index, value)}
        onPaste={(event) => pasteList(event, index, controls)}
        onKeyDown={(event) => onTitleKey(event, index, isLast, controls)}
      />
      <button
        type="button"
        class="row-menu"
        aria-expanded={isOpen}
        aria-label={`Tab ${number}: move, insert, remove`}
        onClick={() => controls.openMenu(isOpen ? null : index)}
      >
        ···
      </button>
      {!fit.fits && (
        <p class="misfit-note" id={noteId}>
          <strong>Does not fit a {cutName(cut)} cut tab.</strong> {fit.reason} {fit.help}
        </p>
      )}
      {isOpen && <RowMenu tab={tab} isLast={isLast} controls={controls} />}
    </li>
  );
}

function RowMenu({ tab, isLast, controls }: Pick<Props, 'tab' | 'isLast' | 'controls'>) {
  const { index } = tab;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field
    <div
      class="row-actions"
      role="group"
      aria-label={`Tab ${index + 1}`}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        controls.openMenu(null);
        controls.focusTitle(index);
      }}
    >
      <MenuButton
        id="move-up"
        label="Move up"
        isOff={index === 0}
        run={() => controls.move(index, index - 1)}
      />
      <MenuButton
        id="move-down"
        label="Move down"
        isOff={isLast}
        run={() => controls.move(index, index + 1)}
      />
      <MenuButton label="Insert before" run={() => controls.insert(index)} />
      <MenuButton label="Insert after" run={() => controls.insert(index + 1)} />
      <MenuButton label="Remove" run={() => controls.remove(index)} />
    </div>
  );
}

interface MenuButtonProps {
  readonly label: string;
  readonly run: () => void;
  readonly id?: string;
  readonly isOff?: boolean;
}

function MenuButton({ label, run, id, isOff }: MenuButtonProps) {
  return (
    <button id={id} type="button" class="button plain small" disabled={isOff} onClick={run}>
      {label}
    </button>
  );
}

function pasteList(event: ClipboardEvent, index: number, controls: Controls) {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!/[\n\r\t\v]/.test(text.trim())) return;
  event.preventDefault();
  controls.paste(index, text);
}

function onTitleKey(event: KeyboardEvent, index: number, isLast: boolean, controls: Controls) {
  if (event.isComposing) return;
  const run = titleKey(event, index, isLast, controls);
  if (!run) return;
  event.preventDefault();
  run();
}

function titleKey(
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  index: number,
  isLast: boolean,
  controls: Controls,
): (() => void) | undefined {
  if (ctrlKey || metaKey) return undefined;
  const { focusTitle, move, insert } = controls;
  if (key === 'ArrowUp' && index > 0) {
    return altKey ? () => move(index, index - 1) : () => focusTitle(index - 1);
  }
  if (key === 'ArrowDown' && !isLast) {
    return altKey ? () => move(index, index + 1) : () => focusTitle(index + 1);
  }
  if (key === 'Enter') {
    return shiftKey || isLast ? () => insert(index + 1) : () => focusTitle(index + 1);
  }
  return undefined;
}
