import { loadSettings } from '../src/hosts/settings.ts';

/**
 * Runs one of the project's programs with the settings in `.env`, and prints errors in one line.
 */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    loadSettings();
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
