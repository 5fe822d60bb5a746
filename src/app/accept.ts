export type Encoding = 'br' | 'gzip' | 'identity';

/** The encodings that an Accept-Encoding header allows, the best first; `identity` is the last. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const better = (['br', 'gzip'] as const)
    .filter((encoding) => weightOf(encoding) > (weights.get('identity') ?? 0))
    .sort((a, b) => weightOf(b) - weightOf(a));
  return [...better, 'identity'];
}

/**
 * Returns whether an Accept header prefers Markdown to HTML: it names `text/markdown` with a weight
 * above zero and not below HTML's. Wildcards count for HTML only.
 */
export function prefersMarkdown(header: string): boolean {
  if (!/text\/markdown/i.test(header)) return false;
  const weights = weightsOf(header);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** A list item; commas inside quotes don't separate items (RFC 9110, 5.6.1). */
const listItem = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g;

/** Parses an Accept or Accept-Encoding header into the weight (q, 0 to 1) of each item. */
function weightsOf(header: string): Map<string, number> {
  // Longer ones are ignored: browsers send about two hundred characters.
  const items = header.length > 1_000 ? [] : (header.match(listItem) ?? []);
  return new Map(
    items.map((item) => {
      const [name = '', ...parameters] = item.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, /^[01](\.\d*)?$/.test(weight) ? Number(weight) : 0];
    }),
  );
}
