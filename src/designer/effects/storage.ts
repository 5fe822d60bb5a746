import type { Saved } from '../../design/address.ts';

/** How long a browser keeps a value after its last save. */
export const keptMs = 30 * 24 * 60 * 60 * 1000;

/** The prefix of every value that this site keeps in a browser. */
const prefix = 'tabquote.';

/** The name of the cache that has the buyer's files. */
export const fileShelf = `${prefix}artwork`;

/** What this page was to save and the browser refused, by key: the page itself keeps it. */
const refused = new Map<string, { readonly savedAt: number; readonly value: unknown }>();

/**
 * A value that only this browser has: in `localStorage` for 30 days after its last save, in
 * `sessionStorage` until the browser tab is closed.
 *
 * @param isValue whether what is stored can be used: another release may have stored it
 */
export function stored<Value>(
  storage: 'localStorage' | 'sessionStorage',
  name: string,
  isValue: (value: unknown) => value is Value,
) {
  const key = prefix + name;
  /** Returns the value; `undefined` if there is none. */
  const load = (): Value | undefined => {
    try {
      const { savedAt, value } =
        refused.get(key) ?? JSON.parse(globalThis[storage].getItem(key) ?? '{}');
      if (Date.now() - savedAt < keptMs) return isValue(value) ? value : undefined;
      globalThis[storage].removeItem(key);
    } catch {
      // A browser that blocks storage keeps nothing.
    }
    return undefined;
  };
  /** Stores a value; `undefined` removes it. Returns whether the browser did. */
  const save = (value: Value | undefined): boolean => {
    const entry = { savedAt: Date.now(), value };
    try {
      if (value === undefined) globalThis[storage].removeItem(key);
      else globalThis[storage].setItem(key, JSON.stringify(entry));
      return refused.delete(key) || true;
    } catch {
      refused.set(key, entry);
      return false;
    }
  };
  const take = (): Value | undefined => {
    const value = load();
    save(undefined);
    return value;
  };
  return { load, save, take };
}

/** Removes everything that this site keeps in the browser: designs, files, ZIP code, contact. */
export function clearSaved(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const keys = Object.keys(globalThis[storage]).filter((key) => key.startsWith(prefix));
      for (const key of keys) globalThis[storage].removeItem(key);
    } catch {
      // A browser that blocks storage has nothing to clear.
    }
  }
  globalThis.caches?.delete(fileShelf).catch(() => {});
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is an object whose properties of these names are texts. */
export function hasTexts<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Readonly<Record<Name, string>> {
  const of: Readonly<Record<string, unknown>> = Object(value);
  return names.every((name) => Object.hasOwn(of, name) && isText(of[name]));
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

/** The ZIP code to ship to, whichever page it was typed on. */
export const zipEntry = stored('localStorage', 'zip', (value): value is string =>
  /^\d{5}$/.test(String(value)),
);

/** The last design of a product, and the one that it replaced. */
export interface Kept extends Saved {
  readonly earlier?: Saved | undefined;
}

const isSaved = (value: unknown): value is Saved =>
  hasTexts(value, 'address') && (!('titles' in value) || isTexts(value.titles));

const isKept = (value: unknown): value is Kept =>
  isSaved(value) && (!('earlier' in value) || isSaved(value.earlier));

export const designEntry = (product: string) => stored('localStorage', `design.${product}`, isKept);

export const latestEntry = stored('localStorage', 'latest', isText);

/** What an earlier release kept: titles, and a link's fragment with the rest. */
export const oldDraftEntry = stored(
  'localStorage',
  'titles',
  (value): value is { readonly titles: readonly string[]; readonly words?: unknown } =>
    isTexts(Object(value).titles),
);

/** The name of a file of an earlier order, chosen on another page for the designer to open. */
export const fileEntry = stored('sessionStorage', 'reorder', isText);
