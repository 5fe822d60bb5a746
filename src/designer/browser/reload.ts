import { readOfVisit, storeForVisit } from './storage.ts';

const key = 'reloaded';
const oncePerMs = 60_000;

/**
 * Reloads the page if one of its scripts can't be loaded, such as after a new release. The page
 * saves its design on unload. A second failure within a minute isn't due to a release.
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
