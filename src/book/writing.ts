import type { ChoiceData, OptionData, Section } from './schema.ts';

type Charges = Pick<ChoiceData, 'perTab' | 'perSet' | 'perOrder' | 'percent'>;

/** An option with what its choices add, by their ids. */
export function priced(option: OptionData, charges: Readonly<Record<string, Charges>>): OptionData {
  return {
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, ...charges[choice.id] })),
  };
}

/** A length in millimeters as inches, to a thousandth, for a die measured so. */
export function millimeters(length: number): number {
  return Math.round((length / 25.4) * 1_000) / 1_000;
}

/** A section of a page, with its id, its title and its paragraphs. */
export function section(
  id: string,
  title: string,
  paragraphs: readonly string[],
  more?: Pick<Section, 'points' | 'links'>,
): Section {
  return { id, title, paragraphs, ...more };
}
