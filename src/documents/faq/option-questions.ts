import type { PricedChoice, PricedOption, SiteCatalog } from '../../pricing/catalog.ts';
import type { Question } from './answer.ts';

/** Questions about options: each option that has a question in the book, once. */
export function optionQuestions({ products, productIds }: SiteCatalog): Question[] {
  const found = new Map<string, Question>();
  for (const option of productIds.flatMap((id) => products[id].options)) {
    const { key, question, choices } = option;
    if (question === undefined || choices.size < 2 || found.has(key)) continue;
    found.set(key, { id: key, question, paragraphs: defaultLast(option).map(explained) });
  }
  return [...found.values()];
}

function defaultLast({ choices }: PricedOption): PricedChoice[] {
  const all = [...choices.values()];
  return [
    ...all.filter(({ isDefault }) => !isDefault),
    ...all.filter(({ isDefault }) => isDefault),
  ];
}

function explained({ label, meaning, data: { advice } }: PricedChoice): string {
  const lowered = meaning.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  return [`${label}: ${lowered}`, ...(advice ? [advice] : [])].join(' ');
}
