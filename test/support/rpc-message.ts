import fc from 'fast-check';
import { mcpRevisions } from '../../src/contract/versions.ts';
import type { ApiAnswer } from '../../src/http/answers.ts';
import { toolNames } from '../../src/order/doors.ts';
import { anyBuild } from './catalog.ts';

/** A POST from any sender. */
export interface RpcPost {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const [modernRevision] = mcpRevisions.modern;

const methods = [
  ...['tools/call', 'tools/list', 'initialize', 'ping', 'server/discover', 'resources/read'],
  ...['resources/list', 'resources/templates/list', 'prompts/list', 'prompts/get'],
  ...['subscriptions/listen', 'completion/complete', 'logging/setLevel', 'resources/subscribe'],
  ...['notifications/initialized', 'notifications/cancelled', 'notifications/progress'],
  ...['tasks/get', 'constructor', '__proto__', '', 'tools/call '],
];

const anyJson = fc.jsonValue({ maxDepth: 2 });
const anyMethod = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...methods) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const anyName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string>(...Object.values(toolNames)) },
  { weight: 1, arbitrary: anyJson },
);

const goodArguments = anyBuild.map(({ product, tabs, sets, options, colorChanges, titles }) => ({
  product,
  sets,
  options,
  ...(titles ? { titles } : { tabsPerSet: tabs }),
  ...(colorChanges > 0 && { colorChanges }),
}));

const argumentNames = [
  ...['product', 'sets', 'tabsPerSet', 'titles', 'options', 'colorChanges'],
  ...['material', 'size', 'ink', 'labels', '__proto__', 'toString', ''],
];

const oddArguments = fc.dictionary(fc.constantFrom(...argumentNames), anyJson, { maxKeys: 4 });

const anyArguments = fc.oneof(
  goodArguments,
  fc.tuple(goodArguments, oddArguments).map(([good, odd]) => ({ ...good, ...odd })),
  oddArguments,
  goodArguments.map((given) => JSON.stringify(given)),
  anyJson,
);

const uri = fc.oneof(
  fc.constantFrom('tabquote://capabilities', 'tabquote://delivery-date/paper/60601', 'file:///x'),
  fc.string({ maxLength: 20 }).map((text) => `tabquote://delivery-date/${text}`),
);

const anyMeta = fc.option(
  fc.oneof(
    fc.constant({
      'io.modelcontextprotocol/protocolVersion': modernRevision,
      'io.modelcontextprotocol/clientCapabilities': {},
    }),
    fc.dictionary(
      fc.constantFrom<string>(
        'io.modelcontextprotocol/protocolVersion',
        'io.modelcontextprotocol/clientCapabilities',
        'io.modelcontextprotocol/clientInfo',
        'progressToken',
      ),
      anyJson,
      { maxKeys: 3 },
    ),
    anyJson,
  ),
  { nil: undefined, freq: 1 },
);

const anyParams = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ name: anyName, arguments: anyArguments, uri, _meta: anyMeta }),
  },
  { weight: 2, arbitrary: fc.record({ arguments: anyArguments, _meta: anyMeta }) },
  { weight: 1, arbitrary: anyJson },
);

const goodId = fc.oneof(fc.nat(), fc.string({ maxLength: 8 }));

const call = fc.record({
  jsonrpc: fc.constant('2.0'),
  id: goodId,
  method: fc.constant('tools/call'),
  params: fc.record(
    { name: anyName, arguments: anyArguments, _meta: anyMeta },
    { requiredKeys: ['name', 'arguments'] },
  ),
});

const request = fc.record(
  { jsonrpc: fc.constant('2.0'), id: goodId, method: anyMethod, params: anyParams },
  { requiredKeys: ['jsonrpc', 'method', 'id'] },
);

const sloppyMessage = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), anyJson),
    id: anyJson,
    method: anyMethod,
    params: anyParams,
  },
  { requiredKeys: ['jsonrpc'] },
);

const anyMessage = fc.oneof(
  { weight: 5, arbitrary: call },
  { weight: 4, arbitrary: request },
  { weight: 1, arbitrary: sloppyMessage },
);

const anyReply = fc.record({ jsonrpc: fc.constant('2.0'), id: anyJson, result: anyJson });

const anyBody = fc.oneof(
  { weight: 12, arbitrary: anyMessage.map((message) => JSON.stringify(message)) },
  { weight: 1, arbitrary: anyReply.map((message) => JSON.stringify(message)) },
  {
    weight: 1,
    arbitrary: fc.array(anyMessage, { maxLength: 3 }).map((batch) => JSON.stringify(batch)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyMessage, fc.nat(60))
      .map(([message, length]) => JSON.stringify(message).slice(0, length)),
  },
  { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
);

const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });

const oddHeaders = fc.record(
  {
    'mcp-protocol-version': fc.oneof(
      fc.constantFrom(...mcpRevisions.modern, ...mcpRevisions.legacy, '2099-01-01'),
      headerText,
    ),
    'mcp-method': fc.oneof(anyMethod, headerText),
    'mcp-name': fc.oneof(fc.constantFrom<string>(...Object.values(toolNames)), headerText),
    accept: fc.constantFrom('*/*', 'application/json', 'text/event-stream', ''),
    'mcp-session-id': headerText,
  },
  { requiredKeys: [] },
);

/** Headers that match a message of the current revision, if the body is one. */
function matchingHeaders(body: string): Record<string, string> {
  try {
    const { method, params } = JSON.parse(body);
    const name = params?.name ?? params?.uri;
    return {
      'mcp-protocol-version': modernRevision,
      'mcp-method': String(method),
      ...(typeof name === 'string' && { 'mcp-name': name }),
    };
  } catch {
    return {};
  }
}

/** Messages as they arrive: valid ones, slightly wrong ones, and noise. */
export const rpcPost: fc.Arbitrary<RpcPost> = fc
  .tuple(anyBody, fc.constantFrom('none', 'matching', 'odd'), oddHeaders)
  .map(([body, kind, odd]) => ({
    body,
    headers: kind === 'none' ? {} : kind === 'matching' ? matchingHeaders(body) : odd,
  }));

const orderlyStatuses = [200, 202, 400, 404];

/** Describes what is wrong with an answer; `undefined` if nothing is. */
export function faultOf({ body }: RpcPost, answer: ApiAnswer): string | undefined {
  if (!orderlyStatuses.includes(answer.status)) return `status ${answer.status}`;
  if (answer.status === 202) return answer.body === '' ? undefined : '202 with a body';
  const type = answer.headers['content-type'];
  if (type === 'text/event-stream') return undefined;
  if (type !== 'application/json') return `content type ${type}`;
  const message = JSON.parse(answer.body);
  if (message.jsonrpc !== '2.0') return 'not a JSON-RPC message';
  if ('result' in message === 'error' in message) return 'neither a result nor an error';
  const asked = idOf(body);
  if (message.id !== null && message.id !== asked) return `answers ${asked} as ${message.id}`;
  if (message.error) return faultOfError(message.error);
  if (message.result.isError) return faultOfText(message.result.content[0].text);
  return undefined;
}

function idOf(body: string): unknown {
  try {
    return JSON.parse(body)?.id;
  } catch {
    return undefined;
  }
}

function faultOfError({ code, message }: { code: unknown; message: unknown }): string | undefined {
  if (!Number.isSafeInteger(code)) return 'an error without a code';
  if (code === -32603) return 'an internal error';
  return faultOfText(message);
}

function faultOfText(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '') return 'an error without a message';
  if (text.includes('\n')) return `more than one line: ${text}`;
  return /\bat (?!https?:)\S+:\d|\.[cm]?[jt]s:\d|node_modules|ZodError|\[object/.test(text)
    ? `leaks: ${text}`
    : undefined;
}
