import type { ReadDesign } from '../../pdf/saved-design.ts';

/** How long a browser keeps a value after its last save. */
export const keptMs = 30 * 24 * 60 * 60 * 1000;

/** The prefix of every value that this site keeps in a browser. */
const savedPrefix = 'tabquote.';

/** Keeps values for 30 days after their last save. */
export const kept = shelf(() => localStorage);
/** Keeps values until the browser tab is closed. */
export const keptForVisit = shelf(() => sessionStorage);

/** The name of the ZIP code to ship to, whichever page it was typed on. */
export const zipKey = 'zip';

/** The name of the last design of a product. */
export const keptKey = (product: string) => `design.${product}`;
/** The name of the product of the last design. */
export const latestKey = 'latest';
/** What an earlier release kept: titles, and a link's fragment with the rest. */
export const oldDraftKey = 'titles';

/** Values that only this browser has. The page itself keeps those that the browser refuses. */
function shelf(storage: () => Storage) {
  const refused = new Map<string, unknown>();
  /** Returns a stored value; `null` if there is none. */
  const read = (name: string): unknown => {
    if (refused.has(name)) return refused.get(name);
    try {
      const saved = JSON.parse(storage().getItem(savedPrefix + name) ?? 'null');
      if (!saved || Date.now() - saved.savedAt < keptMs) return saved?.value ?? null;
      storage().removeItem(savedPrefix + name);
    } catch {
      // A browser that blocks storage keeps nothing.
    }
    return null;
  };
  /** Stores a value; `null` removes it. Returns whether the browser did. */
  const write = (name: string, value: unknown): boolean => {
    try {
      if (value === null) storage().removeItem(savedPrefix + name);
      else storage().setItem(savedPrefix + name, JSON.stringify({ savedAt: Date.now(), value }));
      refused.delete(name);
      return true;
    } catch {
      refused.set(name, value);
      return false;
    }
  };
  /** Returns a stored value, and removes it. */
  const take = (name: string): unknown => {
    const value = read(name);
    write(name, null);
    return value;
  };
  return { read, write, take };
}

/** The name of the cache that has the buyer's files of artwork. */
export const artworkShelf = `${savedPrefix}artwork`;

/** Removes everything that this site keeps in the browser: titles, artwork, ZIP code, the open page. */
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
  globalThis.caches?.delete(artworkShelf).catch(() => {});
}

const leftKey = 'left';

/** Saves the URL, and what its history entry has beside it, when the page is left. */
export function rememberAddress(): void {
  keptForVisit.write(leftKey, { href: location.href, state: history.state });
}

/**
 * A reload uses the URL from before it began. If the page wrote its last change during the unload,
 * this restores the history entry it was left with.
 */
export function resumeAddress(): void {
  const left = keptForVisit.take(leftKey) as { href: string; state: unknown } | null;
  const [visit] = performance.getEntriesByType('navigation');
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (isReload && left) history.replaceState(left.state, '', left.href);
}

/** A design that another page of this site has read from a PDF. */
export interface HandedOver {
  /** The name of the file. */
  readonly name: string;
  readonly saved: ReadDesign;
}

const handedKey = 'reorder';

/** Leaves a design for the designer to open next; returns whether this browser keeps it. */
export function handToDesigner(handed: HandedOver): boolean {
  return keptForVisit.write(handedKey, handed);
}

/** Takes the design that was left for the designer; `null` if there is none. */
export function takeHandedOver(): HandedOver | null {
  return keptForVisit.take(handedKey) as HandedOver | null;
}
