import { watchDrops } from './drops.ts';
import { watchPrinting } from './printing.ts';
import type { Store } from './store.ts';

/** Once the page is idle, preloads what a person may need next. */
export async function atRest(store: Store, openProof: (file: File) => void): Promise<void> {
  watchPrinting(store);
  watchDrops(openProof);
  const { modelContext } = document;
  await Promise.all([
    import('../titles/paste.ts'),
    import('../view/drag.ts'),
    modelContext &&
      import('./web-mcp.ts').then(({ offerDesign }) => offerDesign(store, modelContext)),
  ]);
}
