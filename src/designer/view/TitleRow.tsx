import type { VNode } from 'preact';
import { type Frame, measured } from '../../drawing/frame.ts';
import { isHeld, tabCapacity } from '../../layout/fit.ts';
import { lacking } from '../../layout/glyphs.ts';
import { isSameList } from '../../text/once.ts';
import type { Actions } from '../actions.ts';
import { menuId } from '../commands.ts';
import { TitleNote } from './lazy.tsx';
import { startDrag, titleField } from './title-field.ts';

interface TitleRowProps {
  readonly index: number;
  readonly title: string;
  /** What it shows while it is empty. */
  readonly placeholder: string;
  /** The visible color of the tab; `undefined` if the product has one color only. */
  readonly fill: string | undefined;
  readonly colorName: string;
  readonly frame: Frame;
  readonly controls: Actions;
}

/** A row; the one before if nothing of it has changed, so that it isn't rendered again. */
export function titleRow(props: TitleRowProps, before?: VNode<TitleRowProps>) {
  const isSame = before && isSameList(Object.values(before.props), Object.values(props));
  return isSame ? before : <TitleRow key={props.index} {...props} />;
}

/** A title in its field. */
function TitleRow({ index, title, placeholder, frame, fill, colorName, controls }: TitleRowProps) {
  const number = index + 1;
  const { cut, die, type } = frame;
  const measures = measured(title, type);
  const isMisfit = !isHeld(measures, tabCapacity(cut, die, type.font));
  const isFlawed = isMisfit || lacking(measures.text, type.font).length > 0;
  const noteId = isFlawed ? `note-${index}` : undefined;
  const drag = (event: PointerEvent) => startDrag(event, index, controls);
  // Keyboards reach the menu by the toolbar, to save two stops for each title.
  const toMenu = {
    type: 'button',
    tabIndex: -1,
    popovertarget: menuId,
    onClick: () => controls.select(index),
  } as const;
  return (
    <li class="title-row" data-tab={index}>
      <span class="drag-handle" aria-hidden="true" onPointerDown={drag} />
      <span class="tab-number" aria-hidden="true">
        {number}
      </span>
      {fill && (
        <button {...toMenu} class="color-chip" aria-label={`Color of tab ${number}: ${colorName}`}>
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
        aria-invalid={isMisfit}
        aria-describedby={noteId}
        onFocus={() => controls.edit(index)}
      />
      <button {...toMenu} class="row-menu" aria-label={`Actions for tab ${number}`}>
        ···
      </button>
      {isFlawed && (
        <div class="title-note" id={noteId}>
          <TitleNote title={title} frame={frame} isMisfit={isMisfit} />
        </div>
      )}
    </li>
  );
}
