import { readOfVisit, storeForVisit } from './storage.ts';

const key = 'left';

/** Saves the URL when the page is left. */
export function rememberAddress(): void {
  storeForVisit(key, location.href);
}

/**
 * A reload uses the URL from before it began. If the page wrote its last change during the unload,
 * this restores the URL it was left with.
 */
export function resumeAddress(): void {
  const left = readOfVisit(key);
  storeForVisit(key, null);
  const [visit] = performance.getEntriesByType('navigation');
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (!isReload || typeof left !== 'string' || left === location.href) return;
  history.replaceState(history.state, '', left);
}
