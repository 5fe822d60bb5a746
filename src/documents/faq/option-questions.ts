import type { OptionData } from '../../book/schema.ts';
import { capitalized, withinSentence } from '../../pricing/words.ts';
import type { Question } from './answer.ts';

type Choice = OptionData['choices'][number];

/** What to say of a choice beside its meaning. */
const advice: Readonly<Record<string, string>> = {
  collated: 'Each set goes straight into its binder.',
  uncollated: 'Choose it when you take tabs as you need them, or assemble the sets yourself.',
  unpunched: 'Take it for comb, coil and other bindings.',
  reinforced: 'It is worth its price where pages are turned every day.',
};

/** What buyers ask of options, as far as a product has these. */
export function optionQuestions(options: readonly OptionData[]): Question[] {
  const choicesOf = (key: string) => {
    const option = options.find((option) => option.key === key);
    return option && option.choices.length > 1 ? defaultLast(option) : [];
  };
  return [
    ...collationQuestion(choicesOf('collation')),
    ...bindingQuestion(choicesOf('punch'), choicesOf('reinforce')),
  ];
}

function collationQuestion(choices: readonly Choice[]): Question[] {
  if (choices.length === 0) return [];
  const [first = '', ...others] = choices.map(({ label }) => label);
  return [
    {
      id: 'collated',
      question: `${[first, ...others.map(withinSentence)].join(' or ')}?`,
      paragraphs: [explained(choices)],
    },
  ];
}

function bindingQuestion(punching: readonly Choice[], edges: readonly Choice[]): Question[] {
  const strip = edges.find(({ id }) => id === 'reinforced');
  const parts = [
    ...(punching.length > 0 ? [{ asked: 'which hole punching', told: explained(punching) }] : []),
    ...(strip
      ? [{ asked: 'do I need reinforcing', told: `Reinforcing, on paper: ${told(strip)}` }]
      : []),
  ];
  if (parts.length === 0) return [];
  return [
    {
      id: 'punching',
      question: `${capitalized(parts.map(({ asked }) => asked).join(', and '))}?`,
      paragraphs: parts.map(({ told }) => told),
    },
  ];
}

function defaultLast({ choices, default: fallback }: OptionData): Choice[] {
  const isDefault = ({ id }: Choice) => id === fallback;
  return [...choices.filter((choice) => !isDefault(choice)), ...choices.filter(isDefault)];
}

function explained(choices: readonly Choice[]): string {
  return choices.map((choice) => `${choice.label}: ${told(choice)}`).join(' ');
}

function told({ id, meaning }: Choice): string {
  const lowered = meaning.charAt(0).toLowerCase() + meaning.slice(1);
  return [lowered, ...(advice[id] ? [advice[id]] : [])].join(' ');
}
