import { loadSettings } from '../src/hosts/load-settings.ts';

/** Runs a program of this project with the settings of `.env`. Prints what it throws in one line. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    loadSettings();
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
