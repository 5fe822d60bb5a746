import { openArtwork } from '../artwork/control.ts';
import { openHandedOver, openProofFile } from '../proof/open-proof.ts';
import type { Announcer } from './announcer.ts';
import type { HandedOver } from './storage.ts';
import type { Store } from './store.ts';

export { findPicture } from '../artwork/control.ts';

/** Opens a file that the buyer chose or dropped, here or on the home page. */
export function openFile(
  store: Store,
  announce: Announcer,
  given: File | HandedOver,
): Promise<void> {
  if (!(given instanceof File)) return openHandedOver(store, announce, given);
  const open = given.type.startsWith('image/') ? openArtwork : openProofFile;
  return open(store, announce, given);
}
