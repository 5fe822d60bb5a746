import fc from 'fast-check';
import { acceptedEncodings, prefersMarkdown } from '../../src/app/accept.ts';
import { errorSchema } from '../../src/contract/answers.ts';
import type { ApiAnswer } from '../../src/contract/exchange.ts';
import { namesEtag } from '../../src/contract/exchange.ts';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { addressOf } from '../../src/design/address.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { deliveryDateHandler, priceHandler } from '../../src/http/api.ts';
import { toolNames } from '../../src/order/doors.ts';
import { desk, post } from '../mcp/messages.ts';
import { apiRequest } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { anyCharacter } from '../support/runs.ts';
import { capabilitiesSchema, estimateSchema, quoteSchema } from '../support/shapes.ts';
import corpus from './corpus.json' with { type: 'json' };
import { anyBody } from './messages.ts';

/** A parser of untrusted input, with the properties that must hold for every input. */
export interface FuzzTarget {
  /** Throws if a property doesn't hold. */
  check(input: string): Promise<void>;
  /** Inputs that mutation starts from. */
  readonly seeds: readonly string[];
  /** Words that mutation inserts. */
  readonly words: readonly string[];
  /** Inputs that once broke it or that reach much of its code. */
  readonly known: readonly string[];
  /** Inputs as they arrive, if seeds and words seldom make them. */
  readonly inputs?: fc.Arbitrary<string>;
}

const price = priceHandler(catalog);
const delivery = deliveryDateHandler(catalog, desk);

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

function parsed(body: string): unknown {
  return JSON.parse(body);
}

/** No message to outsiders may reveal program locations. */
function expectNoInternals(body: string): void {
  const internals =
    /\bat [^"]*:\d+:\d+\)|\.[cm]?[jt]s:\d|node_modules|file:\/\/\/|ZodError|\[object/;
  must(!internals.test(body), `leaks: ${body.slice(0, 200)}`);
}

async function checkPrice(query: string): Promise<ApiAnswer> {
  const answer = await price(apiRequest(query));
  must(answer.status === 200 || answer.status === 400, `status ${answer.status}`);
  const schema = answer.status === 400 ? errorSchema : quoteSchema.or(capabilitiesSchema);
  const json = parsed(answer.body);
  const reading = schema.safeParse(json);
  must(reading.success, `not of the documented shape: ${reading.error?.message}`);
  if (answer.status === 400) expectNoInternals(answer.body);
  return answer;
}

/** A quote's own link, sent as a query, must give the same quote. */
async function linkAgrees({ body }: ApiAnswer): Promise<void> {
  const quote = parsed(body) as { product?: string; orderUrl?: string };
  if (!quote.orderUrl) return;
  const query = quote.orderUrl.slice(quote.orderUrl.indexOf('?') + 1);
  const again = await price(apiRequest(`product=${quote.product}&${query}`));
  must(again.body === body, `its link gives another quote: ${again.body.slice(0, 200)}`);
}

/** Text as Node passes a header on: a character for each byte. */
function inHeader(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, ' ');
}

/** A message to the tools gets a valid answer. */
async function checkRpc(body: string, headers: Readonly<Record<string, string>>) {
  const answer = await post(body, headers);
  must([200, 202, 400, 404].includes(answer.status), `status ${answer.status}`);
  if (answer.status === 202) return must(answer.body === '', '202 with a body');
  const type = answer.headers['content-type'];
  if (type === 'text/event-stream') return;
  must(type === 'application/json', `content type ${type}`);
  const { jsonrpc, id, result, error } = answer.json;
  must(jsonrpc === '2.0' && (result === undefined) !== (error === undefined), 'not JSON-RPC');
  must(id === null || id === messageIn(body).id, `answers another id: ${id}`);
  must(!error || (Number.isSafeInteger(error.code) && error.code !== -32603), 'internal error');
  const said = error ? error.message : result.isError ? result.content[0].text : 'a result';
  must(said !== '' && !said.includes('\n'), `not one line: ${said}`);
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

const builds = [
  'product=paper&tabs=5&sets=25',
  'product=paper&labels=A%7CB%20C|%E2%82%AC&sets=1000&material=110&reinforce=reinforced',
  'product=poly&tabs=500&sets=500&ink=white&colorChanges=3&punch=2hole&collation=collated',
];
const parameters = ['product', 'tabs', 'sets', 'labels', 'colorChanges', ...catalog.optionKeys];
const named = parameters.map((name) => `${name}=`);
const oddities = [
  ...['%', '%00', '%ff', '%F0%9F%93%82', '%ED%A0%80', '+', '|', '%7C', '=', '&', '&&', '#', '?'],
  ...['0', '-1', '5.0', '1e3', '٣', '999999999', '9007199254740993', '__proto__', 'constructor'],
  ...['\u0000', '\u2028', '\ud800', '\u202e', 'ﬀ', '🗂️', '\r\n', '"', '\\', '<', '{', '[', 'null'],
];

/** The parsers by the input they read. */
export const fuzzTargets: Readonly<Record<string, FuzzTarget>> = {
  query: {
    check: async (query) => linkAgrees(await checkPrice(query)),
    seeds: ['', ...builds],
    known: corpus.query,
    words: [...named, ...oddities, ...builds],
  },
  labels: {
    check: async (labels) => {
      const answer = await checkPrice(`product=paper&sets=25&labels=${labels}`);
      if (answer.status !== 200 || /[&#]/.test(labels)) return;
      const tabs = decodeURIComponent(labels.replaceAll('+', ' ')).split('|').length;
      const quote = parsed(answer.body) as { tabsPerSet: number };
      must(quote.tabsPerSet === tabs, `${tabs} titles, but ${quote.tabsPerSet} tabs`);
      await linkAgrees(answer);
    },
    seeds: ['A|B', 'Exhibit+1%7CExhibit+2', '|', '%C3%84rger|%F0%9F%93%82', 'x'.repeat(200)],
    known: corpus.labels,
    words: [...oddities, 'Exhibit ', 'ÄÖÜ', 'W'.repeat(60), '|'.repeat(100)],
  },
  rpc: {
    check: async (body) => {
      const { method, params } = messageIn(body);
      const name = params?.name ?? params?.uri;
      await checkRpc(body, {});
      await checkRpc(body, { 'mcp-protocol-version': mcpRevisions.legacy[0] });
      await checkRpc(body, {
        'mcp-protocol-version': mcpRevisions.modern[0],
        'mcp-method': inHeader(String(method)),
        ...(typeof name === 'string' && { 'mcp-name': inHeader(name) }),
      });
    },
    inputs: anyBody,
    known: corpus.rpc,
    seeds: fc.sample(anyBody, { numRuns: 20, seed: 1 }),
    words: [
      ...Object.values(toolNames),
      ...parameters.map((name) => `"${name}":`),
      ...oddities,
      ...['"tabsPerSet":', '"titles":[', '"options":', '"arguments":{', '"_meta":', '"id":null,'],
      ...['"id":1.5,', '"params":', '"method":"tools/call",', '1e400', '-0', 'true', '{}', '[]'],
    ],
  },
  accept: {
    check: async (header) => {
      const encodings = acceptedEncodings(header);
      must(
        encodings.at(-1) === 'identity' && new Set(encodings).size === encodings.length,
        'an encoding twice, or none as the last',
      );
      const markdown = prefersMarkdown(header);
      must(!markdown || /text\/markdown/i.test(header), 'Markdown for one who did not name it');
      must(
        !namesEtag(header, '"0123456789"') || /\*|0123456789/.test(header),
        'not its entity tag',
      );
    },
    seeds: [
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'text/markdown, text/html;q=0.9',
      'gzip, deflate, br;q=1.0, *;q=0',
      'W/"0123456789", "x"',
    ],
    known: corpus.accept,
    words: [...'text/markdown text/html */* ;q= 0.5 1.001 , br gzip'.split(' '), ...oddities],
  },
  zip: {
    check: async (zip) => {
      const answer = await delivery(apiRequest(`zip=${zip}`));
      must(answer.status === 200 || answer.status === 400, `status ${answer.status}`);
      const schema = answer.status === 200 ? estimateSchema : errorSchema;
      must(schema.safeParse(parsed(answer.body)).success, 'not of the documented shape');
      if (answer.status === 400) expectNoInternals(answer.body);
      else must(/^(\d|%3\d){5}(&.*)?$/.test(zip), 'a date for what is no ZIP code');
    },
    seeds: ['60601', '00501', '99950', '96799', '06390', '340', '60601&product=poly', '60601-1234'],
    known: corpus.zip,
    words: ['0', '9', '%30', '&product=', 'poly', 'paper', '&zip=', ...oddities],
  },
  link: {
    check: async (address) => {
      const [query = '', fragment = ''] = address.split('#');
      for (const product of ['paper', 'poly'] as const) {
        const { design, problems } = openAddress(catalog, product, query, fragment);
        must(
          problems.every((problem) => problem !== ''),
          'a problem without words',
        );
        const written = addressOf(catalog, design);
        if (written.lacksTitles) continue;
        const url = new URL(written.address, catalog.baseUrl);
        const again = openAddress(catalog, product, url.search.slice(1), url.hash.slice(1));
        must(again.problems.length === 0, `its own address has problems: ${again.problems[0]}`);
        must(
          addressOf(catalog, again.design).address === written.address,
          'its own address opens another design',
        );
      }
    },
    seeds: [
      ...builds.map((build) => build.replace(/^product=\w+&/, '')),
      'tabs=12&sets=25#cut=6&colors=red.blue',
    ],
    known: corpus.link,
    words: [...'# cut= colors= red.blue utm_source='.split(' '), ...named, ...oddities],
  },
};

/** Any input of a target: its words, its seeds and noise, in any order. */
export function anyInput(target: string): fc.Arbitrary<string> {
  const { seeds, words, inputs } = fuzzTargets[target] as FuzzTarget;
  const piece = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ unit: anyCharacter, maxLength: 8 }),
    fc.constantFrom(...seeds),
  );
  const pieces = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  return inputs ? fc.oneof({ weight: 3, arbitrary: inputs }, pieces) : pieces;
}
