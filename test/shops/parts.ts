import type { ChoiceData, OptionData } from '../../src/book/schema.ts';

/** A choice, with its charges and whatever else it has. */
export function choice(
  id: string,
  label: string,
  meaning: string,
  more: Partial<ChoiceData> = {},
): ChoiceData {
  return { id, label, meaning, ...more };
}

/** An option; the first choice is its default. */
export function option(
  key: string,
  label: string,
  more: Partial<OptionData>,
  choices: ChoiceData[],
): OptionData {
  return { key, label, default: choices[0]?.id ?? '', choices, ...more };
}

/** Colors by id, name and hex digits, separated by commas. */
export function colors(list: string) {
  return list.split(/,\s+/).map((color) => {
    const [id = '', ...words] = color.split(' ');
    return { id, name: words.slice(0, -1).join(' '), hex: words.at(-1) ?? '' };
  });
}
