import type { ComponentProps } from 'preact';

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
