import type { ComponentProps } from 'preact';
import { cleanJob } from '../../order/clean.ts';
import { jobLimits } from '../../order/order.ts';
import type { View } from './page.ts';

type Attributes = 'name' | 'autocomplete' | 'inputMode' | 'placeholder' | 'spellcheck';

/** A text of a form, for the browser to fill in by itself. */
export interface TextField extends Pick<ComponentProps<'input'>, Attributes> {
  readonly label: string;
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

/** A text with its label, a hint, and what the browser accepts. */
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
        {label} {need === 'optional' && <span class="quiet">optional</span>}
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

interface Props<Part extends string> {
  /** Precedes the fields' ids. */
  readonly form: string;
  readonly fields: Readonly<Record<Part, TextField>>;
  readonly values: Readonly<Record<NoInfer<Part>, string>>;
  readonly onChange: (part: Part, text: string) => void;
}

/** The texts of a form in a grid. */
export function TextFields<Part extends string>(props: Props<Part>) {
  const { form, fields, values, onChange } = props;
  return (
    <div class="contact-fields columns">
      {(Object.entries(fields) as [Part, TextField][]).map(([part, field]) => (
        <Field
          {...field}
          key={part}
          id={`${form}-${part}`}
          name={part}
          value={values[part]}
          onType={(text) => onChange(part, text)}
        />
      ))}
    </div>
  );
}

const optional = { need: 'optional', autocomplete: 'off' } as const;

const fields = {
  name: { label: 'Job name', maxLength: jobLimits.name, ...optional },
  po: { label: 'PO number', maxLength: jobLimits.po, ...optional },
  notes: { label: 'Notes', maxLength: jobLimits.notes, rows: 2, ...optional },
} as const;

/** The buyer's own words about the order. They go wherever the design goes. */
export function JobFields({ page, controls }: View) {
  return (
    <fieldset class="plain">
      <legend class="visually-hidden">About this order</legend>
      <TextFields
        form="job"
        fields={fields}
        values={page.design.job}
        onChange={(part, text) =>
          controls.act({ do: 'setJob', job: cleanJob({ [part]: text }) }, `job-${part}`)
        }
      />
    </fieldset>
  );
}
