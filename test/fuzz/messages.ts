import fc from 'fast-check';
import { toolNames } from '../../src/order/doors.ts';
import { envelope } from '../mcp/messages.ts';
import { anyBuild } from '../support/catalog.ts';
import seeds from './seeds.json' with { type: 'json' };

const anyJson = fc.jsonValue({ maxDepth: 2 });

/** Mostly what is right, sometimes any JSON or nothing. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 10, arbitrary: right }, fc.option(anyJson, { nil: undefined }));

const names: readonly string[] = Object.values(toolNames);
const { methods, uris, arguments: argumentNames } = seeds.messages;

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
const anyMessage = fc
  .record({
    jsonrpc: mostly(fc.constant('2.0')),
    id: mostly(fc.nat()),
    method: mostly(fc.oneof(fc.constant('tools/call'), fc.constantFrom(...methods))),
    params: mostly(
      fc.record({
        name: mostly(fc.constantFrom(...names)),
        arguments: mostly(given),
        uri: mostly(fc.constantFrom(...uris)),
        _meta: fc.oneof(fc.constantFrom(undefined, envelope), anyJson),
      }),
    ),
  })
  .map((message) => JSON.stringify(message));

/** Messages to the tools as they arrive: valid ones, slightly wrong ones, lists, broken ones. */
export const anyBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: anyMessage },
  fc.array(anyMessage, { maxLength: 3 }).map((all) => `[${all}]`),
  fc.tuple(anyMessage, fc.nat(60)).map(([text, length]) => text.slice(0, length)),
);
