/** The prefix of every value that this site keeps in a browser. */
export const savedPrefix = 'tabquote.';

/** Removes everything that this site keeps in the browser: titles, ZIP code, the open page. */
export function clearSaved(): void {
  for (const keeper of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[keeper];
      const saved = Object.keys(storage).filter((key) => key.startsWith(savedPrefix));
      for (const key of saved) storage.removeItem(key);
    } catch {
      // A browser that blocks storage has nothing to clear.
    }
  }
}
