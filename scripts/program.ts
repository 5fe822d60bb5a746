import { type ParseArgsConfig, parseArgs } from 'node:util';
import { loadSettings } from '../src/hosts/settings.ts';

/** What a program's command line may have, and what `--help` prints. */
interface CommandLine extends ParseArgsConfig {
  readonly usage?: string;
}

/**
 * Runs one of the project's programs with its command line and the settings in `.env`, and prints
 * errors in one line.
 */
export async function runProgram<const Own extends CommandLine>(
  main: (given: ReturnType<typeof parseArgs<Own>>) => void | Promise<void>,
  { usage, options, ...others }: Own = {} as Own,
): Promise<void> {
  try {
    loadSettings();
    const config = { ...others, options: { ...options, help: { type: 'boolean' } } } as const;
    const given = parseArgs(config);
    if ((given.values as { help?: boolean }).help)
      console.log(usage ?? 'This program takes no options.');
    else await main(given as ReturnType<typeof parseArgs<Own>>);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
