/** A line about an order or a price, for people. */
export interface Line {
  /**
   * What it is about: `sets`, `tabs`, an option's key, `colors`, `cut`, `type`, `body`, a key of the
   * delivery or the job, `arrives`; of a price the item of its breakdown, `total`, `perSet`,
   * `shipping`, `priceBook`.
   */
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export type Row = readonly [key: string, label: string, text: string];

/** The rows that say something, as lines. */
export function linesOf(rows: readonly Row[]): Line[] {
  return rows.flatMap(([key, label, text]) => (text === '' ? [] : [{ key, label, text }]));
}

/** Lines as plain text, each on a line of its own. */
export function written(lines: readonly Pick<Line, 'label' | 'text'>[]): string {
  return lines.map(({ label, text }) => `${label}: ${text}`).join('\n');
}

/** @example oneLine('Smith v.\nJones') // 'Smith v. / Jones' */
export function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' / ');
}
