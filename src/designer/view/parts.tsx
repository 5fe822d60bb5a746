import type { ComponentChildren, ComponentProps } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from './Button.tsx';

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
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

/** A row of {@link RadioTable}: a number, by its name, and what it means in cells. */
export interface RadioRow {
  readonly id: number;
  readonly name: string;
  readonly cells: readonly ComponentChildren[];
  /** Whether it shows before the others are asked for. */
  readonly isUsual: boolean;
}

interface TableProps {
  readonly name: string;
  readonly rows: readonly RadioRow[];
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

type NumberProps = ComponentProps<'input'> & {
  readonly value: number | string;
  /** Called with what was typed, once it is entered; `NaN` if the browser reads no number in it. */
  readonly onEnter: (typed: string) => void;
};

/** A number that is being typed stays as it is, whatever is drawn meanwhile, until it is entered. */
export function NumberField({ value, onEnter, ...attributes }: NumberProps) {
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    if (field.current) field.current.value = String(value);
  };
  useLayoutEffect(show, [value]);
  return (
    <input
      {...attributes}
      ref={field}
      defaultValue={String(value)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.validity.badInput ? 'NaN' : currentTarget.value;
        show();
        onEnter(typed);
      }}
    />
  );
}

interface Props {
  readonly openFile: (file: File) => void;
  readonly label: string;
  /** The types of files, as `accept` lists them. */
  readonly accept: string;
  readonly id?: string;
}

export function FileButton({ label, accept, id, openFile }: Props) {
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
