import { latestEntry } from './effects/storage.ts';

/** Offers a returning buyer to continue; nothing is loaded for others. */
const link = document.getElementById('continue');

if (link instanceof HTMLAnchorElement && latestEntry.load()) {
  import('./effects/kept.ts').then(({ offerToContinue }) => offerToContinue(link)).catch(() => {});
}
