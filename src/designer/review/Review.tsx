import { checksOf } from '../../design/checks.ts';
import { orderLines, priceLines, proofFact } from '../../design/lines.ts';
import { drawnTabs, onDeskWith, titleFit } from '../../drawing/frame.ts';
import { desk } from '../../drawing/scene/poses.ts';
import { scene } from '../../drawing/scene/scene.ts';
import { colorOf, hasColors } from '../../layout/look.ts';
import { describeTabs } from '../../order/describe.ts';
import { counted } from '../../text/counts.ts';
import { arrivalSentences } from '../../text/days.ts';
import { dollars } from '../../text/money.ts';
import { Timeline } from '../delivery/Dates.tsx';
import { Downloads } from '../pdf/Downloads.tsx';
import { type Sent as Receipt, receiptOf } from '../send/hand-over.ts';
import { MainButton, NextStep } from '../send/NextStep.tsx';
import { Fixes } from '../view/Button.tsx';
import type { Page, View } from '../view/page.ts';

/** What lies over the designer, or replaces it on paper. */
export function Over(view: View) {
  return (
    <>
      {view.isReviewing && <Review {...view} />}
      {view.isPrinting && <PrintSheet {...view} />}
    </>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A final review of the whole design, and the next step to the seller. */
function Review(view: View) {
  const { quote, build, dates, controls } = view;
  const sent = receiptOf(view);
  const close = () => controls.review(false);
  const total = (
    <p>
      <strong class="price-figure">{dollars(quote.totalCents)}</strong> total
    </p>
  );
  return (
    <dialog ref={showModal} class="review" aria-labelledby="review-title" onClose={close}>
      <form method="dialog">
        <button type="submit" class="link-button back">
          Back to the design
        </button>
      </form>
      <div class="review-columns">
        <div>
          <h2 id="review-title">Review your design</h2>
          <Picture {...view} id="review" />
          {!sent && <Checks {...view} />}
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

/** The set as a thing, with all tabs of up to 60. Pictures in one page differ in their id. */
function Picture({ id, ...page }: Page & { id: string }) {
  const { build, frame, look, print } = page;
  const { cut, die } = frame;
  const tabs = drawnTabs(page, onDeskWith(0, build.tabs, cut));
  const set = { id, die, materials: look, tabs, body: print, ...desk(tabs, cut, die) };
  const drawn = scene({ ...set, label: 'Drawing of your set', fitting: 'xMidYMin slice' });
  return (
    <div
      class={look.isFilm ? 'review-picture mat' : 'review-picture mat mat-light'}
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

/** What is ordered: every title, and everything else line by line. */
function Words(page: Page) {
  const { catalog, order, design, frame, look } = page;
  const lines = [...orderLines(page), ...priceLines(page)];
  return (
    <div class="words">
      <ol class="title-words">
        {describeTabs(catalog, order).map(({ text, color }, index) => (
          <li key={index}>
            {hasColors(look) && (
              <svg viewBox="0 0 22 20" aria-hidden="true">
                <path
                  d="M1 20V5q0 -4 4 -4h12q4 0 4 4v15z"
                  fill={colorOf(look, design.colors[index]).tab}
                />
              </svg>
            )}
            <span>
              {text}
              {color && <small>{color}</small>}
            </span>
            {!titleFit(design.titles[index] ?? '', frame).fits && <strong>too long</strong>}
          </li>
        ))}
      </ol>
      <dl>
        {lines.map(({ key, label, text }) => (
          <div key={key} class={`line line-${key}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The design on paper, while the browser prints the page. */
function PrintSheet(page: Page) {
  const { seller, products } = page.catalog.book;
  return (
    <div class="print-area">
      <p>{seller.name}</p>
      <h2>{products[page.design.product].name}</h2>
      <Picture {...page} id="print" />
      <Words {...page} />
      <p>This is a design, not a proof.</p>
    </div>
  );
}
