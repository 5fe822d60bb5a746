import { endpointPaths } from '../contract/paths.ts';
import { toolNames } from '../order/doors.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { fillIn } from '../text/fill-in.ts';
import { type ApiExample, additionsOf, exampleUrl, titledBuild, usualBuild } from './examples.ts';
import texts from './mcp.json' with { type: 'json' };
import { mcpIdentity } from './mcp.ts';

/** An example of the HTTP API as a command. */
export function curl({ baseUrl }: SiteCatalog, example: ApiExample): string {
  return `curl '${exampleUrl(baseUrl, example)}'`;
}

/** Calls of the MCP server, with a client library and by hand. */
export function mcpExamples(catalog: SiteCatalog) {
  const usual = usualBuild(catalog);
  const { product, titles, sets } = titledBuild(catalog);
  const given = { product: usual.product, tabsPerSet: usual.tabs, sets: usual.sets };
  const params = {
    name: toolNames.quote,
    arguments: { ...given, options: additionsOf(catalog, usual) },
  };
  const values = {
    url: `${catalog.baseUrl}${endpointPaths.mcp}`,
    titled: JSON.stringify({ product, sets, titles }),
    call: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, null, 2),
  };
  return texts.calls.map(({ title, lines }) => {
    return { title, code: fillIn(lines, values).join('\n') };
  });
}

/** How to add the server to common MCP clients; none needs a key or token. */
export function clientSetups(catalog: SiteCatalog) {
  const values = {
    url: `${catalog.baseUrl}${endpointPaths.mcp}`,
    name: mcpIdentity(catalog).name,
  };
  return texts.clients.map(({ title, setup }) => {
    const code = typeof setup === 'string' ? setup : JSON.stringify(setup, null, 2);
    return { title, code: fillIn([code], values).join('') };
  });
}
