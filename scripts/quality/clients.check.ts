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
import { packages, run } from './tools.ts';

/**
 * Generates or loads clients of the built service with the tools that people use for it, prices an
 * order with each (every option, none, and what only one product has), and holds real answers
 * against what they generate.
 */

const service = await startBuilt();
endWithRun(service.process.pid as number);
const mcpUrl = service.address + endpointPaths.mcp;
const folder = folderOfRun();
symlinkSync(packages, join(folder, 'node_modules'));
const description = await (await service.fetch(documentPaths.openApi)).json();
const input = join(folder, 'openapi.json');
writeFileSync(input, JSON.stringify({ ...description, servers: [{ url: service.address }] }));

const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** Orders in the words of the HTTP API, which the tools take too. */
const orders = [
  { product: 'paper', tabs: 5, sets: 50 },
  { product: 'paper', tabs: 8, sets: 100, punch: '3hole', material: '110' },
  { product: 'poly', tabs: 5, sets: 25, colorChanges: 2, ink: 'white' },
] as const;
type Order = (typeof orders)[number];

/** Answers of both endpoints that differ in their members. */
const answers = {
  Capabilities: await Promise.all(['/api/price'].map(answerOf)),
  Quote: await Promise.all(
    [
      '/api/price?product=paper&tabs=5&sets=25',
      '/api/price?product=poly&sets=1000&labels=A|B||Certificate+of+Incorporation+and+Bylaws&colorChanges=1&ink=white',
    ].map(answerOf),
  ),
  DeliveryEstimate: await Promise.all(
    ['zip=60601', 'zip=99501&product=poly&neededBy=DAY', 'zip=60601&approve=DAY&neededBy=DAY'].map(
      (query) => answerOf(`/api/delivery-date?${query.replaceAll('DAY', inTwoMonths)}`),
    ),
  ),
};

async function answerOf(path: string) {
  const answer = await service.fetch(path);
  expect(answer.status, path).toBe(200);
  return answer.json();
}

/** A client's way to price an order. */
type Price = (order: Order) => Promise<unknown>;

/** Bundles generated code and its use, and returns what that module exports. */
async function bundled(name: string, code: string) {
  const entry = join(folder, `${name}-call.ts`);
  const outfile = join(folder, `${name}.mjs`);
  writeFileSync(entry, code);
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' });
  return await import(outfile);
}

function toolArguments({ product, tabs, sets, ...others }: Order & { colorChanges?: number }) {
  const { colorChanges, ...options } = others;
  return { product, tabsPerSet: tabs, sets, options, ...(colorChanges && { colorChanges }) };
}

/** Whether each answer of a kind is as the generated schemas or types say; `undefined` if it is. */
type Faults = (name: keyof typeof answers, answer: object) => unknown;

/** Schemas by generator: an expression of one, by the name of what it describes. */
const zodSchemas: Readonly<Record<string, readonly [module: string, schema: string]>> = {
  'orval, zod': [
    './orval',
    "all[name === 'DeliveryEstimate' ? 'GetDeliveryDateResponse' : 'GetPriceResponse']",
  ],
  '@hey-api/openapi-ts, zod': ['./hey-api/zod.gen', "all['z' + name]"],
  'kubb, zod': ['./kubb/zod', "all[name[0].toLowerCase() + name.slice(1) + 'Schema']"],
  'openapi-zod-client': ['./zodios', 'all.schemas[name]'],
};

await generateOrval({
  input,
  output: { target: join(folder, 'orval.ts'), client: 'zod', mode: 'single' },
});
await generateHeyApi({
  input,
  output: join(folder, 'hey-api'),
  plugins: ['@hey-api/client-fetch', 'zod', { name: '@hey-api/sdk', validator: true }],
  logs: { level: 'silent' },
} as never);
writeFileSync(
  join(folder, 'kubb.config.ts'),
  `import { defineConfig } from 'kubb';
import { pluginZod } from '@kubb/plugin-zod';
export default defineConfig({ root: '${folder}', input: '${input}', output: { path: './kubb' }, plugins: [pluginZod()] });
`,
);
await generated('@kubb/cli/bin/kubb.js', ['generate', '--config', join(folder, 'kubb.config.ts')]);
await generated('openapi-zod-client/bin.js', [input, '-o', join(folder, 'zodios.ts')]);
writeFileSync(join(folder, 'types.ts'), astToString(await openapiTypes(new URL(`file:${input}`))));

async function generated(program: string, args: readonly string[]): Promise<void> {
  const { status, out, error } = await run(program, args);
  expect(status, out + error).toBe(0);
}

/** What the compiler says of a file in the folder. */
function typeFaults(name: string): string {
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
  const command = `tsc ${options} '${folder}/${name}.ts'`;
  return spawnSync(command, { encoding: 'utf8', shell: true }).stdout;
}

const generators: Readonly<Record<string, () => Promise<Faults>>> = {
  async 'openapi-typescript'() {
    return (name, answer) => {
      const text = `import type { components } from './types';
export const answer: components['schemas']['${name}'] = ${JSON.stringify(answer)};
`;
      writeFileSync(join(folder, 'typed-answer.ts'), text);
      return typeFaults('typed-answer') || undefined;
    };
  },
  ...Object.fromEntries(
    Object.entries(zodSchemas).map(([generator, [module, schema]], index) => [
      generator,
      async () => {
        const code = `import * as all from '${module}';
export const faults = (name, answer) => (${schema}).safeParse(answer).error?.issues;
`;
        return (await bundled(`validator${index}`, code)).faults as Faults;
      },
    ]),
  ),
};

test.each(Object.entries(generators))(
  '%s, with its default settings, validates real answers, and no broken ones',
  async (_, open) => {
    const faults = await open();
    for (const [name, all] of Object.entries(answers)) {
      for (const answer of all) {
        expect(faults(name as keyof typeof answers, answer), name).toBeUndefined();
        const [member = ''] = Object.keys(answer);
        const broken = { ...answer, [member]: { not: 'this' } };
        expect(faults(name as keyof typeof answers, broken), name).toBeDefined();
      }
    }
  },
);

/** Calls of the tools that price no plain order. */
const otherCalls = [
  [toolNames.capabilities, {}],
  [toolNames.draft, { product: 'paper', sets: 25, titles: ['Wills', 'Deeds'], cut: '1/5' }],
] as const;

const clients: Readonly<Record<string, () => Promise<Price>>> = {
  async 'openapi-typescript and openapi-fetch'() {
    const code = `import createClient from 'openapi-fetch';
import type { paths } from './types';
const client = createClient<paths>({ baseUrl: '${service.address}' });
type Query = NonNullable<paths['/api/price']['get']['parameters']['query']>;
export const typed: Query = { product: 'paper', sets: 25, tabs: 5, labels: undefined };
export const price = async (query: Query) => (await client.GET('/api/price', { params: { query } })).data;
`;
    const { price } = await bundled('types', code);
    expect(typeFaults('types-call')).toBe('');
    return price;
  },
  async 'orval, zod'() {
    const code = `import * as schemas from './orval';
const [query] = Object.entries(schemas).filter(([name]) => /price.*query/i.test(name)).map(([, schema]) => schema);
export async function price(order) {
  const sent = query.parse(order);
  const text = new URLSearchParams(Object.entries(sent).filter(([, value]) => value !== undefined));
  return (await fetch('${service.address}/api/price?' + text)).json();
}
`;
    return (await bundled('orval-call', code)).price;
  },
  async '@hey-api/openapi-ts, zod'() {
    const code = `import * as sdk from './hey-api/sdk.gen';
const [call] = Object.entries(sdk).filter(([name]) => /price/i.test(name)).map(([, call]) => call);
export const price = async (query) => (await call({ query, throwOnError: true })).data;
`;
    return (await bundled('hey-api-call', code)).price;
  },
  async "LangChain's MCP adapters"() {
    const client = new MultiServerMCPClient({ tabs: { transport: 'http', url: mcpUrl } });
    const tools = await client.getTools();
    for (const [name, given] of otherCalls) {
      const result = await tools.find((tool) => tool.name === name)?.invoke(given);
      expect(JSON.parse(textIn(result))).toMatchObject({ facts: { minimumOrder: '25 sets' } });
    }
    const tool = tools.find(({ name }) => name === toolNames.quote);
    if (!tool) throw new Error('no tool');
    const few = toolArguments({ ...orders[0], sets: 10 as never });
    await expect(tool.invoke(few)).rejects.toThrow('The smallest order is 25 sets');
    return async (order) => JSON.parse(textIn(await tool.invoke(toolArguments(order))));
  },
  async 'AI SDK'() {
    const client = await createMCPClient({ transport: { type: 'http', url: mcpUrl } });
    const tools = await client.tools();
    const call = { toolCallId: '1', messages: [], context: {} };
    for (const [name, given] of otherCalls) {
      const result = await tools[name]?.execute(given, call as never);
      expect(result).toMatchObject({ structuredContent: { facts: { minimumOrder: '25 sets' } } });
    }
    const { [toolNames.quote]: tool } = tools;
    if (!tool) throw new Error('no tool');
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
    const call = async (name: string, given: object) => {
      const tool = tools.find((tool) => tool.name === name);
      if (tool?.type !== 'function') throw new Error('no tool');
      const sent = everything(tool.parameters as Schema, { ...given });
      return JSON.parse(textIn(await tool.invoke(new RunContext({}), JSON.stringify(sent))));
    };
    for (const [name, given] of otherCalls) {
      expect(await call(name, given)).toMatchObject({ facts: { minimumOrder: '25 sets' } });
    }
    return (order) => call(toolNames.quote, toolArguments(order));
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
      const isOpen = value instanceof Object && !Array.isArray(value);
      return [name, isOpen ? everything(schema, { ...value }) : value];
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
