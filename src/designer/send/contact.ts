import type { Contact } from '../../contract/submission.ts';
import { kept } from '../effects/storage.ts';
import type { TextField } from '../view/TextFields.tsx';

/** The fields in the form's order. */
export const contactFields: Readonly<Record<keyof Contact, TextField>> = {
  name: { label: 'Name', need: 'required', autocomplete: 'name', maxLength: 80 },
  email: {
    ...{ label: 'E-mail', need: 'required', type: 'email' },
    ...{ autocomplete: 'email', maxLength: 254 },
  },
  phone: { label: 'Phone', need: 'optional', type: 'tel', autocomplete: 'tel', maxLength: 40 },
  company: { label: 'Company', need: 'optional', autocomplete: 'organization', maxLength: 80 },
  address: {
    ...{ label: 'Shipping address', need: 'required', rows: 2 },
    ...{ autocomplete: 'shipping street-address', maxLength: 300 },
  },
};

export const noContact: Contact = { name: '', email: '', phone: '', company: '', address: '' };

/** What is wrong in a field, as sentences that say what to type. */
export type ContactFaults = Readonly<Partial<Record<keyof Contact, string>>>;

/**
 * Finds what is missing or wrong in what a buyer typed.
 *
 * @param zip the ZIP code that the design's dates are for; empty if none was given
 */
export function contactFaults({ name, email, address }: Contact, zip: string): ContactFaults {
  const lacksZip = zip !== '' && !address.includes(zip);
  const faults = {
    name: name.trim() === '' && 'Type your name.',
    email:
      !isEmail(email) &&
      (email.trim() === ''
        ? 'Type your e-mail address: the PDF proof goes there.'
        : 'Type a whole e-mail address, such as name@example.com.'),
    address:
      address.trim() === ''
        ? 'Type the shipping address, with its ZIP code.'
        : lacksZip &&
          `Your dates are for ZIP code ${zip}, which isn't in this address. Add it, or change the ZIP code of the dates.`,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** Whether a text looks like a whole e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
}

/** What a buyer typed, without blanks around it. */
export function trimmed(contact: Contact): Contact {
  const entries = Object.entries(contact).map(([part, text]) => [part, text.trim()]);
  return Object.fromEntries(entries) as Contact;
}

const key = 'contact';

/** What was typed before, on whatever page. */
export function keptContact(): Contact {
  return { ...noContact, ...(kept.read(key) as Contact | null) };
}

/** What a page shows: what is typed on it, or else what the browser keeps. */
export function contactOf({ contact }: { readonly contact: Contact | null }): Contact {
  return contact ?? keptContact();
}

export function keepContact(contact: Contact): void {
  kept.write(key, contact);
}
