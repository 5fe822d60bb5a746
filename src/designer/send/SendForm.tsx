import { Component } from 'preact';
import type { Contact } from '../../contract/submission.ts';
import { JobFields } from '../review/JobFields.tsx';
import { MailInstead } from '../review/MailInstead.tsx';
import { proofFact } from '../review/summary.ts';
import type { Scene, View } from '../view/scene.ts';
import { ContactFields } from './ContactFields.tsx';
import {
  type ContactFaults,
  contactFaults,
  contactFields,
  keepContact,
  keptContact,
  trimmed,
} from './contact.ts';
import { keepSent, lastSent } from './sent.ts';
import { newId, submit } from './submit.ts';

interface Props extends View {
  /** Where to send it. */
  readonly url: string;
  /** Called after the seller has it. */
  readonly onSent: () => void;
}

interface State {
  readonly contact: Contact;
  readonly faults: ContactFaults;
  /** How much of the files is made, from 0 to 1; 1 while it is being sent. */
  readonly share: number | null;
  /** Why the last attempt failed. */
  readonly failure: string;
}

/** Asks for the buyer's address, and sends the design to the seller. */
export class SendForm extends Component<Props, State> {
  override state: State = { contact: keptContact(), faults: {}, share: null, failure: '' };
  /** What was sent last and its id: whoever tries again sends the same. */
  attempt: { design: unknown; contact: Contact; id: string } | undefined;

  readonly change = (part: keyof Contact, text: string) => {
    const { contact: before, faults } = this.state;
    const contact = { ...before, [part]: text };
    keepContact(contact);
    this.setState({ contact, faults: { ...faults, [part]: undefined } });
  };

  readonly send = async (event: Event) => {
    event.preventDefault();
    const { scene, url, onSent } = this.props;
    if (this.state.share !== null) return;
    const contact = trimmed(this.state.contact);
    const faults = contactFaults(contact, scene.design.delivery.zip);
    this.setState({ faults, failure: '' });
    const wrong = contactFields.find(({ part }) => faults[part]);
    if (wrong) {
      document.getElementById(`contact-${wrong.part}`)?.focus();
      return;
    }
    this.setState({ share: 0 });
    const sentAt = new Date();
    const sender = { id: this.idOf(scene, this.state.contact), sentAt, contact };
    const outcome = await import('./make-form.ts')
      .then(({ designForm }) => designForm(scene, sender, (share) => this.setState({ share })))
      .then((form) => {
        this.setState({ share: 1 });
        return submit(url, form, scene.catalog.book.seller.name);
      })
      .catch(() => ({ kind: 'failed', reason: "The PDFs couldn't be made." }) as const);
    if (outcome.kind === 'received') {
      keepSent(scene, outcome.reference, sentAt);
      onSent();
    } else {
      this.setState({ share: null, failure: outcome.reason });
    }
  };

  idOf({ design }: Scene, contact: Contact): string {
    const { attempt } = this;
    if (attempt?.design === design && attempt.contact === contact) return attempt.id;
    const id = newId();
    this.attempt = { design, contact, id };
    return id;
  }

  override render(props: Props, { contact, faults, share, failure }: State) {
    const { scene } = props;
    const { name } = scene.catalog.book.seller;
    const earlier = lastSent(scene)?.sent;
    return (
      <form class="send-form" noValidate onSubmit={this.send} aria-label="Send this design">
        {earlier && (
          <p class="notice">
            You sent an earlier design as <strong>{earlier.reference}</strong>. Sending this one
            makes a second order.
          </p>
        )}
        <ContactFields contact={contact} faults={faults} onChange={this.change} />
        <JobFields {...props} />
        <button type="submit" class="button primary" aria-disabled={share !== null}>
          Send this design
        </button>
        {share !== null && (
          <progress
            class="proof-progress"
            aria-label="Sending your design"
            value={share < 1 ? share || undefined : undefined}
          />
        )}
        <div role="status">
          {share !== null && (
            <p>
              {share < 1
                ? 'Making the proof preview and the press file.'
                : `Sending them to ${name}. This can take a minute.`}
            </p>
          )}
          {failure !== '' && (
            <p class="notice error">
              {failure} Your design may not have arrived. Nothing is lost: send it again, or e-mail
              it.
            </p>
          )}
        </div>
        {failure !== '' && <MailInstead scene={scene} contact={contact} />}
        <p class="quiet">{proofFact(scene.catalog)}</p>
      </form>
    );
  }
}
