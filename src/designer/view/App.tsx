import { Head } from './Head.tsx';
import { lazy, openedLater, prerenderedPart } from './lazy.tsx';
import { Panels } from './Panel.tsx';
import { PriceBar } from './PriceBar.tsx';
import { Stage } from './Stage.tsx';
import type { View } from './scene.ts';
import { Titles } from './Titles.tsx';

const Lower = lazy(
  async () => (await import('./Lower.tsx')).Lower,
  prerenderedPart('.designer-lower'),
);

const Toast = lazy(async () => (await openedLater(import('./Toast.tsx'))).Toast);

/** Preloads what is below the first screen. */
export const preloadLower = Lower.preload;

/** The whole designer: the drawing, the settings in the order in which people decide, the price. */
export function App(view: View) {
  return (
    <div class="designer">
      <div class="editor">
        <Head {...view} />
        <Stage {...view} />
        <Panels {...view}>
          <Titles {...view} />
          <Lower {...view} />
        </Panels>
      </div>
      <div class="designer-dock">
        {view.scene.state.notices.length > 0 && <Toast {...view} />}
        <PriceBar {...view} />
      </div>
      <ReviewArea {...view} />
    </div>
  );
}

const Review = lazy(async () => (await openedLater(import('../review/review-parts.ts'))).Review);
const OrderSheet = lazy(
  async () => (await openedLater(import('../review/review-parts.ts'))).OrderSheet,
);

/** Preloads review and print, so that printing from the browser's menu works. */
export function preloadReview(): Promise<unknown> {
  return Promise.all([Review.preload(), OrderSheet.preload()]);
}

/** The review while it is open, and the print sheet while the page is printed. */
function ReviewArea(view: View) {
  const { isReviewing, isPrinting } = view.scene.state;
  return (
    <>
      {isReviewing && <Review {...view} />}
      {isPrinting && (
        <div class="print-area">
          <OrderSheet scene={view.scene} />
        </div>
      )}
    </>
  );
}
