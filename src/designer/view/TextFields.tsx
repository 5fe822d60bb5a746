import { cleanJob } from '../../order/clean.ts';
import { jobLimits } from '../../order/order.ts';
import type { View } from './page.ts';
/** A text field of a form, for the browser to fill in by itself. */
export interface TextField {
  readonly label: string;
  /** What the label and assistive technology say about leaving it empty. */
  readonly need?: 'required' | 'optional';
  readonly type?: 'email' | 'tel';
  /** The rows of a text that may have line breaks. */
  readonly rows?: number;
  readonly autocomplete: string;
  readonly maxLength?: number;
}

interface Props<Part extends string> {
  /** Precedes the fields' ids. */
  readonly form: string;
  readonly fields: Readonly<Record<Part, TextField>>;
  readonly values: Readonly<Record<NoInfer<Part>, string>>;
  readonly onChange: (part: Part, text: string) => void;
}

/** Labeled text fields in a grid. */
export function TextFields<Part extends string>(props: Props<Part>) {
  const { form, fields, values, onChange } = props;
  return (
    <div class="contact-fields columns">
      {(Object.entries(fields) as [Part, TextField][]).map(([part, field]) => {
        const { label, need, type = 'text', rows, ...attributes } = field;
        const id = `${form}-${part}`;
        const common = {
          ...attributes,
          id,
          name: part,
          value: values[part],
          required: need === 'required',
          onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            onChange(part, value),
        };
        return (
          <div key={part} class={rows ? 'field wide' : 'field'}>
            <label for={id}>
              {label} {need === 'optional' && <span class="quiet">optional</span>}
            </label>
            {rows ? (
              <textarea rows={rows} {...common} />
            ) : (
              <input {...common} type={type as 'text'} />
            )}
            {field.maxLength !== undefined && values[part].length >= field.maxLength && (
              <p class="quiet">At most {field.maxLength} characters.</p>
            )}
          </div>
        );
      })}
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
