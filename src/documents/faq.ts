import type { TransitData } from '../book/transit-schema.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { choiceQuestions, titleQuestions } from './faq/choosing.ts';
import { orderQuestions, priceQuestions } from './faq/ordering.ts';

/** A buyer's question with its answer in plain text. */
export interface Question {
  /** Its fragment id on the page. */
  readonly id: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
  /** Short bullet points after the first paragraph. */
  readonly points?: readonly string[];
  readonly links?: readonly { readonly text: string; readonly path: string }[];
}

/** Questions on one subject. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The whole answer as a single text. */
export function answerText({ paragraphs, points = [] }: Question): string {
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
