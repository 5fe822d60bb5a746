import { loadLinkWriter } from './address-bar.ts';
import type { Store } from './store.ts';

/** Once the page is idle, preloads what a person may need next. */
export async function atRest(store: Store, openProof: (file: File) => void): Promise<void> {
  watchPrinting(store);
  watchDrops(openProof);
  const { modelContext } = document;
  await Promise.all([
    loadLinkWriter(),
    import('../titles/paste.ts'),
    import('../view/drag.ts'),
    modelContext &&
      import('./web-mcp.ts').then(({ offerDesign }) => offerDesign(store, modelContext)),
  ]);
}

/** Watches for files dropped anywhere on the page. */
function watchDrops(onFile: (file: File) => void): void {
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
}

/** Renders the print sheet while the browser prints the page. */
function watchPrinting(store: Store): void {
  const set = (isPrinting: boolean) => {
    if (store.state().isPrinting !== isPrinting) store.set({ isPrinting });
  };
  const media = matchMedia('print');
  set(media.matches);
  media.addEventListener('change', () => set(media.matches));
  window.addEventListener('beforeprint', () => set(true));
  window.addEventListener('afterprint', () => set(media.matches));
}
