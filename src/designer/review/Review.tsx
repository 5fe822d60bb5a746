import { Component, createRef } from 'preact';
import { OpenProof } from '../proof/OpenProof.tsx';
import type { View } from '../view/scene.ts';
import { checksOf, type Fix } from './checks.ts';
import { HandOverBox } from './HandOverBox.tsx';
import { JobFields } from './JobFields.tsx';
import { OrderSheet } from './OrderSheet.tsx';

/** A final review of the whole design, and the next step to the seller. */
export class Review extends Component<View> {
  readonly dialog = createRef<HTMLDialogElement>();

  override componentDidMount() {
    this.dialog.current?.showModal();
  }

  override render(view: View) {
    const { scene, controls } = view;
    return (
      <dialog
        ref={this.dialog}
        class="review"
        aria-labelledby="review-title"
        onClose={controls.closeReview}
      >
        <header class="review-head">
          <h2 id="review-title">Review</h2>
          <button
            type="button"
            class="button plain small"
            onClick={() => this.dialog.current?.close()}
          >
            Close
          </button>
        </header>
        <Checks {...view} leave={() => this.dialog.current?.close()} />
        <JobFields {...view} />
        <HandOverBox {...view} />
        <p class="order-tools">
          <button type="button" class="button plain small" onClick={() => window.print()}>
            Print this page
          </button>
          <OpenProof controls={controls} />
        </p>
        <OrderSheet scene={scene} />
      </dialog>
    );
  }
}

function Checks({ scene, controls, leave }: View & { leave: () => void }) {
  const checks = checksOf(scene);
  if (checks.length === 0) return <p class="good">Everything checks out.</p>;
  const correct = ({ action, goTo }: Fix) => {
    if (action) controls.act(action);
    if (goTo === undefined) return;
    leave();
    document.querySelector<HTMLElement>(goTo)?.focus();
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
