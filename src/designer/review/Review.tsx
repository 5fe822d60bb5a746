import { Component, createRef } from 'preact';
import { counted } from '../../text/counts.ts';
import { arrivalSentences } from '../../text/days.ts';
import { dollars } from '../../text/money.ts';
import { OpenProof } from '../proof/OpenProof.tsx';
import { QuoteBox } from '../quote-sheet/QuoteBox.tsx';
import { Sent } from '../send/Sent.tsx';
import { lastSent } from '../send/sent.ts';
import type { View } from '../view/scene.ts';
import { checksOf, type Fix } from './checks.ts';
import { HandOverBox } from './HandOverBox.tsx';
import { OrderSheet } from './OrderSheet.tsx';

/** A final review of the whole design, and the next step to the seller. */
export class Review extends Component<View> {
  readonly dialog = createRef<HTMLDialogElement>();

  override componentDidMount() {
    this.dialog.current?.showModal();
  }

  override render(view: View) {
    const { scene, controls } = view;
    const receipt = lastSent(scene);
    return (
      <dialog
        ref={this.dialog}
        class="review"
        aria-labelledby="review-title"
        onClose={controls.closeReview}
      >
        <header class="review-head">
          <h2 id="review-title">Review your design</h2>
          <button
            type="button"
            class="button plain small"
            onClick={() => this.dialog.current?.close()}
          >
            Back to the design
          </button>
        </header>
        <div class="review-columns">
          <div>
            <Checks {...view} leave={() => this.dialog.current?.close()} />
            <OrderSheet scene={scene} />
          </div>
          <section class="card review-card" aria-label="Your order">
            <Price scene={scene} />
            {receipt?.isThis ? (
              <Sent scene={scene} sent={receipt.sent} />
            ) : (
              <HandOverBox {...view} onSent={() => this.forceUpdate()} />
            )}
            <QuoteBox scene={scene} />
            <p class="order-tools">
              <button type="button" class="button plain small" onClick={() => window.print()}>
                Print this page
              </button>
              <OpenProof controls={controls} />
            </p>
          </section>
        </div>
      </dialog>
    );
  }
}

/** The total, and when it arrives if that is known. */
function Price({ scene: { quote, build, state } }: Pick<View, 'scene'>) {
  const { answer } = state.delivery;
  return (
    <div class="review-price">
      <p>
        <strong>{dollars(quote.totalCents)}</strong> total
      </p>
      <p>
        <b>{dollars(quote.perSetCents)} a set</b>
        <br />
        {counted(build.sets, 'set')}, setup included
      </p>
      {answer?.kind === 'estimate' && <p>{arrivalSentences(answer.estimate)[0]}</p>}
    </div>
  );
}

function Checks({ scene, controls, leave }: View & { leave: () => void }) {
  const checks = checksOf(scene);
  if (checks.length === 0) return <p class="good">Everything checks out.</p>;
  const correct = ({ action, goTo }: Fix) => {
    if (action) controls.act(action);
    if (goTo === undefined) return;
    leave();
    controls.goTo(goTo);
  };
  return (
    <ul class="checks">
      {checks.map(({ tone, text, fixes = [] }) => (
        <li key={text} class={tone}>
          {text}
          <span class="actions">
            {fixes.map((fix) => (
              <button
                key={fix.label}
                type="button"
                class="button plain small"
                onClick={() => correct(fix)}
              >
                {fix.label}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
