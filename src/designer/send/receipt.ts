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

/** The receipt of the last design sent from this browser, and whether the page shows that design. */
export function lastSent(derived: Derived): { sent: Sent; isThis: boolean } | undefined {
  const sent = sentEntry.load();
  return sent && { sent, isThis: sent.address === designKey(derived) };
}

export function saveSent(derived: Derived, reference: string, at: Date): void {
  sentEntry.save({ reference, sentAt: at.toISOString(), address: designKey(derived) });
}

/** What a design has, as text. */
export function designKey({ catalog, design }: Derived): string {
  const { address, lacksTitles } = addressOf(catalog, design);
  return lacksTitles ? address + JSON.stringify(design.titles) : address;
}
