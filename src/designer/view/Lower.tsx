import { useState } from 'preact/hooks';
import type { EstimateDocument } from '../../contract/answers.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { dayText, likelyArrival } from '../../text/days.ts';
import { dollars, roundingNote } from '../../text/money.ts';
import { addressOf } from '../address/write.ts';
import { printOf } from '../artwork/picture.ts';
import { type DeliveryAnswer, quoteFormWords } from '../delivery/client.ts';
import { copyText } from '../mail.ts';
import { Button } from './Button.tsx';
import { Colors } from './Colors.tsx';
import { Cuts, Type } from './Look.tsx';
import { later, lazy } from './lazy.tsx';
import { BodyChoice, Options } from './Options.tsx';
import { Panel } from './Panel.tsx';
import { Quantity } from './Quantity.tsx';
import type { View } from './scene.ts';

const Dates = lazy(async () => (await later()).Dates);

const QuoteBox = lazy(async () => (await later()).QuoteBox);

/** Everything after the titles: look, options, quantity and date. */
export function Lower(view: View) {
  return (
    <div class="designer-lower">
      <Panel id="look">
        <Cuts {...view} />
        <Type {...view} />
        <Colors {...view} />
        <BodyChoice {...view} />
      </Panel>
      <Options {...view} />
      <Panel id="order">
        <Quantity {...view} />
        <Delivery {...view} />
        <PriceCard {...view} />
      </Panel>
    </div>
  );
}

/** When the order arrives at a ZIP code, and when to approve the proof. */
function Delivery(view: View) {
  const { scene, controls } = view;
  const { zip, answer, isAsking } = scene.state.delivery;
  const { dates } = scene;
  const { neededBy } = scene.design.delivery;
  const refusal = answer?.kind === 'refused' ? answer : undefined;
  return (
    <section class="delivery" id="delivery" aria-labelledby="delivery-title">
      <h3 id="delivery-title">Arrival</h3>
      <form
        class="zip-form"
        action={endpointPaths.deliveryDate}
        onSubmit={(event) => {
          event.preventDefault();
          controls.askDelivery(String(new FormData(event.currentTarget).get('zip')));
        }}
      >
        <input type="hidden" name="product" value={scene.design.product} />
        <div class="field">
          <label for="zip">ZIP code</label>
          <input
            id="zip"
            name="zip"
            type="text"
            inputMode="numeric"
            autocomplete="postal-code"
            required={scene.design.delivery.zip === ''}
            maxLength={10}
            defaultValue={zip}
            aria-invalid={refusal !== undefined}
            aria-describedby="zip-hint"
          />
        </div>
        <button class="button" type="submit" aria-disabled={isAsking}>
          {isAsking ? 'One moment' : 'Show dates'}
        </button>
        <p class="hint" id="zip-hint">
          {refusal ? <Refusal {...refusal} /> : "Saved in this browser and in your design's link."}
        </p>
      </form>
      {answer?.kind === 'unavailable' && (
        <p class="notice warning" role="alert">
          The server doesn't answer right now. Check your connection and try again.
        </p>
      )}
      {(dates || neededBy !== '') && <NeededBy {...view} />}
      {dates && (
        <>
          <Arrival estimate={dates.estimate} />
          <Dates {...view} estimate={dates.estimate} />
        </>
      )}
    </section>
  );
}

function NeededBy({ scene, controls }: View) {
  return (
    <div class="field need-by">
      <label for="need-by">I need it by</label>
      <input
        id="need-by"
        type="date"
        value={scene.design.delivery.neededBy}
        onInput={({ currentTarget: { value } }) =>
          controls.act({ do: 'setDelivery', delivery: { neededBy: value } }, 'needed-by')
        }
      />
    </div>
  );
}

function Arrival({ estimate }: { estimate: EstimateDocument }) {
  const { approved, arrives } = likelyArrival(estimate);
  return (
    <p class="arrival">
      Arrives <strong>{dayText(arrives)}</strong> in {estimate.zip} if you approve the proof on{' '}
      {dayText(approved)}
    </p>
  );
}

/** Why there is no date, with the quote form as a link. */
function Refusal({ reason, quoteForm }: Extract<DeliveryAnswer, { kind: 'refused' }>) {
  const [before, after] = reason.split(quoteFormWords);
  return (
    <span class="field-error" role="alert">
      {before}
      {after !== undefined && <a href={quoteForm}>{quoteFormWords}</a>}
      {after}
    </span>
  );
}

/** How the price adds up, what shipping costs, and the design's link. */
function PriceCard(view: View) {
  const { catalog, design, state, quote } = view.scene;
  const rounding = roundingNote(quote);
  const [copied, setCopied] = useState<'link' | 'failed' | null>(null);
  const [isQuoting, setQuoting] = useState(false);
  const { address, lacksTitles } = addressOf(catalog, design);
  const link = catalog.baseUrl + address;
  const copyLink = async () => {
    const isCopied = await copyText(link);
    setCopied(isCopied ? 'link' : 'failed');
    if (isCopied) setTimeout(() => setCopied(null), copiedShownMs);
  };
  return (
    <section class="price-card" aria-labelledby="price-title">
      <h3 id="price-title">Your price</h3>
      {rounding && <p class="quiet">{rounding}</p>}
      <Shipping {...view} />
      <Breakdown {...view} />
      <div class="price-actions needs-script">
        <Button class="link-button" onClick={copyLink}>
          {copied === 'link' ? 'Link copied' : 'Copy the link'}
        </Button>
        <Button class="link-button" isOpen={isQuoting} onClick={() => setQuoting(!isQuoting)}>
          Make a quote
        </Button>
        <Button class="link-button" onClick={view.controls.clearSaved}>
          Clear saved designs
        </Button>
      </div>
      <p class="visually-hidden" role="status">
        {copied && (copied === 'link' ? 'Link copied.' : 'Copy the link from the field.')}
      </p>
      {copied === 'failed' && <input aria-label="Link to this design" readOnly value={link} />}
      {isQuoting && !state.isReviewing && <QuoteBox scene={view.scene} isOpen />}
      {printOf(view.scene)?.artwork && (
        <p class="quiet">A link can't carry your artwork. The proof preview has it.</p>
      )}
      {lacksTitles && (
        <p class="quiet">
          Your titles are too long for a link, so a copied link opens without them. The proof
          preview has them all.
        </p>
      )}
    </section>
  );
}

const copiedShownMs = 3000;

function Shipping({ scene }: View) {
  const { freeGround, missingCents } = scene.quote.shipping;
  const { freeShippingRegion } = scene.catalog.book.limits;
  const place = scene.dates?.chargedPlace;
  if (place) {
    return <p class="shipping">Shipping to {place} costs extra. We confirm it before you pay.</p>;
  }
  if (missingCents === undefined) return <p class="shipping">Ground shipping is added</p>;
  return freeGround ? (
    <p class="shipping is-free">Free ground shipping in the {freeShippingRegion}</p>
  ) : (
    <p class="shipping">
      Add {dollars(missingCents)} to ship free in the {freeShippingRegion}
    </p>
  );
}

function Breakdown({ scene }: View) {
  const { quote } = scene;
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
    </details>
  );
}
