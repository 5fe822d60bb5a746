/** What placeholders stand for; a list is for texts that are nothing but its placeholder. */
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Fills in the placeholders of texts, such as `{email}`. A text that is only a placeholder becomes
 * all of its values; one with a placeholder that has no value is left out.
 *
 * @throws RangeError if there is no such placeholder.
 */
export function fillIn(texts: readonly string[], values: Values): string[] {
  return texts.flatMap((text) => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const unknown = names.find((name) => !(name in values));
    if (unknown) throw new RangeError(`there is no placeholder {${unknown}}`);
    if (names.some((name) => values[name] === undefined)) return [];
    const [first = ''] = names;
    if (text === `{${first}}`) return values[first] ?? [];
    return [text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))];
  });
}
