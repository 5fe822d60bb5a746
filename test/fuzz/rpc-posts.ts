import fc from 'fast-check';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { toolNames } from '../../src/order/doors.ts';
import { anyBuild } from '../support/catalog.ts';

/** A POST from any sender. */
interface RpcPost {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const anyJson = fc.jsonValue({ maxDepth: 2 });

/** Mostly what is right, sometimes any JSON or nothing. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 10, arbitrary: right },
    { weight: 1, arbitrary: fc.option(anyJson, { nil: undefined }) },
  );

const [revision] = mcpRevisions.modern;
const revisions = [...mcpRevisions.modern, ...mcpRevisions.legacy, '2099-01-01', ''];
const names = Object.values(toolNames);
const methods = [
  ...['tools/call', 'tools/list', 'initialize', 'ping', 'server/discover', 'resources/read'],
  ...['resources/list', 'resources/templates/list', 'prompts/list', 'prompts/get'],
  ...['subscriptions/listen', 'completion/complete', 'logging/setLevel', 'resources/subscribe'],
  ...['notifications/initialized', 'notifications/cancelled', 'tasks/get', '__proto__', ''],
];
const uris = ['tabquote://capabilities', 'tabquote://delivery-date/paper/60601', 'other://x', ''];
const argumentNames = [
  ...['product', 'sets', 'tabsPerSet', 'titles', 'options', 'colorChanges'],
  ...['material', 'size', 'ink', 'labels', '__proto__', 'toString', ''],
];

const right = anyBuild.map(({ tabs, titles, ...build }) =>
  titles ? { ...build, titles } : { ...build, tabsPerSet: tabs },
);
const odd = fc.dictionary(fc.constantFrom(...argumentNames), anyJson, { maxKeys: 4 });
const given = fc.oneof(
  right,
  odd,
  fc.tuple(right, odd).map((both) => Object.assign({}, ...both)),
  right.map((build) => JSON.stringify(build)),
);
const envelope = {
  'io.modelcontextprotocol/protocolVersion': revision,
  'io.modelcontextprotocol/clientCapabilities': {},
};
const message = (method: fc.Arbitrary<unknown>, name: fc.Arbitrary<unknown>) =>
  fc.record({
    jsonrpc: mostly(fc.constant('2.0')),
    id: mostly(fc.nat()),
    method,
    params: mostly(
      fc.record({
        name,
        arguments: mostly(given),
        uri: mostly(fc.constantFrom(...uris)),
        _meta: fc.oneof(fc.constantFrom(undefined, envelope), anyJson),
      }),
    ),
  });
const anyMessage = fc.oneof(
  message(fc.constant('tools/call'), fc.constantFrom<string>(...names)),
  message(mostly(fc.constantFrom(...methods)), mostly(fc.constantFrom<string>(...names))),
);

const anyBody = fc.oneof(
  { weight: 10, arbitrary: anyMessage.map((message) => JSON.stringify(message)) },
  {
    weight: 1,
    arbitrary: fc.array(anyMessage, { maxLength: 3 }).map((all) => JSON.stringify(all)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyMessage, fc.nat(60))
      .map(([message, length]) => JSON.stringify(message).slice(0, length)),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
);

const anyHeaders = fc.record(
  {
    'mcp-protocol-version': fc.constantFrom(...revisions),
    'mcp-method': fc.constantFrom(...methods),
    'mcp-name': fc.constantFrom<string>(...names, ...uris),
    accept: fc.constantFrom('*/*', 'application/json', 'text/event-stream', ''),
    'mcp-session-id': fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  },
  { requiredKeys: [] },
);

/** The headers of a message of the current revision, if the body is one. */
function matching(body: string): Record<string, string> {
  try {
    const { method, params } = JSON.parse(body);
    const name = params?.name ?? params?.uri;
    return {
      'mcp-protocol-version': revision,
      'mcp-method': String(method),
      ...(typeof name === 'string' && { 'mcp-name': name }),
    };
  } catch {
    return {};
  }
}

/** Messages as they arrive: valid ones, slightly wrong ones, and noise. */
export const rpcPosts: fc.Arbitrary<RpcPost> = fc
  .tuple(anyBody, fc.constantFrom('none', 'matching', 'any'), anyHeaders)
  .map(([body, kind, any]) => ({
    body,
    headers: kind === 'none' ? {} : kind === 'matching' ? matching(body) : any,
  }));
