import type { Announcer } from '../browser/announcer.ts';
import type { Store } from '../browser/store.ts';
import { openProof } from './open-proof.ts';

/**
 * Opens a PDF's design on the page as a step that can be undone, or explains why it can't be
 * opened.
 */
export async function openProofFile(store: Store, announce: Announcer, file: File): Promise<void> {
  const opened = await openProof(store.catalog, store.design().product, file);
  const isOpen = 'design' in opened;
  if (isOpen) store.step(opened.design);
  store.set({ isReviewing: false });
  store.notify({
    id: 'proof',
    title: isOpen ? `${file.name} is open` : "This file didn't open",
    lines: isOpen ? opened.problems : [opened.error],
    ...(isOpen && { offer: { label: 'Undo', take: 'undo' }, untilChange: true }),
  });
  announce.say(isOpen ? `${file.name} is open.` : opened.error);
}
