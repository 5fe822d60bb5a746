import type { Contact } from '../../contract/submission.ts';
import { type Line, linesOf } from '../../text/lines.ts';
import { hasTexts, stored } from '../effects/storage.ts';
import type { TextField } from '../view/TextFields.tsx';

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

/** What is wrong in a field, as sentences that say what to type. */
export type ContactFaults = Readonly<Partial<Record<keyof Contact, string>>>;

/**
 * Finds what is missing or wrong in what a buyer typed.
 *
 * @param zip the ZIP code that the design's dates are for; empty if none was given
 */
export function contactFaults({ name, email, address }: Contact, zip: string): ContactFaults {
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim());
  return {
    ...(name.trim() === '' && { name: 'Type your name.' }),
    ...(!isEmail && { email: 'Type your whole e-mail address, such as name@example.com.' }),
    ...(!address.includes(zip) && {
      address: `Your dates are for ZIP code ${zip}, which isn't in this address. Add it, or change the ZIP code of the dates.`,
    }),
    ...(address.trim() === '' && { address: 'Type the shipping address, with its ZIP code.' }),
  };
}

/** What a buyer typed, without blanks around it. */
export function trimmed(contact: Contact): Contact {
  const entries = parts.map((part) => [part, contact[part].trim()]);
  return Object.fromEntries(entries) as Contact;
}

/** What was typed, in words. */
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
