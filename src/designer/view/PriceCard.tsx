import { formatCount } from '../../pricing/money.ts';
import { counted, dollars } from '../price/words.ts';
import type { View } from './scene.ts';

/** What the design costs, how that adds up, and the way on. */
export function PriceCard(view: View) {
  const { quote, build } = view.scene;
  return (
    <section class="card price-card" aria-labelledby="price-title">
      <h2 id="price-title" class="visually-hidden">
        Your price
      </h2>
      <p class="price-line">
        <span class="price-figure">{dollars(quote.perSetCents)}</span> a set
      </p>
      <p class="price-total">
        <strong>{dollars(quote.totalCents)}</strong> in all for {formatCount(quote.sets)} sets of{' '}
        {counted(build.tabs, 'tab')}, setup included.
      </p>
      <Shipping {...view} />
      <NextBreak {...view} />
      <Breakdown {...view} />
      <div class="actions needs-script">
        <button type="button" class="button" onClick={view.controls.openReview}>
          Review and ask for the free proof
        </button>
        <button type="button" class="button plain" onClick={view.controls.copyLink}>
          Copy link
        </button>
      </div>
    </section>
  );
}

function Shipping({ scene }: View) {
  const { freeGround, missingCents } = scene.quote.shipping;
  const { freeShippingRegion } = scene.catalog.book.limits;
  return freeGround ? (
    <p class="shipping is-free">Ships free by ground in the {freeShippingRegion}.</p>
  ) : (
    <p class="shipping">
      {dollars(missingCents)} more and it ships free by ground in the {freeShippingRegion}.
    </p>
  );
}

function NextBreak({ scene, controls }: View) {
  const next = scene.quote.nextQuantity;
  if (!next) return null;
  return (
    <div class="next-break">
      <span>
        {formatCount(next.sets)} sets: <strong>{dollars(next.perSetCents)} a set</strong>,{' '}
        {dollars(next.totalCents)} in all
      </span>
      <button
        type="button"
        class="button plain small needs-script"
        onClick={() => controls.act({ do: 'setSets', sets: next.sets })}
      >
        Take {formatCount(next.sets)}
      </button>
    </div>
  );
}

function Breakdown({ scene }: View) {
  const { quote } = scene;
  const differs = quote.perSetCents * quote.sets !== quote.totalCents;
  return (
    <details class="breakdown">
      <summary>How it adds up</summary>
      <dl class="lines">
        {quote.breakdown.map(({ item, label, cents }) => (
          <div key={item} class="line">
            <dt>{label}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
        <div class="line total">
          <dt>Total</dt>
          <dd>{dollars(quote.totalCents)}</dd>
        </div>
      </dl>
      {differs && (
        <p class="quiet">
          The total holds. The price of a set is the total divided by the sets, rounded to a cent.
        </p>
      )}
    </details>
  );
}
