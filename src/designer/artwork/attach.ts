import { isArtworkName } from '../../layout/body.ts';
import { megabytes } from '../../text/counts.ts';
import type { Store } from '../store.ts';
import { saveFile } from './keep-file.ts';

/** The largest file to attach: sellers' endpoints take 25 MB with both PDFs. */
const mostBytes = 20_000_000;

/** How the files that can be printed begin; a drawing in SVG is text. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^.PNG\r\n/s,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  svg: /</,
  pdf: /%PDF-/,
};

/** Attaches a file to the design as a step that can be undone, or says why it can't. */
export async function attachArtwork(store: Store, file: File): Promise<void> {
  const name = cleanName(file.name);
  const fault = await faultOf(file, name).catch(() => `${name} can't be read. Choose it again.`);
  if (fault) {
    const title = "This artwork wasn't added";
    return store.notify({ id: 'artwork', title, lines: [fault], isLasting: true }, fault);
  }
  store.addArtwork(name, new File([file], name, { type: file.type }));
  store.show('divider');
  store.dismiss('artwork');
  store.act({ do: 'setBody', body: { artwork: name } });
  store.say(`${name} is attached.`);
  if (await saveFile(name, file)) return;
  const lines = ["This browser doesn't keep it. If you leave the page, choose the file again."];
  store.notify({ id: 'artwork', title: `${name} is only on this page`, lines, isLasting: true });
}

/** A name as a link carries it: without control characters, and shortened at its start. */
function cleanName(name: string): string {
  const clean = name.normalize('NFC').replaceAll(/[\p{C}/\\]/gu, '_');
  return clean.slice(-99);
}

async function faultOf(file: File, name: string): Promise<string | undefined> {
  if (!isArtworkName(name)) return `${name} can't be attached. Choose a PNG, JPEG, SVG or PDF.`;
  if (file.size > mostBytes) {
    return `${name} is ${megabytes(file.size)}. Choose a file of at most ${megabytes(mostBytes)}, or e-mail it.`;
  }
  const kind = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  return beginnings[kind]?.test(start)
    ? undefined
    : `${name} isn't a ${kind.toUpperCase()} file. Export it again, or e-mail it.`;
}
