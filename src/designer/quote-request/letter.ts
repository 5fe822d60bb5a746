import type { Book } from '../../book/schema.ts';
import { isMailable, mailtoUrl, paragraphs } from '../mail.ts';

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
  readonly message: string;
}

export interface Letter {
  readonly url: string;
  readonly text: string;
  /** Whether every e-mail program accepts the e-mail as a URL. */
  readonly isMailable: boolean;
}

const subject = 'Quote request: custom index tabs';

/** A quote request as an e-mail to the seller. */
export function quoteLetter({ seller }: Pick<Book, 'seller'>, request: QuoteRequest): Letter {
  const wishes = request.wishes.map((wish) => `- ${wish}`);
  const lines = Object.entries(requestLabels)
    .map(([name, label]) => [label, request.fields[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  const text = paragraphs(
    'Please send me a quote for index tabs.',
    wishes.length > 0 && ['What I need:', ...wishes].join('\n'),
    lines.join('\n'),
    request.message.trim(),
  );
  const url = mailtoUrl(seller.email, subject, text);
  return { url, text, isMailable: isMailable(url) };
}
