import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { View } from './scene.ts';

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox with its label. */
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

interface ChoicesProps<Id> {
  /** The name of the radio buttons. */
  readonly name: string;
  readonly legend: ComponentChildren;
  readonly choices: readonly (readonly [id: Id, label: string])[];
  readonly chosen: Id;
  readonly onChange: (id: Id) => void;
}

/** A few choices in a row, of which one is chosen. */
export function Choices<Id>({ name, legend, choices, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset class="choices needs-script">
      {legend}
      <div class="choice-row">
        {choices.map(([id, label]) => (
          <label key={id} class="choice">
            <input
              type="radio"
              name={name}
              value={String(id)}
              checked={id === chosen}
              onChange={() => onChange(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NumberProps = ComponentProps<'input'> & {
  readonly value: number | string;
  /** Called with what was typed, once it is entered; `NaN` if the browser reads no number in it. */
  readonly onEnter: (typed: string) => void;
};

/** A number that is being typed stays as it is, whatever is drawn meanwhile, until it is entered. */
export function NumberField({ value, onEnter, ...attributes }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const enter = (field: HTMLInputElement) => {
    setTyped(null);
    onEnter(field.validity.badInput ? 'NaN' : field.value);
  };
  return (
    <input
      {...attributes}
      value={typed ?? value}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget }) => enter(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        enter(event.currentTarget);
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

/** Opens a file; it can also be dropped anywhere on the page. */
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

/** Opens a design from a PDF downloaded here. */
export function OpenProof({ controls }: Pick<View, 'controls'>) {
  return (
    <FileButton
      label="Open a saved proof preview"
      accept="application/pdf,.pdf"
      openFile={controls.openFile}
    />
  );
}
