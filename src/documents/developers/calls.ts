import { endpointPaths } from '../../contract/paths.ts';
import { toolNames } from '../../contract/tools.ts';
import type { Catalog } from '../../pricing/catalog.ts';

/** A piece of code that calls the service as it stands. */
export interface CallExample {
  readonly id: string;
  readonly title: string;
  readonly language: 'shell' | 'javascript' | 'python';
  readonly code: string;
}

const build = { product: 'paper', tabs: 8, sets: 250, collation: 'collated', punch: '3hole' };

/** How to ask for prices and dates by HTTP, from a first call to whole programs. */
export function httpExamples({ baseUrl }: Catalog): CallExample[] {
  const priceUrl = `${baseUrl}${endpointPaths.price}`;
  return [
    {
      id: 'first-call',
      title: 'A price',
      language: 'shell',
      code: `curl '${priceUrl}?${new URLSearchParams(texts(build))}'`,
    },
    {
      id: 'titles-call',
      title: 'A price with tab titles, the last tab blank',
      language: 'shell',
      code: `curl -G '${priceUrl}' \\
  -d product=paper -d sets=50 \\
  --data-urlencode 'labels=Pleadings|Discovery|Exhibits|'`,
    },
    {
      id: 'delivery-call',
      title: 'A delivery date',
      language: 'shell',
      code: `curl '${baseUrl}${endpointPaths.deliveryDate}?zip=60601&product=paper'`,
    },
    {
      id: 'fetch',
      title: 'JavaScript, in a browser or Node',
      language: 'javascript',
      code: `const build = new URLSearchParams(${javascriptObject(build)});
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

build = ${pythonObject(build)}
try:
    with urlopen("${priceUrl}?" + urlencode(build)) as answer:
        quote = json.load(answer)
        print(quote["price"]["total"], quote["orderUrl"])
except HTTPError as refusal:
    print(json.load(refusal)["error"])`,
    },
  ];
}

/** How a program talks to the MCP server, by a client library and by hand. */
export function mcpExamples({ baseUrl }: Catalog): CallExample[] {
  const titles = ['Pleadings', 'Discovery', 'Exhibits'];
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: toolNames.quote,
      arguments: {
        product: build.product,
        tabsPerSet: build.tabs,
        sets: build.sets,
        options: { collation: build.collation, punch: build.punch },
      },
    },
  };
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
  arguments: { product: 'paper', sets: 50, titles: ${javascriptList(titles)} },
});
console.log(structuredContent.price.total, structuredContent.orderUrl);
await client.close();`,
    },
    {
      id: 'mcp-call',
      title: 'One call by hand: there is no session to open',
      language: 'shell',
      code: `curl '${baseUrl}${endpointPaths.mcp}' \\
  -H 'content-type: application/json' \\
  -H 'accept: application/json, text/event-stream' \\
  -d '${JSON.stringify(call, null, 2)}'`,
    },
  ];
}

function texts(values: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function javascriptObject(values: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `  ${name}: ${typeof value === 'number' ? value : `'${value}'`},`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

function javascriptList(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}

function pythonObject(values: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `    "${name}": ${typeof value === 'number' ? value : `"${value}"`},`,
  );
  return `{\n${lines.join('\n')}\n}`;
}
