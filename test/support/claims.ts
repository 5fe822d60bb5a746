/** Traces of missing values in a text. */
export function gapsIn(text: string): string[] {
  return [
    ...(text.match(/.{0,40}(undefined|NaN|Infinity|\[object |\{\w+Sets\}).{0,20}/g) ?? []),
    ...(text.match(/.{0,40}(: \.(?!\d)| \(\)|(?<!`)``(?!`)| {3,}\|| , |^, ).{0,20}/gm) ?? []),
  ];
}

/** Queries of the price API and of order links in a text or HTML, without templates. */
export function queriesIn(source: string): string[] {
  const text = source.replace(/&(amp|#38|#39|quot);/g, (entity) => characters[entity] ?? entity);
  const asked = [...text.matchAll(/product=\w+&[^\s"'`<>)\\|]+/g)].map(([query]) => query);
  const linked = [...text.matchAll(/\/configure\/(\w+)\?([^\s"'`<>)\\#]+)/g)].map(
    ([, product, query]) => `product=${product}&${query}`,
  );
  return [...new Set([...asked, ...linked])].filter(
    (query) => !/[{}$]/.test(query) && !query.includes('zip='),
  );
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&#39;': "'",
  '&quot;': '"',
};
