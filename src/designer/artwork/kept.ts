import { kept } from '../browser/storage.ts';
import type { Picture, SavedPicture } from './picture.ts';
import { base64Of, bytesOf } from './png.ts';

/** The ids of the pictures that this browser keeps, the latest first. */
const key = 'artwork';
const mostKept = 3;

/** Keeps a picture in this browser only. */
export function keepPicture(id: string, { png, ...picture }: Picture): void {
  const ids = [id, ...keptIds().filter((other) => other !== id)];
  for (const old of ids.slice(mostKept)) kept.write(`${key}.${old}`, null);
  kept.write(key, ids.slice(0, mostKept));
  kept.write(`${key}.${id}`, { ...picture, png: base64Of(png) });
}

/** A picture that this browser keeps; `null` if it doesn't. */
export function keptPicture(id: string): Picture | null {
  const saved = kept.read(`${key}.${id}`) as SavedPicture | null;
  return saved && { ...saved, png: bytesOf(saved.png) };
}

function keptIds(): string[] {
  const ids = kept.read(key);
  return Array.isArray(ids) ? ids : [];
}
