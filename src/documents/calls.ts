import { endpointPaths } from '../contract/paths.ts';
import { toolNames } from '../order/doors.ts';
import { titleSeparator } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { additionsOf, apiQuery, isLastBlank, titledBuild, usualBuild } from './examples.ts';
import { mcpIdentity } from './mcp.ts';

export interface CallExample {
  readonly id: string;
  readonly title: string;
  readonly language: 'shell' | 'javascript' | 'python';
  readonly code: string;
}

/** Samples for prices and dates over HTTP, from a first call to complete programs. */
export function httpExamples(catalog: SiteCatalog): CallExample[] {
  const { baseUrl } = catalog;
  const priceUrl = `${baseUrl}${endpointPaths.price}`;
  const usual = usualBuild(catalog);
  const { product, tabs, sets } = usual;
  const build = { product, tabs, sets, ...additionsOf(catalog, usual) };
  const python = JSON.stringify(build, null, 4).replace(/\n\}$/, ',\n}');
  const javascript = python.replace(/^ {4}"(\w+)"/gm, '  $1').replaceAll('"', "'");
  const titled = titledBuild(catalog);
  return [
    {
      id: 'first-call',
      title: 'A price',
      language: 'shell',
      code: `curl '${priceUrl}?${apiQuery(catalog, usual)}'`,
    },
    {
      id: 'titles-call',
      title: `A price with tab titles${isLastBlank(titled) ? ', the last tab blank' : ''}`,
      language: 'shell',
      code: `curl -G '${priceUrl}' \\
  -d product=${titled.product} -d sets=${titled.sets} \\
  --data-urlencode 'labels=${titled.titles.join(titleSeparator)}'`,
    },
    {
      id: 'delivery-call',
      title: 'A delivery date',
      language: 'shell',
      code: `curl '${baseUrl}${endpointPaths.deliveryDate}?zip=60601&product=${catalog.defaultProduct}'`,
    },
    {
      id: 'fetch',
      title: 'JavaScript, in a browser or Node',
      language: 'javascript',
      code: `const build = new URLSearchParams(${javascript});
const answer = await fetch(\`${priceUrl}?\${build}\`);
const quote = await answer.json();
if (!answer.ok) throw new Error(quote.error);
console.log(quote.price.total, quote.orderUrl);`,
    },
    {
      id: 'python',
      title: 'Python, without packages',
      language: 'python',
      code: `import json
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

build = ${python}
try:
    with urlopen("${priceUrl}?" + urlencode(build)) as answer:
        quote = json.load(answer)
        print(quote["price"]["total"], quote["orderUrl"])
except HTTPError as refusal:
    print(json.load(refusal)["error"])`,
    },
  ];
}

/** Samples for the MCP server, with a client library and by hand. */
export function mcpExamples(catalog: SiteCatalog): CallExample[] {
  const { baseUrl } = catalog;
  const usual = usualBuild(catalog);
  const draft = titledBuild(catalog);
  const titles = draft.titles.map((title) => `'${title}'`);
  const { product, tabs: tabsPerSet, sets } = usual;
  const given = { product, tabsPerSet, sets, options: additionsOf(catalog, usual) };
  const params = { name: toolNames.quote, arguments: given };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return [
    {
      id: 'mcp-client',
      title: 'JavaScript, with the official client',
      language: 'javascript',
      code: `import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const client = new Client({ name: 'my-program', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL('${baseUrl}${endpointPaths.mcp}')));
const { structuredContent } = await client.callTool({
  name: '${toolNames.draft}',
  arguments: { product: '${draft.product}', sets: ${draft.sets}, titles: [${titles.join(', ')}] },
});
console.log(structuredContent.price.total, structuredContent.orderUrl);
await client.close();`,
    },
    {
      id: 'mcp-call',
      title: 'One call by hand, no session needed',
      language: 'shell',
      code: `curl '${baseUrl}${endpointPaths.mcp}' \\
  -H 'content-type: application/json' \\
  -H 'accept: application/json, text/event-stream' \\
  -d '${JSON.stringify(call, null, 2)}'`,
    },
  ];
}

/**
 * The setups of common MCP clients: where to put which text (in a file, a terminal, a dialog). None
 * needs a key or token.
 */
export function clientSetups(catalog: SiteCatalog) {
  const url = `${catalog.baseUrl}${endpointPaths.mcp}`;
  const { name } = mcpIdentity(catalog);
  const setups: readonly (readonly [client: string, where: string, setup: string | object])[] = [
    [
      'Claude, ChatGPT and other apps with connectors',
      'In the settings, add a custom connector with this address',
      url,
    ],
    ['Claude Code', 'In a terminal', `claude mcp add --transport http ${name} ${url}`],
    ['VS Code', '.vscode/mcp.json', { servers: { [name]: { type: 'http', url } } }],
    ['Cursor', '.cursor/mcp.json', { mcpServers: { [name]: { url } } }],
    ['Codex', '~/.codex/config.toml', `[mcp_servers.${name}]\nurl = "${url}"`],
    ['Gemini CLI', '~/.gemini/settings.json', { mcpServers: { [name]: { httpUrl: url } } }],
  ];
  return setups.map(([client, where, setup]) => {
    const code = typeof setup === 'string' ? setup : JSON.stringify(setup, null, 2);
    return { client, where, code };
  });
}
