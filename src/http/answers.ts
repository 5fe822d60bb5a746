import type { ErrorDocument } from '../contract/error.ts';
import { cutShort, explain, type Problem } from '../pricing/problems/problem.ts';
import type { ApiAnswer, ApiHeaders } from './message.ts';

/** The headers of a JSON answer; `endpoint` adds what all answers carry. */
export function jsonHeaders(headers: ApiHeaders = {}): ApiHeaders {
  return { 'content-type': 'application/json; charset=utf-8', ...headers };
}

/** The body of a JSON answer, one string in memory: a line's end after it would cost a copy. */
export function jsonBody(value: unknown): string {
  return JSON.stringify(value);
}

export function jsonAnswer(status: number, value: unknown, headers?: ApiHeaders): ApiAnswer {
  return { status, headers: jsonHeaders(headers), body: jsonBody(value) };
}

/** A refusal in one sentence, never cached. */
export function errorAnswer(status: number, error: string, headers: ApiHeaders = {}): ApiAnswer {
  return refusal(status, { error }, headers);
}

/** 400 with everything that is wrong; the members beside `error` speak of the first problem. */
export function problemsAnswer(problems: readonly Problem[]): ApiAnswer {
  const first = problems[0];
  const quoteForm = problems.find((problem) => problem.quoteForm)?.quoteForm;
  return refusal(400, {
    error: explain(problems),
    parameter: first?.parameter && cutShort(first.parameter),
    validValues: first?.validValues && [...first.validValues],
    quoteForm,
  });
}

function refusal(status: number, document: ErrorDocument, headers: ApiHeaders = {}): ApiAnswer {
  return jsonAnswer(status, document, { 'cache-control': 'no-store', ...headers });
}
