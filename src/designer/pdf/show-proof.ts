import { openProof } from '../../pdf/saved-design.ts';
import { loadFont } from '../fonts/load.ts';
import type { Store } from '../store.ts';

/** Shows the design in a PDF as a step that can be undone, or says why it can't be opened. */
export async function showProof(store: Store, file: File): Promise<void> {
  const opened = await openProof(store.catalog, store.design().product, file);
  if (!('design' in opened)) {
    const title = "This file didn't open";
    const lines = [opened.error];
    return store.notify({ id: 'proof', title, lines, isLasting: true }, opened.error);
  }
  const lines = [...opened.problems, ...(await loadFont(opened.design))];
  store.open(opened.design);
  store.notify({ id: 'proof', title: `${file.name} is open`, lines, offer: 'undo' });
}
