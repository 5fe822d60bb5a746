import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentPaths } from '../../../src/contract/paths.ts';
import { atLeast, noProblems, type Result } from '../report.ts';
import { runTool } from './tools.ts';

/** Below the 84 of the HTTP API without `approve` and `neededBy`: each parameter costs points. */
const scoreBar = 83;

/**
 * Checks `/openapi.json`, under a public address because the rules reject localhost.
 *
 * @param baseUrl the base URL that the build publishes.
 */
export async function checkDescription(address: string, baseUrl: string): Promise<Result[]> {
  const text = await (await fetch(`${address}${documentPaths.openApi}`)).text();
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-audit-'));
  const file = join(folder, 'openapi.json');
  const rules = join(folder, 'spectral.json');
  writeFileSync(file, text.replaceAll(baseUrl, 'https://tabs.example'));
  writeFileSync(rules, JSON.stringify({ extends: ['spectral:oas'] }));
  try {
    return [await redoclyLint(file), await redoclyScore(file), await spectral(file, rules)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function redoclyLint(file: string): Promise<Result> {
  const options = ['--extends', 'recommended-strict', '--format', 'json'];
  const { problems } = await runTool('redocly', ['lint', file, ...options]);
  return noProblems(
    'redocly lint, recommended-strict',
    problems.map(
      ({ ruleId, message, location }: RedoclyProblem) =>
        `${ruleId} at ${location[0]?.pointer}: ${message}`,
    ),
  );
}

interface RedoclyProblem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer?: string }[];
}

async function redoclyScore(file: string): Promise<Result> {
  const { agentReadiness } = await runTool('redocly', ['score', file, '--format', 'json']);
  return atLeast('redocly score', scoreBar, agentReadiness);
}

async function spectral(file: string, rules: string): Promise<Result> {
  const options = ['--ruleset', rules, '--format', 'json', '--quiet'];
  const results: { code: string; path: string[]; message: string }[] = await runTool('spectral', [
    'lint',
    file,
    ...options,
  ]);
  return noProblems(
    'spectral',
    results.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`),
  );
}
