import type { Section } from '../book/pages.ts';
import type { TransitData } from '../book/transit-schema.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { choiceQuestions, titleQuestions } from './faq/choosing.ts';
import { orderQuestions, priceQuestions } from './faq/ordering.ts';

/** Questions on one subject. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  /** Buyers' questions, with their answers in plain text. */
  readonly questions: readonly Section[];
}

/** The whole answer as a single text. */
export function answerText({ paragraphs, points = [] }: Section): string {
  const [first, ...rest] = paragraphs;
  return [first, ...points, ...rest].join(' ');
}

/** Common questions, answered with the prices and facts of the book. */
export function frequentQuestions(catalog: SiteCatalog, transit: TransitData): QuestionGroup[] {
  return [
    priceQuestions(catalog),
    choiceQuestions(catalog),
    titleQuestions(catalog),
    orderQuestions(catalog, transit),
  ];
}
