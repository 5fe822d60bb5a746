/** What every value that this site keeps in a browser is called first. */
export const savedPrefix = 'tabquote.';

/** Removes all that this site keeps in the browser: titles, ZIP code, the page that was open. */
export function clearSaved(): void {
  for (const keeper of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[keeper];
      const saved = Object.keys(storage).filter((key) => key.startsWith(savedPrefix));
      for (const key of saved) storage.removeItem(key);
    } catch {
      // A browser that refuses storage keeps nothing.
    }
  }
}
