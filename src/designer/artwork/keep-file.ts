import { fileShelf, keptMs } from '../effects/storage.ts';

/** The most files to keep, the latest. */
const mostKept = 3;
const savedAt = 'x-saved-at';

const addressOf = (name: string) => `/${encodeURIComponent(name)}`;

/** Keeps a file in this browser only; returns whether the browser did. */
export async function saveFile(name: string, file: File): Promise<boolean> {
  try {
    const shelf = await caches.open(fileShelf);
    const headers = { [savedAt]: String(Date.now()), 'content-type': file.type };
    await shelf.delete(addressOf(name));
    await shelf.put(addressOf(name), new Response(file, { headers }));
    const old = (await shelf.keys()).slice(0, -mostKept);
    await Promise.all(old.map((address) => shelf.delete(address)));
    return true;
  } catch {
    return false;
  }
}

/** The kept file; `null` if there is none, or it is older than what this browser keeps. */
export async function loadFile(name: string): Promise<File | null> {
  try {
    const kept = await (await caches.open(fileShelf)).match(addressOf(name));
    if (!kept || Date.now() - Number(kept.headers.get(savedAt)) > keptMs) return null;
    const content = await kept.blob();
    return new File([content], name, { type: content.type });
  } catch {
    return null;
  }
}
