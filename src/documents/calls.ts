import { endpointPaths } from '../contract/paths.ts';
import { toolNames } from '../order/doors.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { type ApiExample, additionsOf, exampleUrl, titledBuild, usualBuild } from './examples.ts';
import texts from './mcp.json' with { type: 'json' };
import { mcpIdentity } from './mcp.ts';
import { fillIn } from './texts.ts';

/** An example of the HTTP API as a command. */
export function curl({ baseUrl }: SiteCatalog, example: ApiExample): string {
  return `curl '${exampleUrl(baseUrl, example)}'`;
}

/** Calls of the MCP server, with a client library and by hand. */
export function mcpExamples(catalog: SiteCatalog) {
  const url = `${catalog.baseUrl}${endpointPaths.mcp}`;
  const usual = usualBuild(catalog);
  const { product, titles, sets } = titledBuild(catalog);
  const given = { product: usual.product, tabsPerSet: usual.tabs, sets: usual.sets };
  const params = {
    name: toolNames.quote,
    arguments: { ...given, options: additionsOf(catalog, usual) },
  };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return [
    {
      title: 'JavaScript, with the official client',
      code: `import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const client = new Client({ name: 'my-program', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL('${url}')));
const { structuredContent } = await client.callTool({
  name: '${toolNames.draft}',
  arguments: ${JSON.stringify({ product, sets, titles })},
});
console.log(structuredContent.price.total, structuredContent.orderUrl);
await client.close();`,
    },
    {
      title: 'One call by hand, no session needed',
      code: `curl '${url}' \\
  -H 'content-type: application/json' \\
  -H 'accept: application/json, text/event-stream' \\
  -d '${JSON.stringify(call, null, 2)}'`,
    },
  ];
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
