import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';

export interface SloppyRequest {
  readonly tool: 'quote_price' | 'draft_order';
  readonly base: Readonly<Record<string, unknown>>;
  /** What isn't, the same for every door; `undefined` takes something out of the base. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly answer: object | RegExp;
  /** What the error of the HTTP API matches, if it is not about the tool's own words. */
  readonly http: RegExp | undefined;
}

/** The table's values: a total is a price, "(none)" is nothing, "x×3" is a text three times. */
export function readValue(text: string): object | RegExp {
  if (text.startsWith('/')) return RegExp(text.slice(1, -1));
  const value = JSON.parse(text, (_, value) => {
    if (value?.times) return Array(value.times).fill(value.of);
    if (value === '(none)') return undefined;
    if (typeof value !== 'string') return value;
    if (value.startsWith('…')) return expect.stringContaining(value.slice(1));
    const [, repeated, times] = /^(.)×(\d+)$/.exec(value) ?? [];
    return repeated?.repeat(Number(times)) ?? value;
  });
  return typeof value === 'number' ? { price: { total: value } } : value;
}

function readTable(table: string): SloppyRequest[] {
  let call: Pick<SloppyRequest, 'tool' | 'base'> | undefined;
  return table.split('\n').flatMap((line) => {
    const [, tool, base] = /^(quote_price|draft_order) (.*)$/.exec(line) ?? [];
    if (tool && base) call = { tool: tool as SloppyRequest['tool'], base: JSON.parse(base) };
    if (!call || !line.startsWith('{')) return [];
    const [change = '', answer = '', http] = line.split(' => ');
    const left = [...change.matchAll(/"(\w+)":"\(none\)"/g)].map(([, name]) => [name, undefined]);
    return {
      ...call,
      change: { ...Object.fromEntries(left), ...readValue(change) },
      answer: readValue(answer),
      http: http === undefined ? undefined : RegExp(http.slice(1, -1)),
    };
  });
}

export const sloppyRequests: readonly SloppyRequest[] = readTable(
  readFileSync(new URL('sloppy-requests.txt', import.meta.url), 'utf8'),
);

/** Anything as a query of the HTTP API: what isn't text is sent as JSON. */
export function queryOf(given: Readonly<Record<string, unknown>>): string {
  const sent = Object.entries(given).filter(([, value]) => (value ?? null) !== null);
  const part = ([name, value]: readonly [string, unknown]) =>
    [name, typeof value === 'string' ? value : JSON.stringify(value)].map(encodeURIComponent);
  return sent.map((one) => part(one).join('=')).join('&');
}

const price = priceHandler(catalog);

/** What the HTTP API says of a query, and what it answers to that or to its correction. */
export async function followed(query: string) {
  const first = await ask(price, query);
  const { error = '' } = first.json;
  const corrected = / Send (product=\S+)$/.exec(error)?.[1];
  const { json } = corrected === undefined ? first : await ask(price, corrected);
  return { status: first.status, error, json };
}
