import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Where the packages of this folder are. */
export const packages = `${import.meta.dirname}/node_modules/`;

/** Disables the tools' telemetry. */
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };

/**
 * Runs a program of an installed package, and returns what it printed and its exit code.
 *
 * @param file its path below `node_modules`.
 */
export async function run(file: string, args: readonly string[]) {
  const child = spawn(process.execPath, [realpathSync(packages + file), ...args], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: child.exitCode, out, error };
}

/**
 * Runs a tool and parses the JSON that it prints. The exit code is ignored: tools use it to signal
 * findings.
 *
 * @throws if it prints no JSON; the message includes the output.
 */
// biome-ignore lint/suspicious/noExplicitAny: every tool has its own report format
export async function report(name: string, args: readonly string[]): Promise<any> {
  const { out, error } = await run(`.bin/${name}`, args);
  try {
    return JSON.parse(out.slice(Math.max(0, out.search(/[[{]/))));
  } catch {
    throw new Error(`${name} printed no report: ${out.slice(-300)} ${error.slice(-600)}`);
  }
}
