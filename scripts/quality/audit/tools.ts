import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs the tools by their own lock file, unless they are there already. */
export function installTools(): void {
  const installed = `${folder}node_modules/.package-lock.json`;
  const lock = `${folder}package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the tools of the audit into scripts/quality/audit/');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The tools of the audit could not be installed');
}

/**
 * Runs a tool and reads the JSON that it prints. Tools tell by their exit code that they found
 * something, so it says nothing here.
 *
 * @throws where it prints no JSON; the message holds what it says instead.
 */
// biome-ignore lint/suspicious/noExplicitAny: every tool has a report of its own shape
export async function runTool(name: string, args: readonly string[]): Promise<any> {
  const { out, error } = await run(name, args);
  try {
    return JSON.parse(out.slice(Math.max(0, out.search(/[[{]/))));
  } catch {
    throw new Error(`${name} printed no report: ${out.slice(-300)} ${error.slice(-600)}`);
  }
}

/** Runs a tool and gives what it prints. */
export async function run(
  name: string,
  args: readonly string[],
): Promise<{ out: string; error: string }> {
  const program = realpathSync(`${folder}node_modules/.bin/${name}`);
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, error };
}

/** Loads a tool that is a library. */
// biome-ignore lint/suspicious/noExplicitAny: the tools are installed only when they are needed
export async function importTool(name: string): Promise<any> {
  return import(createRequire(import.meta.url).resolve(name));
}

/** Where a file of a tool's package lies. */
export function toolFile(name: string, file: string): string {
  return `${folder}node_modules/${name}/${file}`;
}

/** Keeps tools from calling home. */
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  CI: 'true',
};
