import { Component } from 'preact';
import type { EstimateDocument } from '../../contract/estimate.ts';
import { dayText, instantText } from '../../text/days.ts';
import type { View } from '../view/scene.ts';
import { type NeededBy, neededBy } from './needed-by.ts';
import { Timeline } from './Timeline.tsx';

interface Props extends View {
  readonly estimate: EstimateDocument;
}

/** When to approve the proof, for the earliest date and for the buyer's own date. */
export class Dates extends Component<Props, { readonly date: string }> {
  override state = { date: '' };

  override render({ scene, estimate }: Props, { date }: { date: string }) {
    const now = new Date();
    return (
      <div class="dates">
        <p>If you approve the proof by {instantText(estimate.approval_deadline)}.</p>
        <div class="field need-by">
          <label for="need-by">I need it by</label>
          <input
            id="need-by"
            type="date"
            value={date}
            min={estimate.timeline[0]?.date}
            onInput={({ currentTarget: { value } }) => this.setState({ date: value })}
          />
        </div>
        <div role="status">
          {date !== '' && (
            <ul class="needed-by">
              {neededBy(scene.catalog, scene.design, date, now, estimate).map((answer) => (
                <li key={answer.product}>
                  <Answer answer={answer} name={scene.catalog.book.products[answer.product].name} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <details>
          <summary>Every step</summary>
          <Timeline estimate={estimate} />
        </details>
      </div>
    );
  }
}

function Answer({ answer, name }: { answer: NeededBy; name: string }) {
  return answer.approveBy ? (
    <>
      <strong>{name}:</strong> approve the proof by <strong>{instantText(answer.approveBy)}</strong>
      . Approve a day later and it arrives {dayText(answer.dayLater)}.
    </>
  ) : (
    <>
      <strong>{name}:</strong> can't arrive by then. If you approve the proof today, it arrives{' '}
      {dayText(answer.earliest)}.
    </>
  );
}
