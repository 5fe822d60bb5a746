import { openProof } from '../../pdf/saved-design.ts';
import { loadFont } from '../fonts/load.ts';
import type { Store } from '../store.ts';

/** Shows the design in a PDF as a step that can be undone, or says why it can't be opened. */
export async function showProof(store: Store, file: File): Promise<void> {
  const { name } = file;
  const opened = await openProof(store.catalog, store.design().product, file);
  const isOpen = 'design' in opened;
  const lost = isOpen ? await loadFont(opened.design) : [];
  if (isOpen) store.open(opened.design);
  store.review(false);
  store.notify({
    id: 'proof',
    title: isOpen ? `${name} is open` : "This file didn't open",
    lines: isOpen ? [...opened.problems, ...lost] : [opened.error],
    ...(isOpen && { offer: 'undo', untilChange: true }),
  });
  store.say(isOpen ? `${name} is open.` : opened.error);
}
