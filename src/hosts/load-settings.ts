/** Loads the settings in `.env`, if there is one; those of the environment take precedence. */
export function loadSettings(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
