import { useLayoutEffect, useRef } from 'preact/hooks';
import { checksOf } from '../../design/checks.ts';
import { proofFact } from '../../design/lines.ts';
import { counted } from '../../text/counts.ts';
import { arrivalSentences } from '../../text/days.ts';
import { dollars } from '../../text/money.ts';
import { Timeline } from '../delivery/Dates.tsx';
import { Downloads } from '../pdf/Downloads.tsx';
import { type Sent as Receipt, receiptOf } from '../send/hand-over.ts';
import { MainButton, NextStep } from '../send/NextStep.tsx';
import { Button, Fixes } from '../view/Button.tsx';
import type { Page, View } from '../view/page.ts';
import { Picture, PrintSheet, Words } from './Summary.tsx';

/** What lies over the designer, or replaces it on paper. */
export function Over(view: View) {
  return (
    <>
      {view.isReviewing && <Review {...view} />}
      {view.isPrinting && <PrintSheet {...view} />}
    </>
  );
}

/** A final review of the whole design, and the next step to the seller. */
function Review(view: View) {
  const { quote, build, dates, controls } = view;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const sent = receiptOf(view);
  const total = (
    <p>
      <strong class="price-figure">{dollars(quote.totalCents)}</strong> total
    </p>
  );
  return (
    <dialog
      ref={dialog}
      class="review"
      aria-labelledby="review-title"
      onClose={() => controls.review(false)}
    >
      <Button class="link-button back" onClick={close}>
        Back to the design
      </Button>
      <div class="review-columns">
        <div>
          <h2 id="review-title">Review your design</h2>
          <Picture {...view} id="review" />
          <Checks {...view} />
          <section class="review-words" aria-labelledby="review-words-title">
            <h3 id="review-words-title">In words</h3>
            <Words {...view} />
          </section>
        </div>
        <section class="review-card" aria-label="Your order">
          <div class="review-price row">
            {total}
            <p>
              <b>{dollars(quote.perSetCents)} a set</b>
              <br />
              {counted(build.sets, 'set')}, setup included
            </p>
            {dates && <p>{arrivalSentences(dates.estimate)[0]}</p>}
          </div>
          <div class="review-order">
            {sent ? <Sent {...view} sent={sent} /> : <NextStep {...view} />}
            <Downloads {...view} />
          </div>
        </section>
      </div>
      {!sent && (
        <div class="review-bar row">
          {total}
          <MainButton {...view} />
        </div>
      )}
    </dialog>
  );
}

function Checks({ controls, ...page }: View) {
  const checks = checksOf(page, new Date());
  if (checks.length === 0) return <p class="checks good">Everything checks out.</p>;
  return (
    <section class="checks" aria-labelledby="checks-title">
      <h3 id="checks-title">{counted(checks.length, 'thing')} to check</h3>
      <ul class="stack">
        {checks.map(({ tone, text, fixes }) => (
          <li key={text} class={`row ${tone}`}>
            <span>{text}</span>
            <Fixes fixes={fixes} controls={controls} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The receipt of a design, and what happens next. */
function Sent({ sent, ...page }: Page & { readonly sent: Receipt }) {
  const { name, email } = page.catalog.book.seller;
  return (
    <section class="sent" aria-labelledby="sent-title">
      <h3 id="sent-title" class="good" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {name} has your design.
      </h3>
      <p>
        Reference <strong class="reference">{sent.reference}</strong>
      </p>
      <p>
        Sent{' '}
        {new Date(sent.sentAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
        . {proofFact(page.catalog)}
      </p>
      {page.dates && <Timeline {...page} />}
      <p class="quiet">
        Questions? Write to{' '}
        <a href={`mailto:${email}?subject=${encodeURIComponent(sent.reference)}`}>{email}</a> and
        give {sent.reference}.
      </p>
    </section>
  );
}
