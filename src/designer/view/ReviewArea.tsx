import { lazy } from './lazy.tsx';
import { openedLater } from './opened-later.ts';
import type { View } from './scene.ts';

const Review = lazy(async () => (await openedLater(import('../review/review-parts.ts'))).Review);
const OrderSheet = lazy(
  async () => (await openedLater(import('../review/review-parts.ts'))).OrderSheet,
);

/** Preloads review and print, so that printing from the browser's menu works. */
export function preloadReview(): Promise<unknown> {
  return Promise.all([Review.preload(), OrderSheet.preload()]);
}

/** The review while it is open, and the print sheet while the page is printed. */
export function ReviewArea(view: View) {
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
