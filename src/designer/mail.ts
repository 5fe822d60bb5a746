/** Windows passes URLs of up to about 2,000 characters to an e-mail program. */
const mailtoMax = 1900;

/** A URL that opens an e-mail, ready to send. */
export function mailtoUrl(email: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** Returns whether every e-mail program accepts a URL of this length. */
export function isMailable(url: string): boolean {
  return url.length <= mailtoMax;
}

/** Joins the parts of an e-mail with an empty line between them; missing parts are skipped. */
export function paragraphs(...parts: readonly (string | undefined | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
