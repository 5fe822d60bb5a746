import { kept, latestKey } from './effects/storage.ts';

/** Offers a returning buyer to continue; nothing is loaded for others. */
const link = document.getElementById('continue');

if (link instanceof HTMLAnchorElement && kept.read(latestKey) !== null) {
  import('./continue.ts').then(({ offerToContinue }) => offerToContinue(link)).catch(() => {});
}
