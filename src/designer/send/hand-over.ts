import type { Contact } from '../../contract/submission.ts';
import { addressOf } from '../../design/address.ts';
import type { Derived } from '../../design/derive.ts';
import { orderLines, priceLines } from '../../design/lines.ts';
import { describeTabs } from '../../order/describe.ts';
import { counted } from '../../text/counts.ts';
import { written } from '../../text/lines.ts';
import { hasTexts, stored } from '../effects/storage.ts';
import { contactLines } from './contact.ts';
import { isMailable, mailtoUrl, paragraphs } from './submit.ts';

/**
 * Writes an e-mail about a design: all of it, or without its titles, which its link opens; if neither
 * fits what every e-mail program accepts, only where to paste the copied text.
 *
 * @param contact what the buyer typed about themselves; what is empty is left out
 */
export function orderLetter(derived: Derived, contact: Contact) {
  const { catalog, build, design, print } = derived;
  const { seller, products } = catalog.book;
  const product = products[build.product].name;
  const artwork = print?.artwork;
  const titles = describeTabs(catalog, derived.order).map(
    ({ text, color }, index) => `${index + 1}. ${text}${color && ` [${color}]`}`,
  );
  const { address, titles: unlinked } = addressOf(catalog, design);
  const textOf = (listed: string) =>
    paragraphs(
      'Please send me a free PDF proof of these index tabs.',
      typeof artwork === 'string' && `My artwork follows: ${artwork}.`,
      `${product}\n${written([...orderLines(derived), ...priceLines(derived)])}`,
      listed,
      !unlinked && `Open the design: ${catalog.baseUrl}${address}`,
      written(contactLines(contact)),
    );
  const text = textOf(titles.join('\n'));
  const name = design.job.name.trim() || product;
  const subject = `Free PDF proof: ${name}, ${counted(build.sets, 'set')} of ${build.tabs}`;
  const urlOf = (body: string) => mailtoUrl(seller.email, subject, body);
  const whole = urlOf(text);
  if (isMailable(whole)) return { url: whole, has: 'all', text } as const;
  const linked = urlOf(textOf(`${counted(titles.length, 'title')}: open the design`));
  if (!unlinked && isMailable(linked)) return { url: linked, has: 'link', text } as const;
  return { url: urlOf('[Paste the copied design here.]'), has: 'nothing', text } as const;
}

/** A receipt, kept in this browser. */
export interface Sent {
  /** The seller's. */
  readonly reference: string;
  /** An ISO instant. */
  readonly sentAt: string;
  /** The design as it was sent ({@link designKey}). */
  readonly address: string;
}

/** The receipt of the last design sent from this browser. */
export const sentEntry = stored('localStorage', 'sent', (value): value is Sent =>
  hasTexts(value, 'reference', 'sentAt', 'address'),
);

/** The receipt of a design, if none was sent after it. */
export function receiptOf(derived: Derived): Sent | undefined {
  const sent = sentEntry.load();
  return sent?.address === designKey(derived) ? sent : undefined;
}

export function saveSent(derived: Derived, reference: string, at: Date): void {
  sentEntry.save({ reference, sentAt: at.toISOString(), address: designKey(derived) });
}

/** What a design has, as text. */
export function designKey({ catalog, design }: Derived): string {
  return JSON.stringify(addressOf(catalog, design));
}
