import type { Contact } from '../../contract/submission.ts';

/** A press file of 500 pages on a slow line takes most of it. */
const timeoutMs = 60_000;

const longest = { reference: 80, error: 300 };

/**
 * Sends a form to the seller's endpoint. It never rejects. The request needs no preflight, so that
 * form services and webhooks can answer it.
 *
 * @param seller the name to use in sentences
 */
export async function submit(url: string, form: FormData, seller: string) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      signal,
    });
    return readReceipt(response.ok, await response.text(), seller);
  } catch {
    return failed(signal.aborted ? `${seller} hasn't answered.` : `We couldn't reach ${seller}.`);
  }
}

function readReceipt(isTaken: boolean, text: string, seller: string) {
  let answer: { readonly reference?: unknown; readonly error?: unknown } = {};
  try {
    answer = Object(JSON.parse(text));
  } catch {
    // Such as a page of HTML: it has neither.
  }
  const [reference, error] = [answer.reference, answer.error].map(plain);
  const said = error && `${seller} says: ${error.slice(0, longest.error)}`;
  if (!isTaken) return failed(said || `${seller} couldn't take it.`);
  return reference && reference.length <= longest.reference
    ? ({ kind: 'received', reference } as const)
    : failed(`${seller}'s answer has no reference number.`);
}

/** Fails with a sentence. It may have arrived all the same: only a receipt says that it did. */
function failed(reason: string) {
  return { kind: 'failed', reason } as const;
}

function plain(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** The id to send something under: the same whenever the same is sent again on the same day. */
export async function idOf(content: string, contact: Contact, sentAt: Date): Promise<string> {
  const day = sentAt.toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(JSON.stringify([content, contact, day]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Windows passes URLs of about 2,000 characters to an e-mail program. */
const mailtoMax = 2000;

/**
 * A URL that opens an e-mail, ready to send. The characters that RFC 6068 allows stay as they are,
 * to leave room for more text.
 */
export function mailtoUrl(email: string, subject: string, text: string): string {
  const encoded = (words: string) =>
    encodeURIComponent(words).replace(/%(?:24|2C|3A|3B|40)/g, decodeURIComponent);
  return `mailto:${email}?subject=${encoded(subject)}&body=${encoded(text.replaceAll('\n', '\r\n'))}`;
}

/** Returns whether every e-mail program accepts a URL of this length. */
export function isMailable(url: string): boolean {
  return url.length <= mailtoMax;
}

/** Joins the parts of an e-mail with an empty line between them; missing parts are skipped. */
export function paragraphs(...parts: readonly (string | undefined | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Copies a text; returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
