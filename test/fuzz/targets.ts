import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ZodType } from 'zod';
import { acceptedEncodings, prefersMarkdown } from '../../src/app/accept.ts';
import { errorSchema } from '../../src/contract/answers.ts';
import type { ApiAnswer } from '../../src/contract/exchange.ts';
import { namesEtag } from '../../src/contract/exchange.ts';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { addressOf } from '../../src/design/address.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { deliveryDateHandler, priceHandler } from '../../src/http/api.ts';
import { desk, post } from '../mcp/messages.ts';
import { apiRequest } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { anyCharacter } from '../support/runs.ts';
import { capabilitiesSchema, estimateSchema, quoteSchema } from '../support/shapes.ts';
import corpus from './corpus.json' with { type: 'json' };
import { anyBody } from './messages.ts';
import seeds from './seeds.json' with { type: 'json' };

export interface FuzzTarget {
  /** Throws if an input breaks a property that must hold for every one. */
  readonly check: (input: string) => Promise<void>;
  readonly seeds: readonly string[];
  readonly words: readonly string[];
  /** Inputs that once broke it or that reach much of its code. */
  readonly known: readonly string[];
}

const price = priceHandler(catalog);
const delivery = deliveryDateHandler(catalog, desk);

/** No message to outsiders may reveal program locations. */
function expectNoInternals(body: string): void {
  const internals =
    /\bat [^"]*:\d+:\d+\)|\.[cm]?[jt]s:\d|node_modules|file:\/\/\/|ZodError|\[object/;
  assert(!internals.test(body), `leaks: ${body.slice(0, 200)}`);
}

/** An answer is of the documented shape, which is thrown otherwise. */
function documented(answer: ApiAnswer, schema: ZodType): ApiAnswer {
  assert(answer.status === 200 || answer.status === 400, `status ${answer.status}`);
  (answer.status === 400 ? errorSchema : schema).parse(JSON.parse(answer.body));
  if (answer.status === 400) expectNoInternals(answer.body);
  return answer;
}

/** A quote's own link, sent as a query, gives the same quote. */
async function checkPrice(query: string): Promise<ApiAnswer> {
  const sent = await price(apiRequest(query));
  const { product, orderUrl } = JSON.parse(sent.body);
  if (orderUrl) {
    const own = orderUrl.slice(orderUrl.indexOf('?') + 1);
    assert.equal((await price(apiRequest(`product=${product}&${own}`))).body, sent.body);
  }
  return documented(sent, quoteSchema.or(capabilitiesSchema));
}

/** Text as Node passes a header on: a character for each byte. */
function inHeader(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, ' ');
}

async function checkRpc(body: string, headers: Readonly<Record<string, string>>) {
  const answer = await post(body, headers);
  assert([200, 202, 400, 404].includes(answer.status), `status ${answer.status}`);
  if (answer.status === 202) return assert(answer.body === '', '202 with a body');
  const type = answer.headers['content-type'];
  if (type === 'text/event-stream') return;
  assert(type === 'application/json', `content type ${type}`);
  const { jsonrpc, id, result, error } = answer.json;
  assert(jsonrpc === '2.0' && (result === undefined) !== (error === undefined), 'not JSON-RPC');
  assert(id === null || id === messageIn(body).id, `answers another id: ${id}`);
  assert(!error || (Number.isSafeInteger(error.code) && error.code !== -32603), 'internal error');
  const said = error ? error.message : result.isError ? result.content[0].text : 'a result';
  assert(said !== '' && !said.includes('\n'), `not one line: ${said}`);
  if (error || result.isError) expectNoInternals(answer.body);
}

// biome-ignore lint/suspicious/noExplicitAny: a message may have any shape
function messageIn(body: string): any {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}

const checks = {
  query: async (query) => void (await checkPrice(query)),
  async labels(labels) {
    const answer = await checkPrice(`product=paper&sets=25&labels=${labels}`);
    if (answer.status !== 200 || /[&#]/.test(labels)) return;
    const tabs = decodeURIComponent(labels.replaceAll('+', ' ')).split('|').length;
    assert.equal(JSON.parse(answer.body).tabsPerSet, tabs);
  },
  async rpc(body) {
    const { method, params } = messageIn(body);
    const name = params?.name ?? params?.uri;
    await checkRpc(body, {});
    await checkRpc(body, { 'mcp-protocol-version': mcpRevisions.legacy[0] });
    await checkRpc(body, {
      'mcp-protocol-version': mcpRevisions.modern[0],
      ...(typeof method === 'string' && { 'mcp-method': inHeader(method) }),
      ...(typeof name === 'string' && { 'mcp-name': inHeader(name) }),
    });
  },
  async accept(header) {
    const encodings = acceptedEncodings(header);
    const others = new Set(encodings).difference(new Set(['identity']));
    assert.deepEqual(encodings, [...others, 'identity']);
    const markdown = prefersMarkdown(header);
    assert(!markdown || /text\/markdown/i.test(header), 'Markdown for one who did not name it');
    assert(
      !namesEtag(header, '"0123456789"') || /\*|0123456789/.test(header),
      'not its entity tag',
    );
  },
  async zip(zip) {
    const { status } = documented(await delivery(apiRequest(`zip=${zip}`)), estimateSchema);
    if (status === 200) assert(/^(\d|%3\d){5}(&.*)?$/.test(zip), 'a date for what is no ZIP code');
  },
  async link(address) {
    const [query = '', fragment = ''] = address.split('#');
    const [search, hash] = [`?${query}`, `#${fragment}`];
    for (const product of ['paper', 'poly'] as const) {
      const { design, problems } = openAddress(catalog, product, { search, hash });
      assert(!problems.includes(''), 'a problem without words');
      const written = addressOf(catalog, design);
      if (written.titles) continue;
      const url = new URL(written.address, catalog.baseUrl);
      const again = openAddress(catalog, product, url);
      assert(again.problems.length === 0, `its own address has problems: ${again.problems[0]}`);
      assert.equal(addressOf(catalog, again.design).address, written.address);
    }
  },
} satisfies Readonly<Record<string, FuzzTarget['check']>>;

const messages = fc.sample(anyBody, { numRuns: 20, seed: 1 });

export const fuzzTargets: Readonly<Record<string, FuzzTarget>> = Object.fromEntries(
  (Object.keys(checks) as (keyof typeof checks)[]).map((name) => [
    name,
    {
      check: checks[name],
      seeds: [...seeds[name].seeds, ...(name === 'rpc' ? messages : [])],
      // JSON can't hold half a character.
      words: [...seeds[name].words, ...seeds.oddities, '\ud800'],
      known: corpus[name],
    },
  ]),
);

/** Any input of a target: its words, its seeds and noise, in any order. */
export function anyInput(name: string): fc.Arbitrary<string> {
  const { seeds, words } = fuzzTargets[name] as FuzzTarget;
  const piece = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ unit: anyCharacter, maxLength: 8 }),
    fc.constantFrom(...seeds),
  );
  const pieces = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  return name === 'rpc' ? fc.oneof({ weight: 3, arbitrary: anyBody }, pieces) : pieces;
}
