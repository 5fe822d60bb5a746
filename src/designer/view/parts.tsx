import { Component, type ComponentChildren, type ComponentProps } from 'preact';
import type { View } from './page.ts';

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
export class NumberField extends Component<NumberProps, { typed: string | null }> {
  override state = { typed: null };

  readonly #type = (typed: string | null) => this.setState({ typed });

  readonly #enter = (field: HTMLInputElement) => {
    this.#type(null);
    this.props.onEnter(field.validity.badInput ? 'NaN' : field.value);
  };

  override render({ value, onEnter: _, ...attributes }: NumberProps) {
    return (
      <input
        {...attributes}
        value={this.state.typed ?? value}
        onInput={({ currentTarget }) => this.#type(currentTarget.value)}
        onBlur={() => this.#type(null)}
        onChange={({ currentTarget }) => this.#enter(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          this.#enter(event.currentTarget);
        }}
      />
    );
  }
}

interface Props {
  readonly openFile: (file: File) => void;
  readonly label: string;
  /** The types of files, as `accept` lists them. */
  readonly accept: string;
  readonly id?: string;
}

/** Opens a file. */
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
