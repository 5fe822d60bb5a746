import { counted, formatCount } from '../../pricing/counts.ts';
import { dollars } from '../../pricing/money.ts';
import { totalHolds } from '../../pricing/total-words.ts';
import { addressOf } from '../address/write.ts';
import { dayText } from '../delivery/days.ts';
import type { View } from './scene.ts';

/** What the design costs, how that adds up, and the way on. */
export function PriceCard(view: View) {
  const { quote, build, state } = view.scene;
  const { copied, lacksTitles } = state;
  return (
    <section class="card price-card" aria-labelledby="price-title">
      <h2 id="price-title" class="visually-hidden">
        Your price
      </h2>
      <p class="price-line">
        <span class="price-figure">{dollars(quote.perSetCents)}</span> a set
      </p>
      <p class="price-total">
        <strong>{dollars(quote.totalCents)}</strong> for {formatCount(quote.sets)} sets of{' '}
        {counted(build.tabs, 'tab')}, setup included
      </p>
      <Rounding {...view} />
      <Shipping {...view} />
      <Arrival {...view} />
      <NextBreak {...view} />
      <Breakdown {...view} />
      <div class="price-actions needs-script">
        <button type="button" class="button" onClick={view.controls.openReview}>
          Review and get the free proof
        </button>
        <button type="button" class="button plain small" onClick={view.controls.copyLink}>
          {copied === 'link' ? 'Link copied' : 'Copy the link to this design'}
        </button>
      </div>
      {copied === 'failed' && <LinkField {...view} />}
      {lacksTitles && (
        <p class="quiet">
          The titles are too long for a link: a copied link opens without them. They stay in this
          browser, in print and in your proof request.
        </p>
      )}
    </section>
  );
}

/** The link to copy by hand, where the browser does not let the page copy it. */
function LinkField({ scene: { catalog, design } }: View) {
  const { address } = addressOf(catalog, design);
  return <input aria-label="Link to this design" readOnly value={catalog.baseUrl + address} />;
}

function Arrival({ scene }: View) {
  const { answer } = scene.state.delivery;
  if (answer?.kind !== 'estimate') return null;
  const { delivery_date: date, zip, timeline } = answer.estimate;
  const approval = timeline[0]?.date;
  return (
    <p>
      In {zip} by <strong>{dayText(date)}</strong>
      {approval && `, proof approved ${dayText(approval)}`}
    </p>
  );
}

function Rounding({ scene: { quote } }: View) {
  if (quote.perSetCents * quote.sets === quote.totalCents) return null;
  return <p class="quiet">{totalHolds}</p>;
}

function Shipping({ scene }: View) {
  const { freeGround, missingCents } = scene.quote.shipping;
  const { freeShippingRegion } = scene.catalog.book.limits;
  return freeGround ? (
    <p class="shipping is-free">Free ground shipping in the {freeShippingRegion}</p>
  ) : (
    <p class="shipping">
      {dollars(missingCents)} more for free ground shipping in the {freeShippingRegion}
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
        {dollars(next.totalCents)}
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
  const { rates } = scene.catalog.products[quote.build.product];
  const isEstimated = rates.get(quote.sets)?.basis === 'estimated';
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
      {isEstimated && (
        <p class="quiet">
          The rate of {formatCount(quote.sets)} sets is estimated between its published neighbors.
          It is what an order costs.
        </p>
      )}
    </details>
  );
}

/** The price and the way on, always at hand on a small screen. */
export function PriceBar({ scene, controls }: View) {
  const { perSetCents, totalCents } = scene.quote;
  return (
    <div class="price-bar needs-script">
      <span>
        <strong>{dollars(perSetCents)}</strong> a set
        <br />
        {dollars(totalCents)} in all
      </span>
      <button type="button" class="button" onClick={controls.openReview}>
        Review
      </button>
    </div>
  );
}
