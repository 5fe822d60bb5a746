import { Component } from 'preact';
import type { Frame } from '../../drawing/frame.ts';
import { isSameList } from '../../text/once.ts';
import type { Actions } from '../actions.ts';
import { menuId } from '../commands.ts';
import { lazy } from './lazy.tsx';
import { titleField } from './title-field.ts';

const TitleNote = lazy((parts) => parts.TitleNote);

export interface TitleRowProps {
  /** The index of the tab, from 0. */
  readonly index: number;
  readonly title: string;
  /** What it shows while it is empty. */
  readonly placeholder: string;
  /** The visible color of the tab; `undefined` if the product has one color only. */
  readonly fill: string | undefined;
  readonly colorName: string | undefined;
  readonly isMisfit: boolean;
  /** How the title is set, if it doesn't fit, or the font lacks some of its letters. */
  readonly frame: Frame | undefined;
  readonly controls: Actions;
}

/** Rows of titles. They are rendered again only if one of them changes. */
export class TitleRows extends Component<{ readonly rows: readonly TitleRowProps[] }> {
  override shouldComponentUpdate({ rows }: TitleRows['props']) {
    return !isSameList(this.props.rows.flatMap(valuesOf), rows.flatMap(valuesOf));
  }

  override render({ rows }: TitleRows['props']) {
    return rows.map((row) => <TitleRow key={row.index} {...row} />);
  }
}

const valuesOf = (row: TitleRowProps) => Object.values(row);

/** A title in its field. */
class TitleRow extends Component<TitleRowProps> {
  override shouldComponentUpdate(after: TitleRowProps) {
    return !isSameList(valuesOf(this.props), valuesOf(after));
  }

  override render({ index, title, placeholder, frame, fill, controls, ...rest }: TitleRowProps) {
    const number = index + 1;
    const noteId = frame && `note-${index}`;
    // Keyboards reach the menu by the toolbar, to save two stops for each title.
    const opensMenu = {
      type: 'button',
      tabIndex: -1,
      popovertarget: menuId,
      onClick: () => controls.select(index),
    } as const;
    return (
      <li class="title-row" data-tab={index}>
        <span class="drag-handle" aria-hidden="true" />
        <span class="tab-number" aria-hidden="true">
          {number}
        </span>
        {fill && (
          <button
            {...opensMenu}
            class="color-chip"
            aria-label={`Color of tab ${number}: ${rest.colorName}`}
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
          aria-invalid={rest.isMisfit}
          aria-describedby={noteId}
          onFocus={() => controls.edit(index)}
        />
        <button {...opensMenu} class="row-menu" aria-label={`Actions for tab ${number}`}>
          ···
        </button>
        {frame && (
          <div class="title-note" id={noteId}>
            <TitleNote title={title} frame={frame} />
          </div>
        )}
      </li>
    );
  }
}
