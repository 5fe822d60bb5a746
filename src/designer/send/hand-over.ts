import type { Contact } from '../../contract/submission.ts';
import { addressOf, fragmentOf } from '../../design/address.ts';
import type { Derived } from '../../design/derive.ts';
import { orderLines, priceLines, titleLines } from '../../design/lines.ts';
import { printOf } from '../../design/print.ts';
import { priceQuery } from '../../order/path.ts';
import { counted } from '../../text/counts.ts';
import { linesOf, written } from '../../text/lines.ts';
import { kept, keptForVisit } from '../effects/storage.ts';
import { contactFields } from './contact.ts';
import { isMailable, mailtoUrl, paragraphs } from './mail.ts';
import { newId } from './submit.ts';

export type HandOver = Readonly<ReturnType<typeof handOver>>;

/**
 * How a finished design gets to the seller, as the seller's book says: sent from this page, by a
 * checkout with the build in its URL, or by an e-mail that asks for the free PDF proof.
 */
export function handOver(derived: Derived, contact: Contact) {
  const { catalog, design, build, quote } = derived;
  const { submitUrl, checkoutUrl } = catalog.book.seller;
  if (submitUrl) return { kind: 'send', url: submitUrl } as const;
  if (checkoutUrl === null) return { kind: 'mail', ...orderLetter(derived, contact) } as const;
  const { lacksTitles } = addressOf(catalog, design);
  const shown = lacksTitles ? { ...build, titles: null } : build;
  const query = priceQuery(catalog, shown);
  const url = checkoutUrl
    .replace('{query}', () => query)
    .replace('{total}', (quote.totalCents / 100).toFixed(2))
    .replace('{sets}', String(build.sets))
    .replace('{tabs}', String(build.tabs))
    .replace('{design}', () => encodeURIComponent(fragmentOf(catalog, design)));
  return {
    kind: 'checkout',
    url,
    /** Whether the URL has the titles; otherwise the proof preview has to be sent. */
    hasTitles: !lacksTitles,
  } as const;
}

/**
 * Writes an e-mail about a design: all of it, or without its titles, which its link opens; if neither
 * fits what every e-mail program accepts, only where to paste the copied text.
 *
 * @param contact what the buyer typed about themselves; what is empty is left out
 */
export function orderLetter(derived: Derived, contact: Contact) {
  const { catalog, build, design } = derived;
  const { seller, products } = catalog.book;
  const artwork = printOf(derived)?.artwork;
  const titles = titleLines(derived);
  const about = linesOf(
    Object.entries(contactFields).map(([key, { label }]) => {
      return [key, label, contact[key as keyof Contact].trim()];
    }),
  );
  const { address, lacksTitles } = addressOf(catalog, design);
  const textOf = (listed: string) =>
    paragraphs(
      'Please send me a free PDF proof of these index tabs.',
      typeof artwork === 'string' && `My artwork follows: ${artwork}.`,
      [
        products[build.product].name,
        written(orderLines(derived)),
        written(priceLines(derived)),
      ].join('\n'),
      listed,
      !lacksTitles && `Open the design: ${catalog.baseUrl}${address}`,
      about.length > 0 && written(about),
    );
  const text = textOf(titles.join('\n'));
  const subject = mailSubject(derived);
  const urlOf = (body: string) => mailtoUrl(seller.email, subject, body);
  const whole = urlOf(text);
  if (isMailable(whole)) return { url: whole, has: 'all', text } as const;
  const linked = urlOf(textOf(`${counted(titles.length, 'title')}: open the design`));
  if (!lacksTitles && isMailable(linked)) return { url: linked, has: 'link', text } as const;
  const pasted = mailtoUrl(
    seller.email,
    mailSubject(derived, 40),
    '[Paste the copied design here.]',
  );
  return { url: pasted, has: 'nothing', text } as const;
}

/** The subject of an e-mail about a design. */
export function mailSubject({ catalog, build, design }: Derived, nameMax = 80): string {
  const name = design.job.name.trim() || catalog.book.products[build.product].name;
  return `Free PDF proof: ${shortened(name, nameMax)}, ${counted(build.sets, 'set')} of ${build.tabs}`;
}

function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`;
}

/** A receipt, kept in this browser. */
export interface Sent {
  /** The seller's. */
  readonly reference: string;
  /** An ISO instant. */
  readonly sentAt: string;
  /** The design as it was sent: its address, and the titles that are too long for that. */
  readonly address: string;
}

const key = 'sent';
const attemptKey = 'attempt';

/** The receipt of the last design sent from this browser, and whether the page shows that design. */
export function lastSent(derived: Derived): { sent: Sent; isThis: boolean } | undefined {
  const sent = kept.read(key) as Sent | null;
  return sent ? { sent, isThis: sent.address === designKey(derived) } : undefined;
}

/** The id to send a design under: the same for another attempt, which isn't a second order. */
export function attemptId(derived: Derived, contact: Contact): string {
  const of = JSON.stringify([designKey(derived), contact]);
  const last = keptForVisit.read(attemptKey) as { of: string; id: string } | null;
  const attempt = last?.of === of ? last : { of, id: newId() };
  keptForVisit.write(attemptKey, attempt);
  return attempt.id;
}

export function keepSent(derived: Derived, reference: string, at: Date): void {
  const sent: Sent = { reference, sentAt: at.toISOString(), address: designKey(derived) };
  kept.write(key, sent);
}

function designKey({ catalog, design }: Derived): string {
  const { address, lacksTitles } = addressOf(catalog, design);
  return lacksTitles ? address + JSON.stringify(design.titles) : address;
}
