import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMCPClient } from '@ai-sdk/mcp';
import { createClient as generateHeyApi } from '@hey-api/openapi-ts';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { getAllMcpTools, MCPServerStreamableHttp, RunContext } from '@openai/agents';
import { build } from 'esbuild';
import openapiTypes, { astToString } from 'openapi-typescript';
import { generate as generateOrval } from 'orval';
import { expect, test } from 'vitest';
import { documentPaths, endpointPaths } from '../../src/contract/paths.ts';
import { toolNames } from '../../src/order/doors.ts';
import { endWithRun, folderOfRun } from '../../test/support/run.ts';
import { startBuilt } from '../../test/support/served.ts';
import { packages } from './tools.ts';

/**
 * Generates or loads clients of the built service with the tools that people use for it, and prices
 * an order with each: every option, none, and what only one product has.
 */

const service = await startBuilt();
endWithRun(service.process.pid as number);
const mcpUrl = service.address + endpointPaths.mcp;
const folder = folderOfRun();
symlinkSync(packages, join(folder, 'node_modules'));
const description = await (await service.fetch(documentPaths.openApi)).json();
const input = join(folder, 'openapi.json');
writeFileSync(input, JSON.stringify({ ...description, servers: [{ url: service.address }] }));

/** Orders in the words of the HTTP API, which the tools take too. */
const orders = [
  { product: 'paper', tabs: 5, sets: 50 },
  { product: 'paper', tabs: 8, sets: 100, punch: '3hole', material: '110' },
  { product: 'poly', tabs: 5, sets: 25, colorChanges: 2, ink: 'white' },
] as const;
type Order = (typeof orders)[number];

/** A client's way to price an order. */
type Price = (order: Order) => Promise<unknown>;

/** Bundles a client's generated code and its call, a module that exports `price`. */
async function bundled(name: string, code: string): Promise<Price> {
  const entry = join(folder, `${name}-call.ts`);
  const outfile = join(folder, `${name}.mjs`);
  writeFileSync(entry, code);
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' });
  return (await import(outfile)).price;
}

function toolArguments({ product, tabs, sets, ...others }: Order & { colorChanges?: number }) {
  const { colorChanges, ...options } = others;
  return { product, tabsPerSet: tabs, sets, options, ...(colorChanges && { colorChanges }) };
}

const clients: Readonly<Record<string, () => Promise<Price>>> = {
  async 'openapi-typescript and openapi-fetch'() {
    const types = await openapiTypes(new URL(`file:${input}`));
    writeFileSync(join(folder, 'types.ts'), astToString(types));
    const code = `import createClient from 'openapi-fetch';
import type { paths } from './types';
const client = createClient<paths>({ baseUrl: '${service.address}' });
type Query = NonNullable<paths['/api/price']['get']['parameters']['query']>;
export const typed: Query = { product: 'paper', sets: 25, tabs: 5, labels: undefined };
export const price = async (query: Query) => (await client.GET('/api/price', { params: { query } })).data;
`;
    const price = await bundled('types', code);
    const checked = spawnSync(
      `tsc --ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler '${folder}/types-call.ts'`,
      { encoding: 'utf8', shell: true },
    );
    expect(checked.status, checked.stdout).toBe(0);
    return price;
  },
  async 'orval, zod'() {
    const target = join(folder, 'orval.ts');
    await generateOrval({ input, output: { target, client: 'zod', mode: 'single' } });
    const code = `import * as schemas from './orval';
const [query] = Object.entries(schemas).filter(([name]) => /price.*query/i.test(name)).map(([, schema]) => schema);
export async function price(order) {
  const sent = query.parse(order);
  const text = new URLSearchParams(Object.entries(sent).filter(([, value]) => value !== undefined));
  return (await fetch('${service.address}/api/price?' + text)).json();
}
`;
    return bundled('orval', code);
  },
  async '@hey-api/openapi-ts, zod'() {
    const output = join(folder, 'hey-api');
    const plugins = ['@hey-api/client-fetch', 'zod', { name: '@hey-api/sdk', validator: true }];
    await generateHeyApi({ input, output, plugins, logs: { level: 'silent' } } as never);
    const code = `import * as sdk from './hey-api/sdk.gen';
const [call] = Object.entries(sdk).filter(([name]) => /price/i.test(name)).map(([, call]) => call);
export const price = async (query) => (await call({ query, throwOnError: true })).data;
`;
    return bundled('hey-api', code);
  },
  async "LangChain's MCP adapters"() {
    const client = new MultiServerMCPClient({ tabs: { transport: 'http', url: mcpUrl } });
    const tool = (await client.getTools()).find(({ name }) => name === toolNames.quote);
    if (!tool) throw new Error('no tool');
    const few = toolArguments({ ...orders[0], sets: 10 as never });
    await expect(tool.invoke(few)).rejects.toThrow('The smallest order is 25 sets');
    return async (order) => JSON.parse(textIn(await tool.invoke(toolArguments(order))));
  },
  async 'AI SDK'() {
    const client = await createMCPClient({ transport: { type: 'http', url: mcpUrl } });
    const { [toolNames.quote]: tool } = await client.tools();
    if (!tool) throw new Error('no tool');
    const call = { toolCallId: '1', messages: [], context: {} };
    return async (order) => {
      const result = await tool.execute(toolArguments(order), call as never);
      return (result as { structuredContent: unknown }).structuredContent;
    };
  },
  async 'OpenAI Agents, strict'() {
    const server = new MCPServerStreamableHttp({ url: mcpUrl, name: 'tabs' });
    await server.connect();
    const tools = await getAllMcpTools({ mcpServers: [server], convertSchemasToStrict: true });
    expect(tools).toEqual(tools.map(() => expect.objectContaining({ strict: true })));
    const tool = tools.find(({ name }) => name === toolNames.quote);
    if (tool?.type !== 'function') throw new Error('no tool');
    return async (order) => {
      const sent = everything(tool.parameters as Schema, toolArguments(order));
      return JSON.parse(textIn(await tool.invoke(new RunContext({}), JSON.stringify(sent))));
    };
  },
};

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

/** Arguments with null for all that isn't given, as models in strict mode send them. */
function everything(schema: Schema, given: Readonly<Record<string, unknown>>): object {
  const { properties = {} } = schema.anyOf?.find(({ properties }) => properties) ?? schema;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const value = given[name] ?? null;
      return [name, value instanceof Object ? everything(schema, { ...value }) : value];
    }),
  );
}

/** The first text of a tool's result, however a client wraps it. */
function textIn(result: unknown): string {
  const [first] = [result].flat();
  return typeof first === 'string' ? first : (first as { text: string }).text;
}

test.each(Object.entries(clients))('%s prices every order as the service does', async (_, open) => {
  const price = await open();
  for (const order of orders) {
    const query = new URLSearchParams(
      Object.entries(order).map(([key, value]) => [key, `${value}`]),
    );
    const { total } = (await (await service.fetch(`${endpointPaths.price}?${query}`)).json()).price;
    expect(await price(order)).toMatchObject({ price: { total } });
  }
});
