import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './Button.tsx';

type Attributes = 'name' | 'inputMode' | 'placeholder' | 'spellcheck';

/** A text of a form, for the browser to fill in by itself. */
export interface TextField extends Pick<ComponentProps<'input'>, Attributes> {
  readonly label: string;
  readonly autocomplete?: string;
  readonly type?: 'date' | 'email' | 'search' | 'tel';
  /** What the label and assistive technology say about leaving it empty. */
  readonly need?: 'required' | 'optional';
  /** The rows of a text that may have line breaks. */
  readonly rows?: number;
  readonly maxLength?: number;
}

interface FieldProps extends TextField {
  readonly id: string;
  readonly value: string;
  readonly hint?: string;
  readonly onType: (text: string) => void;
  readonly onFocus?: () => void;
}

export function Field({ id, label, need, rows, type, hint, onType, ...rest }: FieldProps) {
  const attributes = {
    ...rest,
    id,
    required: need === 'required',
    'aria-describedby': hint && `${id}-hint`,
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onType(value),
  };
  return (
    <div class={rows ? 'field wide' : 'field'}>
      <label for={id}>
        {label} {need === 'optional' && <span class="hint">optional</span>}
      </label>
      {rows ? (
        <textarea rows={rows} {...attributes} />
      ) : (
        <input {...attributes} type={(type ?? 'text') as 'text'} />
      )}
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {rest.maxLength !== undefined && rest.value.length >= rest.maxLength && (
        <p class="quiet">At most {rest.maxLength} characters.</p>
      )}
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function Check({ label, isChecked, onChange }: CheckProps) {
  const change = (event: { readonly currentTarget: HTMLInputElement }) =>
    onChange(event.currentTarget.checked);
  return (
    <label class="check">
      <input type="checkbox" checked={isChecked} onChange={change} />
      {label}
    </label>
  );
}

interface Choice<Id> {
  readonly id: Id;
  readonly label: ComponentChildren;
  /** What it means, or how it looks. */
  readonly title?: string;
  readonly style?: Readonly<Record<string, string>> | undefined;
  readonly isOff?: boolean;
}

interface ChoicesProps<Id> {
  /** The name of the radio buttons, and the form they belong to. */
  readonly name: string;
  readonly form?: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id;
  readonly onChange: (id: Id) => void;
}

export function Choices<Id>({ name, form, choices, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <div class="choice-row">
      {choices.map(({ id, label, title, style, isOff }) => (
        <label key={id} class="choice" title={title}>
          <input
            type="radio"
            name={name}
            form={form}
            value={String(id)}
            checked={id === chosen}
            disabled={isOff}
            onChange={() => onChange(id)}
          />
          <span style={style}>{label}</span>
        </label>
      ))}
    </div>
  );
}

interface TableProps {
  readonly name: string;
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly cells: readonly ComponentChildren[];
    /** Whether it shows before the others are asked for. */
    readonly isUsual: boolean;
  }[];
  readonly chosen: number;
  readonly more: string;
  readonly onChoose: (id: number) => void;
}

/** A table of which one row is chosen; the chosen and the usual ones show, others on request. */
export function RadioTable({ name, rows, chosen, more, onChoose }: TableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = rows.filter(({ id, isUsual }) => showsAll || isUsual || id === chosen);
  return (
    <>
      <div class={`radio-table ${name}`}>
        {shown.map(({ id, name: label, cells }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={String(id)}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <strong>{label}</strong>
            {cells.map((cell, place) => (
              <span key={place}>{cell}</span>
            ))}
          </label>
        ))}
      </div>
      {shown.length < rows.length && (
        <Button class="link-button needs-script" onClick={() => setShowsAll(true)}>
          {more}
        </Button>
      )}
    </>
  );
}

interface FileProps {
  readonly openFile: (file: File) => void;
  readonly label: string;
  /** The types of files, as `accept` lists them. */
  readonly accept: string;
  readonly id?: string;
}

export function FileButton({ label, accept, id, openFile }: FileProps) {
  const open = ({ currentTarget }: Event & { currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    if (file) openFile(file);
    currentTarget.value = '';
  };
  return (
    <label class="button plain small file-button">
      {label}
      <input class="visually-hidden" id={id} type="file" accept={accept} onChange={open} />
    </label>
  );
}
