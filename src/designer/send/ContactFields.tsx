import type { Contact } from '../../contract/submission.ts';
import { type ContactFaults, contactFields } from './contact.ts';

interface Props {
  readonly contact: Contact;
  readonly faults: ContactFaults;
  readonly onChange: (part: keyof Contact, text: string) => void;
}

/** The buyer's name and addresses, which the browser can fill in. */
export function ContactFields({ contact, faults, onChange }: Props) {
  return (
    <div class="contact-fields">
      {contactFields.map(({ part, label, isOptional, type, autocomplete, maxLength }) => {
        const id = `contact-${part}`;
        const fault = faults[part];
        const attributes = {
          id,
          name: part,
          autocomplete,
          maxLength,
          value: contact[part],
          required: !isOptional,
          'aria-invalid': fault !== undefined,
          'aria-describedby': fault && `${id}-fault`,
          onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            onChange(part, value),
        };
        return (
          <div key={part} class={type === 'lines' ? 'field wide' : 'field'}>
            <label for={id}>
              {label} {isOptional && <span class="quiet">optional</span>}
            </label>
            {type === 'lines' ? (
              <textarea rows={2} {...attributes} />
            ) : (
              <input {...attributes} type={type as 'text'} />
            )}
            {fault && (
              <p class="fault" id={`${id}-fault`}>
                {fault}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
