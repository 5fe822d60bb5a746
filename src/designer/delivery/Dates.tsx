import { Component } from 'preact';
import type { EstimateDocument } from '../../contract/estimate.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import { businessDays } from '../../text/counts.ts';
import { arrivalSentences, dayText, instantText } from '../../text/days.ts';
import type { View } from '../view/scene.ts';
import { type Dated, likelyCourse, type NeededBy, neededBy } from './approvals.ts';
import { Timeline } from './Timeline.tsx';

interface Props extends View {
  readonly estimate: EstimateDocument;
}

/** When to approve the proof: for the likely date, for a sooner one, and for the buyer's own. */
export class Dates extends Component<Props, { readonly date: string }> {
  override state = { date: '' };
  readonly calendars = deliveryCalendars(this.props.scene.catalog.book.delivery);

  override render({ scene, estimate }: Props, { date }: { date: string }) {
    const { catalog, design } = scene;
    const { calendars } = this;
    const dated = { catalog, design, calendars, estimate };
    const { timeline, later } = likelyCourse(dated);
    return (
      <div class="dates">
        <p>
          {arrivalSentences(estimate).join(' ')} Approve it on {dayText(later.approved)} and it
          arrives {dayText(later.arrives)}.
        </p>
        <p class="quiet">
          The proof usually comes within {businessDays(calendars.proofBusinessDays)} of your order.
        </p>
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
              {neededBy(dated, date, new Date()).map((answer) => (
                <li key={answer.product}>
                  <Answer answer={answer} dated={dated} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <details>
          <summary>Every step</summary>
          <Timeline timeline={timeline} estimate={estimate} />
        </details>
      </div>
    );
  }
}

function Answer({ answer, dated }: { answer: NeededBy; dated: Dated }) {
  const { products, delivery } = dated.catalog.book;
  return (
    <>
      <strong>{products[answer.product].name}:</strong>{' '}
      {answer.approveBy ? (
        <>
          approve the proof by <strong>{instantText(answer.approveBy, delivery.timeZone)}</strong>.
          Approve a day later and it arrives {dayText(answer.dayLater)}.
        </>
      ) : (
        <>
          can't arrive by then. If you approve the proof by the next cut-off,{' '}
          {dated.calendars.cutOffText}, it arrives {dayText(answer.earliest)}.
        </>
      )}
    </>
  );
}
