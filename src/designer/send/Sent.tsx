import { deliveryCalendars } from '../../delivery/calendar.ts';
import { likelyCourse } from '../delivery/approvals.ts';
import { Timeline } from '../delivery/Dates.tsx';
import { ProofButtons } from '../proof/ProofButtons.tsx';
import { proofFact } from '../review/summary.ts';
import type { Scene } from '../view/scene.ts';
import type { Sent as Receipt } from './sent.ts';

/** The receipt of a design, and what happens next. */
export function Sent({ scene, sent }: { scene: Scene; sent: Receipt }) {
  const { catalog, design, state } = scene;
  const { name, email } = catalog.book.seller;
  const { answer } = state.delivery;
  const estimate = answer?.kind === 'estimate' ? answer.estimate : undefined;
  const calendars = deliveryCalendars(catalog.book.delivery);
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
        . {proofFact(catalog)}
      </p>
      {estimate && (
        <Timeline
          timeline={likelyCourse({ catalog, design, calendars, estimate }).timeline}
          estimate={estimate}
        />
      )}
      <ProofButtons scene={scene} isSent={false} />
      <p class="quiet">
        Questions? Write to{' '}
        <a href={`mailto:${email}?subject=${encodeURIComponent(sent.reference)}`}>{email}</a> and
        give {sent.reference}.
      </p>
    </section>
  );
}
