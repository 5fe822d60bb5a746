import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endpointPaths } from '../../src/contract/paths.ts';
import { type Suite, suites } from '../../test/mcp/conformance/expectations.ts';
import { serveFixtures } from '../../test/mcp/conformance/serve-fixtures.ts';
import { startBuilt } from '../../test/support/served.ts';
import { run } from './audit/tools.ts';
import { inspect } from './conformance/inspector.ts';
import { runChecks } from './run-checks.ts';

/**
 * Runs the first SDK's client, the official conformance suites and the inspector against the built
 * service, and scenarios that need fixture tools against those, served by the same endpoint. Fails
 * if a scenario neither passes nor is excluded with a reason, or if an excluded one passes.
 */

const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } });

type Results = ReadonlyMap<string, boolean>;

async function runSuite({ package: name, args }: Suite, url: string): Promise<Results> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const options = ['server', '--url', url, '-o', folder, ...args];
  const { out, error } = await run(`${name}/dist/index.js`, options);
  const output = out + error;
  if (values.verbose) console.log(output);
  rmSync(folder, { recursive: true });
  const lines = output.matchAll(/^([✓✗]) ([\w-]+): (\d+) passed, (\d+) failed/gm);
  const results = new Map([...lines].map(([, mark, scenario = '']) => [scenario, mark === '✓']));
  if (results.size === 0) throw new Error(`${name} ran no scenario:\n${output}`);
  return results;
}

/** Interprets a scenario's results, and checks them against the expectation. */
function judge(suite: Suite, scenario: string, built: boolean, withFixtures: boolean) {
  const reason = suite.excluded[scenario];
  const mustPassOnBuilt = suite.onTheService.includes(scenario);
  if (mustPassOnBuilt) return { right: built, verdict: built ? 'passes' : 'FAILS on the service' };
  if (reason !== undefined) {
    return { right: !withFixtures, verdict: withFixtures ? 'PASSES, yet excluded' : reason };
  }
  return { right: withFixtures, verdict: withFixtures ? 'passes with fixtures' : 'FAILS' };
}

async function check(suite: Suite, serviceUrl: string, fixturesUrl: string): Promise<boolean> {
  console.log(`\n${suite.title} (${suite.package})`);
  const built = await runSuite(suite, serviceUrl);
  const withFixtures = await runSuite(suite, fixturesUrl);
  const ran = new Set(withFixtures.keys());
  const missing = [...suite.onTheService, ...Object.keys(suite.excluded)].filter(
    (name) => !ran.has(name),
  );
  for (const name of missing) console.log(`  ✗ ${name}: no such scenario`);
  let right = missing.length === 0;
  for (const [scenario, passes] of withFixtures) {
    const judged = judge(suite, scenario, built.get(scenario) ?? false, passes);
    console.log(`  ${judged.right ? '✓' : '✗'} ${scenario}: ${judged.verdict}`);
    right &&= judged.right;
  }
  return right;
}

runChecks('first-sdk');
const service = await startBuilt();
const fixtures = await serveFixtures();
const serviceUrl = `${service.address.replace('127.0.0.1', 'localhost')}${endpointPaths.mcp}`;
let right = true;
for (const suite of suites) {
  if (!(await check(suite, serviceUrl, fixtures.url))) right = false;
}
if (!(await inspect(serviceUrl))) right = false;
fixtures.stop();
await service.stop();
console.log(right ? '\nAll results are as expected.' : '\nSome results are not as expected.');
process.exitCode = right ? 0 : 1;
