import { useLayoutEffect, useRef } from 'preact/hooks';
import { checksOf, type Fix } from '../../design/checks.ts';
import { printOf } from '../../design/print.ts';
import { drawnTabs, onDeskWith } from '../../drawing/frame.ts';
import { desk } from '../../drawing/scene/poses.ts';
import { scene as drawScene } from '../../drawing/scene/scene.ts';
import { counted } from '../../text/counts.ts';
import { arrivalSentences } from '../../text/days.ts';
import { dollars } from '../../text/money.ts';
import { QuoteBox } from '../pdf/QuoteBox.tsx';
import { contactOf } from '../send/contact.ts';
import { orderLetter } from '../send/letter.ts';
import { lastSent } from '../send/receipt.ts';
import { Button } from '../view/Button.tsx';
import type { View } from '../view/page.ts';
import { OpenProof } from '../view/parts.tsx';
import { HandOverBox, NextStep, Sent } from './HandOverBox.tsx';
import { OrderSheet } from './OrderSheet.tsx';

/** A final review of the whole design, and the next step to the seller. */
export function Review(view: View) {
  const { page, controls } = view;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const receipt = lastSent(page);
  const sent = receipt?.isThis ? receipt.sent : undefined;
  const { submitUrl } = page.catalog.book.seller;
  const letter = submitUrl ? undefined : orderLetter(page, contactOf(page.state));
  const total = (
    <p>
      <strong>{dollars(page.quote.totalCents)}</strong> total
    </p>
  );
  return (
    <dialog
      ref={dialog}
      class="review"
      aria-labelledby="review-title"
      onClose={() => controls.review(false)}
    >
      <header class="review-head">
        <h2 id="review-title">Review your design</h2>
        <Button onClick={close}>Back to the design</Button>
      </header>
      <div class="review-columns">
        <div>
          <Picture page={page} />
          <Checks {...view} leave={close} />
          <OrderSheet page={page} />
        </div>
        <section class="card review-card" aria-label="Your order">
          <div class="review-price">
            {total}
            <p>
              <b>{dollars(page.quote.perSetCents)} a set</b>
              <br />
              {counted(page.build.sets, 'set')}, setup included
            </p>
            {page.dates && <p>{arrivalSentences(page.dates.estimate)[0]}</p>}
          </div>
          {sent ? <Sent page={page} sent={sent} /> : <HandOverBox {...view} letter={letter} />}
          <QuoteBox page={page} />
          <p class="order-tools">
            <OpenProof controls={controls} />
          </p>
        </section>
      </div>
      {!sent && (
        <div class="review-bar">
          {total}
          <NextStep letter={letter} />
        </div>
      )}
    </dialog>
  );
}

/** The first tabs of the set as things. */
function Picture({ page }: Pick<View, 'page'>) {
  const { design, frame, look } = page;
  const { titles, colors } = design;
  const { cut, die } = frame;
  const tabs = drawnTabs(titles, colors, onDeskWith(0, titles.length, cut), frame, look);
  const body = printOf(page);
  const set = { id: 'review', die, materials: look, tabs, body, ...desk(tabs, cut, die) };
  return (
    <div
      class={look.isFilm ? 'review-picture mat' : 'review-picture mat mat-light'}
      dangerouslySetInnerHTML={{
        __html: drawScene({ ...set, label: 'Drawing of your set', fitting: 'xMidYMin slice' }),
      }}
    />
  );
}

function Checks({ page, controls, leave }: View & { leave: () => void }) {
  const checks = checksOf(page, new Date());
  if (checks.length === 0) return <p class="good">Everything checks out.</p>;
  const correct = ({ action, goTo }: Fix) => {
    if (action) controls.act(action);
    if (goTo === undefined) return;
    leave();
    controls.goTo(goTo);
  };
  return (
    <ul class="checks">
      {checks.map(({ tone, text, fixes }) => (
        <li key={text} class={tone}>
          {text}
          <span class="actions">
            {fixes.map((fix) => (
              <Button key={fix.label} onClick={() => correct(fix)}>
                {fix.label}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
