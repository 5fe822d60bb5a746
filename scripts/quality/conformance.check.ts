import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, describe, expect, test } from 'vitest';
import { endpointPaths } from '../../src/contract/paths.ts';
import { toolNames } from '../../src/order/doors.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { centsToDollars } from '../../src/pricing/money.ts';
import { quote } from '../../src/pricing/quote.ts';
import { type Connect, describeClients } from '../../test/mcp/clients.ts';
import { suites } from '../../test/mcp/conformance/expectations.ts';
import { serveFixtures } from '../../test/mcp/conformance/serve-fixtures.ts';
import { endWithRun, folderOfRun } from '../../test/support/run.ts';
import { startBuilt } from '../../test/support/served.ts';
import { catalog } from './load/requests.ts';
import { run } from './tools.ts';

const connect: Connect = async (endpoint) => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  return client as never;
};

describeClients({ 'the client of the first SDK': connect });

const service = await startBuilt();
const fixtures = await serveFixtures();
endWithRun(service.process.pid as number);
afterAll(() => fixtures.stop());
const serviceUrl = `${service.address.replace('127.0.0.1', 'localhost')}${endpointPaths.mcp}`;

/** Scenarios that need fixture tools run against those, served by the same endpoint. */
test.each(suites)(
  '$title: the scenarios of $package pass, but for those excluded with a reason',
  async ({ package: name, args, onTheService, excluded }) => {
    const passing = async (url: string) => {
      const options = ['server', '--url', url, '-o', folderOfRun(), ...args];
      const { out, error } = await run(`${name}/dist/index.js`, options);
      const lines = (out + error).matchAll(/^([✓✗]) ([\w-]+): \d+ passed, \d+ failed/gm);
      return new Map([...lines].map(([, mark, scenario = '']) => [scenario, mark === '✓']));
    };
    const [built, withFixtures] = [await passing(serviceUrl), await passing(fixtures.url)];
    const scenarios = [...withFixtures.keys()];
    console.log(`${scenarios.length} scenarios, ${onTheService.length} on the service`);
    expect(scenarios).toEqual(expect.arrayContaining([...onTheService, ...Object.keys(excluded)]));
    expect(onTheService.filter((scenario) => !built.get(scenario))).toEqual([]);
    const failing = scenarios.filter((scenario) => !withFixtures.get(scenario));
    const others = failing.filter((scenario) => !onTheService.includes(scenario));
    expect(others.sort()).toEqual(Object.keys(excluded).sort());
  },
);

const build = defaultBuild(catalog, catalog.defaultProduct);
const quoteArguments = [
  `product=${build.product}`,
  `tabsPerSet=${build.tabs}`,
  `sets=${build.sets}`,
].flatMap((argument) => ['--tool-arg', argument]);

/** Calls for the inspector to make, with text that must be in its output. */
const calls: readonly (readonly [args: readonly string[], holds: string])[] = [
  [['tools/list', '--strict'], toolNames.draft],
  [
    ['tools/call', '--tool-name', toolNames.quote, ...quoteArguments],
    String(centsToDollars(quote(catalog, build).totalCents)),
  ],
  [['resources/list'], 'tabquote://capabilities'],
  [['resources/templates/list'], 'tabquote://delivery-date'],
  [['prompts/list'], 'quote_my_binder_tabs'],
];

describe.each(['modern', 'legacy'])('the inspector, in the %s era', (era) => {
  test.each(calls)('calls %j', async (args, holds) => {
    const { status, out, error } = await run(
      '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
      ['--cli', serviceUrl, '--transport', 'http', '--protocol-era', era, '--method', ...args],
    );
    expect(out, error).toContain(holds);
    expect(status, error).toBe(0);
  });
});
