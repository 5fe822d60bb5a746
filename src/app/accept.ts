export type Encoding = 'br' | 'gzip' | 'identity';

const byPreference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The best encoding that an Accept-Encoding header allows, of those that exist. */
export function acceptedEncoding(header: string, available: readonly Encoding[]): Encoding {
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
  return byPreference
    .filter((encoding) => available.includes(encoding))
    .reduce<Encoding>(
      (best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best),
      'identity',
    );
}

/**
 * Whether an Accept header prefers Markdown to HTML: it names `text/markdown` with a weight above
 * zero that is not below HTML's. A wildcard stands for HTML only.
 */
export function prefersMarkdown(header: string): boolean {
  if (!/text\/markdown/i.test(header)) return false;
  const weights = weightsOf(header);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** A header that is longer is taken for none: browsers send two hundred characters. */
const headerMax = 1_000;

/** An item of a list; commas within quotes do not part items (RFC 9110, 5.6.1). */
const listItem = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g;

/** The weight (q, 0 to 1) of each item of an Accept or Accept-Encoding header. */
function weightsOf(header: string): Map<string, number> {
  const items = header.length > headerMax ? [] : (header.match(listItem) ?? []);
  return new Map(
    items.map((item) => {
      const [name = '', ...parameters] = item.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, /^[01](\.\d*)?$/.test(weight) ? Number(weight) : 0];
    }),
  );
}

/** Remembers what was decided for the headers that clients keep sending. */
export function remembered<T>(decide: (header: string) => T): (header: string) => T {
  const known = new Map<string, T>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const decision = decide(header);
    if (known.size >= 200) known.clear();
    if (header.length <= 200) known.set(header, decision);
    return decision;
  };
}
