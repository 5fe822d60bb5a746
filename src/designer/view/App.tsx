import { Head } from './Head.tsx';
import { lazy, prerenderedPart } from './lazy.tsx';
import { openedLater } from './opened-later.ts';
import { PriceBar } from './PriceBar.tsx';
import { ReviewArea } from './ReviewArea.tsx';
import type { View } from './scene.ts';
import { Titles } from './Titles.tsx';

const Lower = lazy(
  async () => (await import('./Lower.tsx')).Lower,
  prerenderedPart('.designer-lower'),
);

const Toast = lazy(async () => (await openedLater(import('./Toast.tsx'))).Toast);

/** Preloads what is below the first screen. */
export const preloadLower = Lower.preload;

/** The whole designer, in the order in which people decide. */
export function App(view: View) {
  return (
    <div class="designer">
      <Head {...view} />
      <Titles {...view} />
      <Lower {...view} />
      <div class="designer-dock">
        {view.scene.state.notices.length > 0 && <Toast {...view} />}
        <PriceBar {...view} />
      </div>
      <ReviewArea {...view} />
    </div>
  );
}
