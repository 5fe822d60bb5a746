import type { EstimateDocument } from '../../contract/answers.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import type { TimelineEntry } from '../../delivery/timeline.ts';
import { type Dated, likelyCourse, type NeededBy, neededBy } from '../../design/approvals.ts';
import { businessDays } from '../../text/counts.ts';
import { arrivalSentences, dayText, instantText } from '../../text/days.ts';
import type { View } from '../view/scene.ts';

/** How approving sooner or later moves the arrival, and when to approve for the buyer's date. */
export function Dates({ scene, estimate }: View & { estimate: EstimateDocument }) {
  const { catalog, design } = scene;
  const calendars = deliveryCalendars(catalog.book.delivery);
  const dated = { catalog, design, estimate };
  const { timeline, later } = likelyCourse(dated);
  const [, sooner = ''] = arrivalSentences(estimate);
  const requirements = neededBy(dated, design.delivery.neededBy, new Date());
  return (
    <div class="dates">
      <p>
        Your proof usually comes within {businessDays(calendars.proofBusinessDays)}. {sooner}{' '}
        Approve it on {dayText(later.approved)} and it arrives {dayText(later.arrives)}.
      </p>
      <div role="status">
        {requirements.length > 0 && (
          <ul class="needed-by">
            {requirements.map((requirement) => (
              <li key={requirement.product}>
                <Requirement {...requirement} catalog={catalog} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Timeline timeline={timeline} assumes={estimate.assumes} />
    </div>
  );
}

function Requirement(props: NeededBy & Pick<Dated, 'catalog'>) {
  const { product, approveBy, dayLater, earliest, catalog } = props;
  const { products, delivery } = catalog.book;
  return (
    <>
      <strong>{products[product].name}:</strong>{' '}
      {approveBy ? (
        <>
          approve the proof by <strong>{instantText(approveBy, delivery.timeZone)}</strong>. Approve
          a day later and it arrives {dayText(dayLater)}.
        </>
      ) : (
        <>
          can't arrive by then. If you approve the proof by the next cut-off,{' '}
          {deliveryCalendars(delivery).cutOffText}, it arrives {dayText(earliest)}.
        </>
      )}
    </>
  );
}

interface TimelineProps {
  readonly timeline: readonly TimelineEntry[];
  readonly assumes: string;
}

/** The dated steps of an order, from the proof to the door. */
export function Timeline({ timeline, assumes }: TimelineProps) {
  return (
    <>
      <ol class="timeline">
        {timeline.map(({ date, step, event }) => (
          <li key={date + event} class={`step-${step}`}>
            <time dateTime={date}>{dayText(date)}</time>
            <span>{event}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">{assumes}</p>
    </>
  );
}
