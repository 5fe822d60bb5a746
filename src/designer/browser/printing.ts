import type { Store } from './store.ts';

/** Renders the print sheet while the browser prints the page. */
export function watchPrinting(store: Store): void {
  const set = (isPrinting: boolean) => {
    if (store.state().isPrinting !== isPrinting) store.set({ isPrinting });
  };
  const media = matchMedia('print');
  set(media.matches);
  media.addEventListener('change', () => set(media.matches));
  window.addEventListener('beforeprint', () => set(true));
  window.addEventListener('afterprint', () => set(media.matches));
}
