import { Ajv2020 } from 'ajv/dist/2020.js';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { mcpHandler } from '../../src/mcp/handler.ts';
import { tabquoteService } from '../../src/mcp/tabquote.ts';
import { toolNames } from '../../src/order/doors.ts';
import { catalog } from '../support/catalog.ts';
import { callerOf, callTool, desk, legacy, modern } from './messages.ts';

const { json } = await legacy('tools/list');
// biome-ignore lint/suspicious/noExplicitAny: tools as received
const tools: any[] = json.result.tools;

test('the tools match the golden file (npm run golden updates it), in both eras in the same order', async () => {
  await expect(`${JSON.stringify(tools, null, 2)}\n`).toMatchFileSnapshot(
    '../golden/mcp-tools.json',
  );
  const { result } = (await modern('tools/list')).json;
  expect(result.tools).toEqual(tools);
  expect(tools.map(({ name }) => name)).toEqual(Object.values(toolNames));
  expect((await legacy('tools/list')).body).toBe((await legacy('tools/list')).body);
});

test.each(tools.map((tool) => [tool.name as string, tool]))(
  '%s has flat schemas that clients accept, without references and unions, and answers as they say',
  async (name, tool) => {
    for (const schema of [tool.inputSchema, tool.outputSchema]) {
      expect(schema.type).toBe('object');
      expect(JSON.stringify(schema)).not.toMatch(/"(\$ref|anyOf|oneOf|allOf|\$defs)"/);
      const isEmpty = JSON.stringify(schema.properties) === '{}';
      expect(JSON.stringify(schema).includes('"additionalProperties":false')).toBe(isEmpty);
    }
    const validate = new Ajv2020({ strict: true }).compile(tool.outputSchema);
    const build = { product: 'poly', sets: 1000, options: { ink: 'white' }, colorChanges: 1 };
    const given = {
      [toolNames.capabilities]: {},
      [toolNames.quote]: { ...build, tabsPerSet: 2 },
      [toolNames.draft]: { ...build, titles: ['A', ''] },
    }[name];
    const { structured, text } = await callTool(name, given);
    expect(validate(structured), JSON.stringify(validate.errors)).toBe(true);
    expect(JSON.parse(text)).toEqual(structured);
    const described = Object.keys(tool.outputSchema.properties);
    expect(described).toEqual(expect.arrayContaining(Object.keys(structured)));
  },
);

const order = { product: 'paper', sets: 25 };
const titles = [...'ABCDEFGHIJKL'].map((part) => `Audited Financial Statements ${part}`);
const textOf = async (name: string, given = {}) => (await callTool(name, given)).text;

/** What models read, and the most tokens that it may take of any shop's words. */
test.each<[what: string, max: number, text: () => Promise<string>]>([
  ['the tool list', 2_000, async () => JSON.stringify(tools)],
  ['the capabilities', 2_000, () => textOf(toolNames.capabilities)],
  ['a plain quote', 350, () => textOf(toolNames.quote, { ...order, tabsPerSet: 5 })],
  ['a draft of 12 long titles', 520, () => textOf(toolNames.draft, { ...order, titles })],
])('%s takes at most %i tokens, with a tenth to spare', async (what, max, text) => {
  const tokens = encode(await text()).length;
  console.log(`Tokens of ${what}: ${tokens} of ${max}.`);
  expect(tokens * 1.1).toBeLessThanOrEqual(max);
});

const html = '<!doctype html><title>Card</title>';
const callsWith = (html: string) =>
  callerOf(mcpHandler(catalog.baseUrl, async () => tabquoteService(catalog, desk, html))).legacy;
const callWithCard = callsWith(html);

const ask = async (method: string, params: object = {}) =>
  (await callWithCard(method, params)).json;

const listed = (await ask('tools/list')).result.tools;
const uri: string = listed.at(-1)._meta.ui.resourceUri;

test('the quoting tools name the card under both keys; nothing else in the list changes', async () => {
  const ofCard = { ui: { resourceUri: uri }, 'ui/resourceUri': uri };
  const expected = tools.map((tool) =>
    tool.name === toolNames.capabilities ? tool : { ...tool, _meta: { ...tool._meta, ...ofCard } },
  );
  expect(listed).toEqual(expected);
});

test('the card, the only resource, may make no requests and is served as an app page; an old URI shows that of another build', async () => {
  const { resources } = (await ask('resources/list')).result;
  expect(resources.map((resource: { uri: string }) => resource.uri)).toEqual([uri]);
  const { contents } = (await ask('resources/read', { uri })).result;
  const csp = { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] };
  expect(contents).toEqual([
    {
      uri,
      mimeType: 'text/html;profile=mcp-app',
      text: html,
      _meta: { ui: { csp, prefersBorder: true } },
    },
  ]);
  const { json } = await callsWith(`${html}<p>new`)('resources/read', { uri });
  expect(json.result.contents[0].text).toContain('new');
});

test('only a server with a card declares the extension, in both eras', async () => {
  const mimeTypes = ['text/html;profile=mcp-app'];
  const clientInfo = { name: 'test', version: '1' };
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  const { capabilities } = (await ask('initialize', hello)).result;
  expect(capabilities.extensions).toEqual({ 'io.modelcontextprotocol/ui': { mimeTypes } });
  expect((await modern('server/discover')).json.result.capabilities.extensions).toBeUndefined();
});
