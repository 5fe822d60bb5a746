import type { ErrorDocument } from '../contract/error.ts';
import { explain, type Problem } from '../order/problems.ts';
import { cutShort } from '../text/echo.ts';
import type { ApiAnswer, ApiHeaders } from './message.ts';

/** Headers of a JSON answer; `endpoint` adds those that all answers share. */
export function jsonHeaders(headers: ApiHeaders = {}): ApiHeaders {
  return { 'content-type': 'application/json; charset=utf-8', ...headers };
}

/** Body of a JSON answer as a flat string; appending a newline would cost a copy. */
export function jsonBody(value: unknown): string {
  return JSON.stringify(value);
}

export function jsonAnswer(status: number, value: unknown, headers?: ApiHeaders): ApiAnswer {
  return { status, headers: jsonHeaders(headers), body: jsonBody(value) };
}

/** An error in one sentence, never cached. */
export function errorAnswer(status: number, error: string, headers: ApiHeaders = {}): ApiAnswer {
  return refusal(status, { error }, headers);
}

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
  const quoteForm = problems.find((problem) => problem.quoteForm)?.quoteForm;
  return refusal(400, {
    error: explain(problems, ending),
    parameter: first?.parameter && cutShort(first.parameter),
    validValues: first?.validValues && [...first.validValues],
    quoteForm,
  });
}

function refusal(status: number, document: ErrorDocument, headers: ApiHeaders = {}): ApiAnswer {
  return jsonAnswer(status, document, { 'cache-control': 'no-store', ...headers });
}
