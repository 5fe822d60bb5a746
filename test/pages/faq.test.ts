import { expect, test } from 'vitest';
import { answerText, frequentQuestions } from '../../src/documents/faq.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { priceAt } from '../../src/pricing/quote.ts';
import { formatCents } from '../../src/text/money.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { catalog } from '../support/catalog.ts';

function answers(of = catalog): Map<string, string> {
  const questions = frequentQuestions(of, transit).flatMap(({ questions }) => questions);
  return new Map(questions.map((question) => [question.id, answerText(question)]));
}

/** The price of the smallest paper order, in the words of an answer. */
function smallestOrder(of = catalog): string {
  const build = defaultBuild(of, 'paper');
  const { perSetCents, totalCents } = priceAt(of.products.paper, build, build.sets);
  return `$${formatCents(perSetCents)} a set and $${formatCents(totalCents)} total`;
}

test('a changed price in the book changes the answers', () => {
  const { paper } = book.products;
  const products = { ...book.products, paper: { ...paper, setup: '1234.00' } };
  const changed = openCatalog({ ...book, products }, catalog.baseUrl);
  for (const id of ['how-much', 'how-many-sets']) {
    expect(answers().get(id)).toContain(smallestOrder());
    expect(answers(changed).get(id)).toContain(smallestOrder(changed));
    expect(answers(changed).get(id)).not.toContain(smallestOrder());
  }
});

test('answers about cuts and arrival match the trade', () => {
  expect(answers().get('cut-and-banks')).toContain('12 tabs: 1/6 cut, 2 banks');
  expect(answers().get('arrival')).toContain('Los Angeles (90001): 4 business days.');
  expect(answers().get('arrival')).toContain('3:00 PM Central Time');
});
