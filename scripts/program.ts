/**
 * Runs a program of this project with the settings of `.env`, where there is one; the environment's
 * own go before them. What it throws is told in one line.
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

function loadSettings(): void {
  try {
    process.loadEnvFile(new URL('../.env', import.meta.url));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
