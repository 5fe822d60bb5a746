import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../', import.meta.url));

/**
 * Runs a tool and parses the JSON that it prints. The exit code is ignored: tools use it to signal
 * findings.
 *
 * @throws if it prints no JSON; the message includes the output.
 */
// biome-ignore lint/suspicious/noExplicitAny: every tool has its own report format
export async function runTool(name: string, args: readonly string[]): Promise<any> {
  const { out, error } = await run(`.bin/${name}`, args);
  try {
    return JSON.parse(out.slice(Math.max(0, out.search(/[[{]/))));
  } catch {
    throw new Error(`${name} printed no report: ${out.slice(-300)} ${error.slice(-600)}`);
  }
}

/** What a program printed, and its exit code. */
interface ProgramRun {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

/**
 * Runs a program of an installed package.
 *
 * @param file its path below `node_modules`.
 */
export async function run(file: string, args: readonly string[]): Promise<ProgramRun> {
  const program = realpathSync(`${folder}node_modules/${file}`);
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
  return { status: child.exitCode, out, error };
}

/** Imports a tool that is a library. */
// biome-ignore lint/suspicious/noExplicitAny: the tools are only installed on demand
export async function importTool(name: string): Promise<any> {
  return import(createRequire(import.meta.url).resolve(name));
}

/** The path of a file in a tool's package. */
export function toolFile(name: string, file: string): string {
  return `${folder}node_modules/${name}/${file}`;
}

/** Disables the tools' telemetry. */
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  CI: 'true',
};
