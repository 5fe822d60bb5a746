import type { ChoiceData, OptionData } from '../../book/schema.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';
import type { Question } from './answer.ts';

/** What buyers ask about options: each option to which the book gives a question, once. */
export function optionQuestions({ book, productIds }: SiteCatalog): Question[] {
  const options = productIds.flatMap((id) => book.products[id].options);
  const byKey = new Map(options.map((option) => [option.key, option]));
  return [...byKey.values()].flatMap((option) => {
    if (option.question === undefined || option.choices.length < 2) return [];
    const paragraphs = [defaultLast(option).map(explained).join(' ')];
    return [{ id: option.key, question: option.question, paragraphs }];
  });
}

function defaultLast({ choices, default: fallback }: OptionData): ChoiceData[] {
  const isDefault = ({ id }: ChoiceData) => id === fallback;
  return [...choices.filter((choice) => !isDefault(choice)), ...choices.filter(isDefault)];
}

function explained({ label, meaning, advice }: ChoiceData): string {
  const lowered = meaning.charAt(0).toLowerCase() + meaning.slice(1);
  return [`${label}: ${lowered}`, ...(advice ? [advice] : [])].join(' ');
}
