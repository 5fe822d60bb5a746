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
  if (isOpen) {
    const lines = [...opened.problems, ...lost];
    store.notify({ id: 'proof', title: `${name} is open`, lines, offer: 'undo' });
  } else {
    const title = "This file didn't open";
    store.notify({ id: 'proof', title, lines: [opened.error], isLasting: true }, opened.error);
  }
}
