/** Traces of missing values in a text. */
export function gapsIn(text: string): string[] {
  return [
    ...(text.match(/.{0,40}(undefined|NaN|Infinity|\[object |\{\w+Sets\}).{0,20}/g) ?? []),
    ...(text.match(/.{0,40}(: \.(?!\d)| \(\)|(?<!`)``(?!`)| {3,}\|| , |^, ).{0,20}/gm) ?? []),
  ];
}

/** A text as it was before it became HTML. */
export function plain(html: string): string {
  const characters = { lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'", amp: '&', '#38': '&' };
  return html.replace(/&([#\w]+);/g, (entity, name) => characters[name as 'lt'] ?? entity);
}

/** Queries of the price API and of order links in a text or HTML, without templates. */
export function queriesIn(source: string): string[] {
  const text = plain(source);
  const asked = [...text.matchAll(/product=\w+&[^\s"'`<>)\\|]+/g)].map(([query]) => query);
  const linked = [...text.matchAll(/\/configure\/(\w+)\?([^\s"'`<>)\\#]+)/g)].map(
    ([, product, query]) => `product=${product}&${query}`,
  );
  return [...new Set([...asked, ...linked])].filter(
    (query) => !/[{}$]/.test(query) && !query.includes('zip='),
  );
}
