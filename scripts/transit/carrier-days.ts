import { z } from 'zod';

const line = z
  .tuple([
    z
      .string()
      .regex(/^\d{3}(-\d{3})?$/, 'write a prefix or a range of prefixes, such as 606 or 600-606'),
    z
      .string()
      .regex(/^([1-9]|[12]\d|30)$/, 'write 1 to 30 business days after the comma, such as 606,1'),
  ])
  .transform(([range, days]) => {
    const [first, last] = range.split('-');
    return { first: Number(first), last: Number(last ?? first), days: Number(days) };
  })
  .refine(({ first, last }) => first <= last, 'write the lower prefix of a range first');

/**
 * Parses a carrier's own days: lines of `prefix,days` or `from-to,days`. Empty lines and lines that
 * begin with # are skipped.
 *
 * @throws Error with the line, and what to write there.
 */
export function readCarrierDays(text: string): Map<string, number> {
  const days = new Map<string, number>();
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content.trim() === '' || content.startsWith('#')) continue;
    const read = line.safeParse(content.split(',').map((cell) => cell.trim()));
    if (!read.success) {
      const why = read.error.issues.map(({ message }) => message).join('; ');
      throw new Error(`line ${index + 1}, "${content}": ${why}`);
    }
    for (let prefix = read.data.first; prefix <= read.data.last; prefix += 1) {
      const name = String(prefix).padStart(3, '0');
      if (days.has(name)) throw new Error(`line ${index + 1}: prefix ${name} is given twice`);
      days.set(name, read.data.days);
    }
  }
  return days;
}
