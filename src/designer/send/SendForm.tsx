import { useEffect, useRef, useState } from 'preact/hooks';
import type { Contact } from '../../contract/submission.ts';
import { proofFact } from '../../design/lines.ts';
import { Button } from '../view/Button.tsx';
import type { Page, View } from '../view/page.ts';
import { JobFields, TextFields } from '../view/TextFields.tsx';
import {
  type ContactFaults,
  contactEntry,
  contactFaults,
  contactFields,
  contactOf,
  trimmed,
} from './contact.ts';
import { orderLetter } from './letter.ts';
import { copyText } from './mail.ts';
import { attemptId, lastSent, saveSent } from './receipt.ts';
import { submit } from './submit.ts';

interface Props extends View {
  /** Where to send it. */
  readonly url: string;
}

/** The id of the form, for a button outside of it. */
export const sendForm = 'send-form';

/** Asks before the page is left in the middle of sending. */
const warn = (event: Event) => event.preventDefault();

/** Asks for the buyer's address, and sends the design to the seller. */
export function SendForm({ url, ...view }: Props) {
  const { catalog, design } = view.page;
  const { name } = catalog.book.seller;
  const contact = contactOf(view.page.state);
  const [faults, setFaults] = useState<ContactFaults>({});
  const { sending } = view.page.state;
  const share = typeof sending === 'number' ? sending : null;
  const failure = typeof sending === 'string' ? sending : '';
  const isSending = share !== null;
  const progress = useRef<HTMLProgressElement>(null);
  useEffect(() => progress.current?.scrollIntoView({ block: 'nearest' }), [isSending]);
  const earlier = lastSent(view.page)?.sent;

  const send = async (event: Event) => {
    event.preventDefault();
    if (isSending) return;
    const found = contactFaults(contact, design.delivery.zip);
    setFaults(found);
    const [wrong] = Object.keys(found);
    if (wrong) {
      document.getElementById(`contact-${wrong}`)?.focus();
      return;
    }
    const setShare = (sending: number) => view.controls.showSending(sending);
    setShare(0);
    const sentAt = new Date();
    const sender = { id: attemptId(view.page, contact), sentAt, contact: trimmed(contact) };
    window.addEventListener('beforeunload', warn);
    const outcome = await import('./submission.ts')
      .then(({ designForm }) => designForm(view.page, sender, setShare))
      .then((form) => {
        setShare(1);
        return submit(url, form, name);
      })
      .catch(() => ({ kind: 'failed', reason: "The PDFs couldn't be made." }) as const);
    window.removeEventListener('beforeunload', warn);
    const isReceived = outcome.kind === 'received';
    if (isReceived) saveSent(view.page, outcome.reference, sentAt);
    view.controls.showSending(isReceived ? null : outcome.reason);
    const title = isReceived ? `${name} has your design` : 'Your design may not have arrived';
    const review = { label: 'Review', run: () => view.controls.review(true) };
    view.controls.notify({
      id: 'sent',
      title,
      lines: [isReceived ? `Reference ${outcome.reference}.` : outcome.reason],
      untilChange: isReceived,
      ...(!isReceived && { offer: review }),
    });
    view.controls.say(`${title}.`);
  };

  return (
    <form id={sendForm} class="send-form" noValidate onSubmit={send} aria-label="Send this design">
      {earlier && (
        <p class="notice">
          You sent an earlier design as <strong>{earlier.reference}</strong>. Sending this one makes
          a second order.
        </p>
      )}
      <BuyerFields
        {...view}
        faults={faults}
        onChange={(part) => setFaults({ ...faults, [part]: undefined })}
      />
      <button type="submit" class="button primary" aria-disabled={isSending}>
        Send this design
      </button>
      {isSending && (
        <progress
          ref={progress}
          class="proof-progress"
          aria-label="Sending your design"
          value={share < 1 ? share || undefined : undefined}
        />
      )}
      <div role="status">
        {isSending && (
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
      {failure !== '' && <MailInstead page={view.page} isPlain />}
      <p class="quiet">{proofFact(catalog)}</p>
    </form>
  );
}

interface BuyerProps extends View {
  readonly faults?: ContactFaults;
  readonly onChange?: (part: keyof Contact) => void;
}

/** Who orders, and their own words: asked once, for the e-mail, the quote and sending. */
export function BuyerFields({ faults, onChange, ...view }: BuyerProps) {
  const contact = contactOf(view.page.state);
  return (
    <>
      <TextFields
        form="contact"
        fields={contactFields}
        values={contact}
        faults={faults ?? {}}
        onChange={(part, text) => {
          const changed = { ...contact, [part]: text };
          contactEntry.save(changed);
          view.controls.showContact(changed);
          onChange?.(part);
        }}
      />
      <JobFields {...view} />
    </>
  );
}

interface MailProps {
  readonly page: Page;
  /** Whether sending it from here is the main way. */
  readonly isPlain?: boolean;
}

/** Opens an e-mail with the design, and copies the whole of it: it may be too long for a URL. */
export function MailInstead({ page, isPlain }: MailProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const { email } = page.catalog.book.seller;
  const { url, text } = orderLetter(page, contactOf(page.state));
  return (
    <>
      <p class="actions">
        <a class={isPlain ? 'button plain' : 'button primary'} href={url} rel="noreferrer">
          E-mail this design
        </a>
        <Button
          class="button plain"
          onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}
        >
          Copy everything
        </Button>
      </p>
      <p role="status">
        {outcome === 'copied' && `Copied. Paste it into an e-mail to ${email}.`}
        {outcome === 'failed' && `Copy the text below into an e-mail to ${email}.`}
      </p>
      {outcome === 'failed' && (
        <textarea aria-label="The whole design as text" rows={12} readOnly value={text} />
      )}
    </>
  );
}
