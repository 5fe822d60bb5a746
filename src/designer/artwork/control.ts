import { newArtwork } from '../../layout/artwork.ts';
import { kept } from '../browser/storage.ts';
import type { Store } from '../browser/store.ts';
import { bodyChoices, isSavedPicture, type Picture, type SavedPicture } from './picture.ts';
import { base64Of, bytesOf, sizeOf } from './png.ts';
import { type PictureReading, readPicture } from './read-picture.ts';

/**
 * Puts an image file on the dividers as a step that can be undone, and moves the focus there, or says
 * why it can't.
 */
export async function openArtwork(store: Store, file: File): Promise<void> {
  const reading = await readPicture(file).catch(
    (): PictureReading => ({ error: `${file.name} can't be read. Choose another file.` }),
  );
  const fault = 'error' in reading ? reading.error : place(store, reading.picture);
  if (fault) store.notify({ id: 'artwork', title: "This artwork wasn't added", lines: [fault] });
  if (!fault) focusArtwork(60);
  store.say(fault ?? `${file.name} is on every divider, in one color.`);
}

/** Moves the focus to the artwork in the drawing, once it is drawn. */
function focusArtwork(frames: number): void {
  const artwork = document.querySelector<SVGElement>('.artwork');
  artwork?.focus({ preventScroll: true });
  if (!artwork && frames > 0) requestAnimationFrame(() => focusArtwork(frames - 1));
}

/** Places a picture; if it can't be printed, returns why. */
function place(store: Store, picture: Picture): string | undefined {
  const { catalog, design, state, act, set } = store;
  const { product, options, body } = design();
  const choices = bodyChoices(catalog, product);
  const [choice] = choices;
  if (!choice) return `${catalog.book.products[product].name} has no print on the divider.`;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = number.toString(16).padStart(8, '0');
  keepPicture(id, picture);
  set({
    pictures: { ...state().pictures, [id]: picture },
    showsBank: true,
    notices: state().notices.filter((notice) => notice.id !== 'artwork'),
  });
  const { width, height } = sizeOf(picture.png);
  const { die } = catalog.book.products[product];
  const artwork = newArtwork(id, height / width, die, body.text.trim() !== '');
  const step = `artwork ${id}`;
  if (!choices.some(({ option, id }) => options[option] === id)) {
    act({ do: 'choose', option: choice.option, choice: choice.id }, step);
  }
  act({ do: 'setBody', body: { artwork, isArtwork: false } }, step);
  return undefined;
}

/** Shows the picture that this browser keeps of a design's artwork, or says that it has none. */
export function findPicture(store: Store, id: string): void {
  const saved = kept.read(`${key}.${id}`);
  const picture = isSavedPicture(saved) ? { ...saved, png: bytesOf(saved.png) } : null;
  store.set({ pictures: { ...store.state().pictures, [id]: picture } });
  if (picture) return;
  store.notify({
    id: 'artwork',
    title: "The artwork isn't here",
    lines: ["A link can't carry artwork. Open the proof preview, or choose the file again."],
  });
}

/** The picture in a saved design; it is read like any other file, since it can be anything. */
export async function openPicture(store: Store, id: string, saved: SavedPicture): Promise<void> {
  const file = new File([bytesOf(saved.png)], saved.name, { type: 'image/png' });
  const reading = await readPicture(file, saved.filePixels);
  if ('error' in reading) return;
  keepPicture(id, reading.picture);
  store.set({ pictures: { ...store.state().pictures, [id]: reading.picture } });
}

/** The ids of the pictures that this browser keeps, the latest first. */
const key = 'artwork';
const mostKept = 3;

/** Keeps a picture in this browser only. */
function keepPicture(id: string, { png, ...picture }: Picture): void {
  const known = kept.read(key);
  const ids = [id, ...(Array.isArray(known) ? known : []).filter((other) => other !== id)];
  for (const old of ids.slice(mostKept)) kept.write(`${key}.${old}`, null);
  kept.write(key, ids.slice(0, mostKept));
  kept.write(`${key}.${id}`, { ...picture, png: base64Of(png) });
}
