import { readOfVisit, storeForVisit } from './storage.ts';

const key = 'reloaded';
const oncePerMs = 60_000;

/**
 * Reloads the page after a script of it could not be loaded, as when a new release replaced it. The
 * page saves its design as it is left. A second failure within a minute is no new release.
 *
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  const before = readOfVisit(key);
  if (!navigator.onLine) return false;
  if (typeof before === 'number' && Date.now() - before < oncePerMs) return false;
  storeForVisit(key, Date.now());
  location.reload();
  return true;
}
