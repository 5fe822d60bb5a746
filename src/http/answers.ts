import type { ErrorDocument } from '../contract/error.ts';
import { explain, type Problem } from '../pricing/problems/problem.ts';
import type { ApiAnswer } from './message.ts';

const jsonType = 'application/json; charset=utf-8';

/** A JSON answer; `endpoint` adds what all answers carry. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): ApiAnswer {
  return {
    status,
    headers: { 'content-type': jsonType, ...headers },
    body: `${JSON.stringify(value)}\n`,
  };
}

/** A refusal in one sentence, never cached. */
export function errorAnswer(
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): ApiAnswer {
  return refusal(status, { error }, headers);
}

/** 400 with everything that is wrong; the members beside `error` speak of the first problem. */
export function problemsAnswer(problems: readonly Problem[]): ApiAnswer {
  const first = problems[0];
  const quoteForm = problems.find((problem) => problem.quoteForm)?.quoteForm;
  return refusal(400, {
    error: explain(problems),
    parameter: first?.parameter,
    validValues: first?.validValues && [...first.validValues],
    quoteForm,
  });
}

function refusal(
  status: number,
  document: ErrorDocument,
  headers: Readonly<Record<string, string>> = {},
): ApiAnswer {
  return jsonAnswer(status, document, { 'cache-control': 'no-store', ...headers });
}
