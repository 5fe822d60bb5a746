import { readOfVisit, storeForVisit } from './storage.ts';

const key = 'left';

/** Remembers with what address the page is left. */
export function rememberAddress(): void {
  storeForVisit(key, location.href);
}

/**
 * A reload takes the address that was there when it began. Where the page wrote its last change only
 * then, the address that it was left with takes its place.
 */
export function resumeAddress(): void {
  const left = readOfVisit(key);
  storeForVisit(key, null);
  const [visit] = performance.getEntriesByType('navigation');
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (!isReload || typeof left !== 'string' || left === location.href) return;
  history.replaceState(history.state, '', left);
}
