import { dayText, likelyArrival } from '../../text/days.ts';
import { dollars } from '../../text/money.ts';
import type { View } from './scene.ts';

/** Price, date and the next step, always visible. */
export function PriceBar({ scene, controls }: View) {
  const { perSetCents, totalCents } = scene.quote;
  const { answer } = scene.state.delivery;
  return (
    <div class="price-bar needs-script">
      <p class="price-bar-price">
        <strong>{dollars(perSetCents)}</strong> a set
        <span class="price-bar-total">{dollars(totalCents)} total</span>
      </p>
      <a class="price-bar-date" href="#delivery">
        {answer?.kind === 'estimate' ? (
          <>
            <span>Arrives </span>
            {dayText(likelyArrival(answer.estimate).arrives)}
          </>
        ) : (
          'When does it arrive?'
        )}
      </a>
      <button type="button" class="button" onClick={controls.openReview}>
        Review
      </button>
    </div>
  );
}
