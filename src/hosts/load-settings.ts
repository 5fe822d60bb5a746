/** Loads `.env` if there is one; environment variables take precedence. */
export function loadSettings(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
