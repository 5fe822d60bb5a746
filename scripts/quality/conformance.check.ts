import { describe, expect, test } from 'vitest';
import { endpointPaths } from '../../src/contract/paths.ts';
import { toolNames } from '../../src/order/doors.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { centsToDollars } from '../../src/pricing/money.ts';
import { quote } from '../../src/pricing/quote.ts';
import { endWithRun, folderOfRun } from '../../test/support/run.ts';
import { startBuilt } from '../../test/support/served.ts';
import { catalog } from './load/requests.ts';
import { run } from './tools.ts';

/**
 * Runs the official MCP conformance suites and the inspector against the built service. They prove
 * that clients of both protocol eras can list and call its tools.
 */

const service = await startBuilt();
endWithRun(service.process.pid as number);
const serviceUrl = `${service.address.replace('127.0.0.1', 'localhost')}${endpointPaths.mcp}`;

/**
 * How many checks of each scenario the service passes. Other scenarios, and four checks of
 * `server-stateless`, need tools, resources or prompts of the suite's own, or tasks.
 */
const suites = [
  {
    title: 'Revisions up to 2025-11-25',
    package: 'mcp-conformance-2025',
    args: ['--suite', 'all'],
    checks: {
      ...{ 'server-initialize': 1, ping: 1, 'tools-list': 1, 'resources-list': 1 },
      'dns-rebinding-protection': 2,
    },
  },
  {
    title: 'Revision 2026-07-28',
    package: 'mcp-conformance-2026',
    args: ['--requirements', '2026-07-28'],
    checks: {
      ...{ 'server-stateless': 24, 'http-header-validation': 14, caching: 7 },
      ...{ 'tools-list': 4, 'resources-list': 2 },
      ...{ 'sep-2164-resource-not-found': 4, 'dns-rebinding-protection': 2 },
      ...{ 'server-sse-multiple-streams': 1, 'input-required-result-unsupported-methods': 2 },
    },
  },
];

test.each(suites)(
  '$title: the service passes $package',
  async ({ package: name, args, checks }) => {
    const options = ['server', '--url', serviceUrl, '-o', folderOfRun(), ...args];
    const { out, error } = await run(`${name}/dist/index.js`, options);
    const passed = (out + error).matchAll(/^[✓✗] ([\w-]+): (\d+) passed/gm);
    const counts = [...passed].map(([, scenario, count]) => [scenario, Number(count)]);
    expect(Object.fromEntries(counts)).toMatchObject(checks);
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
  [['resources/list'], 'ui://tabquote/card/'],
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
