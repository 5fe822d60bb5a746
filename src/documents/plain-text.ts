import type { Cents, Micros } from '../pricing/money.ts';
import { formatCents, formatMicros } from '../text/money.ts';
/** A Markdown table. Cells are inline Markdown on one line. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), `|${'---|'.repeat(headings.length)}`, ...rows.map(line)].join('\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}

export function link(text: string, url: string): string {
  return `[${text}](${url})`;
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Joins blocks with an empty line between them, and ends with a newline. */
export function page(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Formats cents for programs and models: two decimals and no commas.
 *
 * @example plainDollars(102_000) // '1020.00'
 */
export function plainDollars(cents: Cents): string {
  return formatCents(cents).replaceAll(',', '');
}

/**
 * Formats micro-dollars for programs and models: at least two decimals, no more than needed, no
 * commas.
 *
 * @example plainMicros(13_500) // '0.0135'
 */
export function plainMicros(micros: Micros): string {
  return formatMicros(micros).replaceAll(',', '');
}

/**
 * Formats ascending whole numbers; three or more at equal distance become a range.
 *
 * @example inRuns([25, 50, 75, 100, 150]) // '25 to 100 by 25, 150'
 */
export function inRuns(ascending: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of ascending) {
    const run = runs.at(-1);
    const [first = 0, second = number] = run ?? [];
    if (run && number - (run.at(-1) ?? 0) === second - first) run.push(number);
    else if (run?.length === 2) runs.push([...run.splice(1), number]);
    else runs.push([number]);
  }
  const texts = runs.map((run) => {
    const [first = 0, second = 0] = run;
    return run.length > 2 ? `${first} to ${run.at(-1)} by ${second - first}` : run.join(', ');
  });
  return texts.join(', ');
}

/** A table by RFC 4180. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const field = (value: string | number) => {
    const text = String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
