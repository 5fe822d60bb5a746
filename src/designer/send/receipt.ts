import type { Contact } from '../../contract/submission.ts';
import { addressOf } from '../../design/address.ts';
import type { Derived } from '../../design/derive.ts';
import { hasTexts, stored } from '../effects/storage.ts';

/** A receipt, kept in this browser. */
export interface Sent {
  /** The seller's. */
  readonly reference: string;
  /** An ISO instant. */
  readonly sentAt: string;
  /** The design as it was sent: its address, and the titles that are too long for that. */
  readonly address: string;
}

const sentEntry = stored('localStorage', 'sent', (value): value is Sent =>
  hasTexts(value, 'reference', 'sentAt', 'address'),
);

/** The last attempt to send something, and its id. */
const attemptEntry = stored(
  'sessionStorage',
  'attempt',
  (value): value is { readonly of: string; readonly id: string } => hasTexts(value, 'of', 'id'),
);

/** The receipt of the last design sent from this browser, and whether the page shows that design. */
export function lastSent(derived: Derived): { sent: Sent; isThis: boolean } | undefined {
  const sent = sentEntry.load();
  return sent && { sent, isThis: sent.address === designKey(derived) };
}

export function saveSent(derived: Derived, reference: string, at: Date): void {
  sentEntry.save({ reference, sentAt: at.toISOString(), address: designKey(derived) });
}

/** The id to send a design under: the same for another attempt, which isn't a second order. */
export function attemptId(derived: Derived, contact: Contact): string {
  return idOf(JSON.stringify([designKey(derived), contact]));
}

/** The id to send something under, the same for the same text. */
export function idOf(of: string): string {
  const last = attemptEntry.load();
  const attempt = last?.of === of ? last : { of, id: newId() };
  attemptEntry.save(attempt);
  return attempt.id;
}

/** An id that no other attempt has. */
function newId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(36).padStart(7, '0')).join('');
}

function designKey({ catalog, design }: Derived): string {
  const { address, lacksTitles } = addressOf(catalog, design);
  return lacksTitles ? address + JSON.stringify(design.titles) : address;
}
