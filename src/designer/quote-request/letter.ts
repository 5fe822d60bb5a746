import type { SellerData } from '../../book/schema.ts';
import type { Contact, QuoteRequestSubmission } from '../../contract/submission.ts';
import { submissionVersion } from '../../contract/versions.ts';
import { written } from '../../text/lines.ts';
import { contactLines, trimmed } from '../send/contact.ts';
import { isMailable, mailtoUrl, paragraphs } from '../send/mail.ts';

/** What a buyer asks for in the by-quote form. */
export interface QuoteRequest {
  /** The labels of what is checked. */
  readonly wishes: readonly string[];
  /** The other fields that aren't empty. */
  readonly lines: readonly { readonly label: string; readonly text: string }[];
  /** The buyer's own words, and the design that the form was opened from. */
  readonly details: string;
  readonly contact: Contact;
}

export type Letter = Readonly<ReturnType<typeof quoteLetter>>;

/** A quote request as an e-mail to the seller. */
export function quoteLetter({ email }: Pick<SellerData, 'email'>, request: QuoteRequest) {
  const { wishes, lines, contact, details } = request;
  const text = paragraphs(
    'Please send me a quote for index tabs.',
    wishes.length > 0 && ['What I need:', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    written([...lines, ...contactLines(contact)]),
    details,
  );
  const url = mailtoUrl(email, 'Quote request: custom index tabs', text);
  return {
    url,
    text,
    /** Whether every e-mail program accepts the e-mail as a URL. */
    isMailable: isMailable(url),
  };
}

/** A quote request as the seller's endpoint gets it. */
export function quoteSubmission(
  { contact, wishes, lines, details }: QuoteRequest,
  id: string,
  sentAt: Date,
): QuoteRequestSubmission {
  return {
    format: 'tabquote-quote-request',
    version: submissionVersion,
    id,
    sentAt: sentAt.toISOString(),
    contact: trimmed(contact),
    wishes: [...wishes],
    lines: [...lines],
    details,
  };
}
