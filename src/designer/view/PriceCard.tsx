import { useState } from 'preact/hooks';
import { dollars, roundingNote } from '../../text/money.ts';
import { addressOf } from '../address/write.ts';
import { printOf } from '../artwork/picture.ts';
import { copyText } from '../mail.ts';
import { Button } from './Button.tsx';
import { later, lazy } from './lazy.tsx';
import type { View } from './scene.ts';

const QuoteBox = lazy(async () => (await later()).QuoteBox);

/** How the price adds up, what shipping costs, and the design's link. */
export function PriceCard(view: View) {
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
