import type { Contact } from '../../contract/submission.ts';
import { type Line, linesOf } from '../../text/lines.ts';
import { hasTexts, stored } from '../effects/storage.ts';
import type { TextField } from '../view/fields.tsx';

/** Who orders: the fields of every form, in order. */
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

const parts = Object.keys(noContact) as (keyof Contact)[];

export function trimmed(contact: Contact): Contact {
  const entries = parts.map((part) => [part, contact[part].trim()]);
  return Object.fromEntries(entries) as Contact;
}

export function contactLines(contact: Contact): Line[] {
  return linesOf(parts.map((part) => [part, contactFields[part].label, contact[part].trim()]));
}

/** Who orders, as typed on whatever page. */
export const contactEntry = stored('localStorage', 'contact', (value): value is Contact =>
  hasTexts(value, ...parts),
);

/** What a page shows: what is typed on it, or else what the browser keeps. */
export function contactOf({ contact }: { readonly contact: Contact | null }): Contact {
  return contact ?? contactEntry.load() ?? noContact;
}
