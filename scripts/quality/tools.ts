import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** Where the packages of this folder are. */
export const packages = `${import.meta.dirname}/node_modules/`;

/** Disables the tools' telemetry. */
const quiet = {
  KUBB_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  CI: 'true',
};

/**
 * Runs a program of an installed package, and returns what it printed and its exit code.
 *
 * @param file its path below `node_modules`.
 */
export function run(file: string, args: readonly string[]) {
  const env = { ...process.env, ...quiet };
  const settings = { cwd: import.meta.dirname, env, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise<{ status: unknown; out: string; error: string }>((resolve) => {
    const program = [realpathSync(packages + file), ...args];
    const child = execFile(process.execPath, program, settings, (failure, out, error) =>
      resolve({ status: failure?.code ?? 0, out, error }),
    );
    child.stdin?.end();
  });
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
