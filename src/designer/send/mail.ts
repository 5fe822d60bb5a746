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
