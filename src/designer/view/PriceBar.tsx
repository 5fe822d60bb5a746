import { counted, formatCount } from '../../text/counts.ts';
import { dayText, likelyArrival } from '../../text/days.ts';
import { dollars } from '../../text/money.ts';
import { Button } from './Button.tsx';
import type { View } from './scene.ts';

/** Price, date and the next step, always visible. */
export function PriceBar(view: View) {
  const { scene, controls } = view;
  const { quote, build } = scene;
  return (
    <div class="price-bar">
      <p class="price-line">
        <span class="price-figure">{dollars(quote.perSetCents)}</span> a set
      </p>
      <p class="price-total">
        <strong>{dollars(quote.totalCents)}</strong> total
        <span class="price-note">
          {formatCount(quote.sets)} sets of {counted(build.tabs, 'tab')}, setup included
        </span>
      </p>
      <NextBreak {...view} />
      <ArrivalLink {...view} />
      <Button
        class="button primary needs-script"
        onClick={() => controls.set({ isReviewing: true })}
      >
        <span>
          Review<span class="long"> and get the free proof</span>
        </span>
      </Button>
    </div>
  );
}

function NextBreak({ scene, controls }: View) {
  const next = scene.quote.nextQuantity;
  if (!next) return null;
  return (
    <p class="next-break needs-script">
      <strong>
        {formatCount(next.sets)} sets: {dollars(next.perSetCents)} a set
      </strong>
      <span class="price-note">
        <Button
          class="link-button"
          onClick={() => controls.act({ do: 'setSets', sets: next.sets })}
        >
          Switch to {formatCount(next.sets)}
        </Button>
        , {dollars(next.totalCents)} total
      </span>
    </p>
  );
}

function ArrivalLink({ scene: { dates }, controls }: View) {
  return (
    <p class="price-bar-date needs-script">
      {dates && (
        <span>
          <span class="long">Arrives </span>
          <strong>{dayText(likelyArrival(dates.estimate).arrives)}</strong>
        </span>
      )}
      <Button class="link-button" onClick={() => controls.goTo('#zip')}>
        {dates ? 'See the dates' : 'When does it arrive?'}
      </Button>
    </p>
  );
}
