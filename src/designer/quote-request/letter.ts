import type { Book } from '../../book/schema.ts';
import { isMailable, mailtoUrl, paragraphs } from '../mail.ts';

/** The names of the form's fields, and how the letter names what they hold. */
export const requestFields = [
  { name: 'product', label: 'Material' },
  { name: 'tabs', label: 'Tabs in a set' },
  { name: 'sets', label: 'Sets' },
  { name: 'size', label: 'Sheet size' },
  { name: 'ink', label: 'Ink' },
  { name: 'date', label: 'Needed by' },
  { name: 'from', label: 'From' },
] as const;

/** What the form holds: text by field, and the labels of what is asked for. */
export interface QuoteRequest {
  readonly wishes: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface Letter {
  readonly url: string;
  readonly text: string;
  /** Whether every mail program takes the letter as an address. */
  readonly isMailable: boolean;
}

const subject = 'Quote request: custom index tabs';

/** A request for a quote as a letter to the seller. */
export function quoteLetter({ seller }: Pick<Book, 'seller'>, request: QuoteRequest): Letter {
  const wishes = request.wishes.map((wish) => `- ${wish}`);
  const lines = requestFields
    .map(({ name, label }) => [label, request.fields[name]?.trim() ?? ''] as const)
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
