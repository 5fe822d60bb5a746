import type { TransitData } from '../book/transit-schema.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import type { QuestionGroup } from './faq/answer.ts';
import { choiceQuestions } from './faq/choice-questions.ts';
import { orderQuestions, titleQuestions } from './faq/order-questions.ts';
import { priceQuestions } from './faq/price-questions.ts';

/** Common questions, answered with the prices and facts of the book. */
export function frequentQuestions(catalog: SiteCatalog, transit: TransitData): QuestionGroup[] {
  return [
    priceQuestions(catalog),
    choiceQuestions(catalog),
    titleQuestions(catalog),
    orderQuestions(catalog, transit),
  ];
}
