/**
 * Parses a carrier's own days: lines of `prefix,days` or `from-to,days`. Empty lines and lines that
 * begin with # are skipped.
 *
 * @throws Error with the line, and what to write there.
 */
export function readCarrierDays(text: string): Map<string, number> {
  const days = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [prefixes = '', given = '', ...more] = line.split(',').map((cell) => cell.trim());
    const [, first = '', last = first] = /^(\d{3})(?:-(\d{3}))?$/.exec(prefixes) ?? [];
    const faults: string[] = [];
    if (!first) faults.push('write a prefix or a range of prefixes, such as 606 or 600-606');
    if (!/^([1-9]|[12]\d|30)$/.test(given) || more.length > 0) {
      faults.push('write 1 to 30 business days after the comma, such as 606,1');
    }
    if (first > last) faults.push('write the lower prefix of a range first');
    if (faults.length > 0) throw new Error(`line ${index + 1}, "${line}": ${faults.join('; ')}`);
    for (let number = Number(first); number <= Number(last); number += 1) {
      const prefix = String(number).padStart(3, '0');
      if (days.has(prefix)) throw new Error(`line ${index + 1}: prefix ${prefix} is given twice`);
      days.set(prefix, Number(given));
    }
  }
  return days;
}
