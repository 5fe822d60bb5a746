import { expect, test } from 'vitest';
import { mcpHandler } from '../../src/mcp/handler.ts';
import { tabquoteService } from '../../src/mcp/tabquote.ts';
import { toolNames } from '../../src/order/doors.ts';
import { catalog } from '../support/catalog.ts';
import { callerOf, desk, legacy, modern } from './messages.ts';

const html = '<!doctype html><title>Card</title>';
const callsWith = (html: string) =>
  callerOf(mcpHandler(catalog.baseUrl, async () => tabquoteService(catalog, desk, html))).legacy;
const callWithCard = callsWith(html);

/** Calls a server with a card; `legacy` calls one without. */
const ask = async (method: string, params: object = {}) =>
  (await callWithCard(method, params)).json;

const listed = (await ask('tools/list')).result.tools;
const uri: string = listed.at(-1)._meta.ui.resourceUri;

test('the quoting tools name the card under both keys; nothing else in the list changes', async () => {
  const { tools } = (await legacy('tools/list')).json.result;
  const ofCard = { ui: { resourceUri: uri }, 'ui/resourceUri': uri };
  const expected = tools.map((tool: { name: string; _meta: object }) =>
    tool.name === toolNames.capabilities ? tool : { ...tool, _meta: { ...tool._meta, ...ofCard } },
  );
  expect(listed).toEqual(expected);
});

test('the card, the only resource, may make no requests and is served as an app page', async () => {
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
});

test("another build's card has another URI, and an old URI still shows a card", async () => {
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
