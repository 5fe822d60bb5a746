import { likelyCourse } from '../delivery/approvals.ts';
import { Timeline } from '../delivery/Dates.tsx';
import { ProofButtons } from '../proof/ProofButtons.tsx';
import { proofFact, type Sent as Receipt } from '../review/hand-over.ts';
import type { Scene } from '../view/scene.ts';

/** The receipt of a design, and what happens next. */
export function Sent({ scene, sent }: { scene: Scene; sent: Receipt }) {
  const { catalog, design, dates } = scene;
  const { name, email } = catalog.book.seller;
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
      {dates && (
        <Timeline
          timeline={likelyCourse({ catalog, design, estimate: dates.estimate }).timeline}
          assumes={dates.estimate.assumes}
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
