import { savedPrefix } from '../../browser/clear-saved.ts';

type Keeper = () => Storage;

const lasting: Keeper = () => localStorage;
const ofVisit: Keeper = () => sessionStorage;

/** How long a browser keeps a value after its last save. */
export const keptMs = 30 * 24 * 60 * 60 * 1000;

/** The stored form of a value. */
interface Saved {
  readonly savedAt: number;
  readonly value: unknown;
}

/** Reads a value that is stored in this browser only; `null` if there is none. */
export function readStored(name: string, now: number = Date.now()): unknown {
  return read(lasting, name, now);
}

/** Stores a value for 30 days; `null` removes it. A browser may refuse, such as in private mode. */
export function store(name: string, value: unknown): void {
  write(lasting, name, value);
}

/** Like `readStored`, for a value that lasts until its browser tab is closed. */
export function readOfVisit(name: string): unknown {
  return read(ofVisit, name, Date.now());
}

export function storeForVisit(name: string, value: unknown): void {
  write(ofVisit, name, value);
}

function read(keeper: Keeper, name: string, now: number): unknown {
  try {
    const saved = JSON.parse(keeper().getItem(savedPrefix + name) ?? 'null') as Saved | null;
    if (saved && now - saved.savedAt < keptMs) return saved.value;
    keeper().removeItem(savedPrefix + name);
  } catch {
    return null;
  }
  return null;
}

function write(keeper: Keeper, name: string, value: unknown): void {
  try {
    if (value === null) keeper().removeItem(savedPrefix + name);
    else {
      const saved: Saved = { savedAt: Date.now(), value };
      keeper().setItem(savedPrefix + name, JSON.stringify(saved));
    }
  } catch {
    return;
  }
}

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
