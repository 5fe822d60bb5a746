import { type ApiAnswer, errorAnswer } from '../contract/exchange.ts';
import type { Problem } from '../order/understand.ts';
import { cutShort, explain } from '../text/echo.ts';

/** A longer corrected query doesn't help: its parts are in the sentences. */
const correctedMax = 500;

/**
 * 400 with every problem; the other members describe the first one.
 *
 * @param corrected the query to send instead, if only the words were wrong.
 */
export function problemsAnswer(problems: readonly Problem[], corrected = ''): ApiAnswer {
  const isShort = corrected !== '' && corrected.length <= correctedMax;
  const ending = isShort ? ` Send ${corrected}` : '';
  const first = problems[0];
  return errorAnswer(400, {
    error: explain(problems, ending),
    parameter: first?.parameter && cutShort(first.parameter),
    validValues: first?.validValues && [...first.validValues],
    quoteForm: problems.find((problem) => problem.quoteForm)?.quoteForm,
  });
}
