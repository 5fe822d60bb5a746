import { openProof, openSaved } from '../../pdf/open-proof.ts';
import type { HandedOver } from '../effects/storage.ts';
import { loadFont } from '../fonts/load.ts';
import type { Store } from '../store.ts';

/**
 * Shows the design in a PDF as a step that can be undone, or says why it can't be opened.
 *
 * @param given the file, or what another page of this site has read from it
 */
export async function showProof(store: Store, given: File | HandedOver): Promise<void> {
  const { catalog, notify } = store;
  const { name } = given;
  const page = store.design().product;
  const opened =
    given instanceof File
      ? await openProof(catalog, page, given)
      : openSaved(catalog, page, given.saved);
  const isOpen = 'design' in opened;
  const lost = isOpen ? await loadFont(opened.design) : [];
  if (isOpen) store.open(opened.design, 'buyer');
  store.review(false);
  notify({
    id: 'proof',
    title: isOpen ? `${name} is open` : "This file didn't open",
    lines: isOpen ? [...opened.problems, ...lost] : [opened.error],
    ...(isOpen && { offer: 'undo', untilChange: true }),
  });
  store.say(isOpen ? `${name} is open.` : opened.error);
}
