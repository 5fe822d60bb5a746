import { expect, test } from 'vitest';
import { answerText, frequentQuestions } from '../../src/documents/faq.ts';
import { transit } from '../shops/transit.ts';
import { catalog } from '../support/catalog.ts';

test('answers about cuts and arrival match the trade', () => {
  const questions = frequentQuestions(catalog, transit).flatMap(({ questions }) => questions);
  const answers = new Map(questions.map((question) => [question.id, answerText(question)]));
  expect(answers.get('cut-and-banks')).toContain('12 tabs: 1/6 cut, 2 banks');
  expect(answers.get('arrival')).toContain('Los Angeles (90001): 4 business days.');
  expect(answers.get('arrival')).toContain('3:00 PM Central Time');
});
