/** Windows hands a mail program addresses of up to about 2,000 characters. */
const mailtoMax = 1900;

/** An address that opens a letter in the mail program, all but sent. */
export function mailtoUrl(email: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** Whether every mail program takes an address of this length. */
export function isMailable(url: string): boolean {
  return url.length <= mailtoMax;
}

/** Parts of a letter with an empty line between them; those that are missing are passed over. */
export function paragraphs(...parts: readonly (string | undefined | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
