import { lazy } from './lazy.tsx';
import { openedLater } from './opened-later.ts';
import type { View } from './scene.ts';

const Review = lazy(async () => (await openedLater(import('../review/review-parts.ts'))).Review);
const OrderSheet = lazy(
  async () => (await openedLater(import('../review/review-parts.ts'))).OrderSheet,
);

/** Loads what review and print need, so that a print begun from the browser's menu has it. */
export function preloadReview(): Promise<unknown> {
  return Promise.all([Review.preload(), OrderSheet.preload()]);
}

/** The sheet to review, while it is open, and the sheet to print, while the page is printed. */
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
