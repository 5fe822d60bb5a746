import type { SellerData } from '../../book/schema.ts';
import type { QuoteRequestSubmission } from '../../contract/submission.ts';
import { versions } from '../../contract/versions.ts';
import { written } from '../../text/lines.ts';
import { isEmail, noContact } from '../send/contact.ts';
import { isMailable, mailtoUrl, paragraphs } from '../send/mail.ts';

/** Labels of the form's fields, in the form and in the e-mail. */
export const requestLabels = {
  product: 'Material',
  tabs: 'Tabs in a set',
  sets: 'Sets',
  size: 'Sheet size',
  ink: 'Ink',
  date: 'Needed by',
  from: 'Name and phone',
  email: 'Your e-mail',
} as const;

/** The form's content: text by field, and the labels of the checked requests. */
export interface QuoteRequest {
  readonly wishes: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  /** The buyer's own words. */
  readonly message: string;
  /** The design that the form was opened from, in words; empty if there was none. */
  readonly design: string;
}

export type Letter = Readonly<ReturnType<typeof quoteLetter>>;

const subject = 'Quote request: custom index tabs';

/** A quote request as an e-mail to the seller. */
export function quoteLetter({ email }: Pick<SellerData, 'email'>, request: QuoteRequest) {
  const wishes = request.wishes.map((wish) => `- ${wish}`);
  const text = paragraphs(
    'Please send me a quote for index tabs.',
    wishes.length > 0 && ['What I need:', ...wishes].join('\n'),
    written(requestLines(request)),
    request.message.trim(),
    request.design.trim(),
  );
  const url = mailtoUrl(email, subject, text);
  return {
    url,
    text,
    /** Whether every e-mail program accepts the e-mail as a URL. */
    isMailable: isMailable(url),
  };
}

/** A quote request as the seller's endpoint gets it. */
export function quoteSubmission(
  request: QuoteRequest,
  id: string,
  sentAt: Date,
): QuoteRequestSubmission {
  const { from = '', email = '' } = request.fields;
  return {
    format: 'tabquote-quote-request',
    version: versions.submission,
    id,
    sentAt: sentAt.toISOString(),
    contact: { ...noContact, name: from.trim(), email: email.trim() },
    wishes: [...request.wishes],
    lines: requestLines(request),
    details: [request.message.trim(), request.design.trim()].filter(Boolean).join('\n\n'),
  };
}

/**
 * What is missing in a request, as a sentence.
 *
 * @param isSent whether it is sent from the page, which can't know the sender otherwise
 */
export function requestFault(
  { wishes, fields, message }: QuoteRequest,
  isSent: boolean,
): { field: string; text: string } | undefined {
  const { from = '', email = '' } = fields;
  if (wishes.length === 0 && message.trim() === '') {
    return { field: 'message', text: 'Tell us what you need: check a box, or write a few words.' };
  }
  if (isSent && from.trim() === '') return { field: 'from', text: 'Type your name.' };
  if ((isSent || email.trim() !== '') && !isEmail(email)) {
    return { field: 'email', text: 'Type your e-mail address, such as name@example.com.' };
  }
  return undefined;
}

function requestLines({ fields }: QuoteRequest) {
  return Object.entries(requestLabels)
    .map(([name, label]) => ({ label, text: fields[name]?.trim() ?? '' }))
    .filter(({ text }) => text !== '');
}
