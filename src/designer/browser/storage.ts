import { savedPrefix } from '../../browser/clear-saved.ts';

type Keeper = () => Storage;

const lasting: Keeper = () => localStorage;
const ofVisit: Keeper = () => sessionStorage;

/** How long a browser keeps a value that nobody saves again. */
export const keptMs = 30 * 24 * 60 * 60 * 1000;

/** What stands in storage. */
interface Saved {
  readonly savedAt: number;
  readonly value: unknown;
}

/** A value that this browser keeps for this site and sends nowhere; `null` if it has none. */
export function readStored(name: string, now: number = Date.now()): unknown {
  return read(lasting, name, now);
}

/** Keeps a value for 30 days; `null` forgets it. A browser may refuse, as in private mode. */
export function store(name: string, value: unknown): void {
  write(lasting, name, value);
}

/** The same for a value that is kept only until its browser tab is closed. */
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
