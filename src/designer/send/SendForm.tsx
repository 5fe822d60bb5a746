import { useEffect, useRef, useState } from 'preact/hooks';
import { proofFact } from '../../design/lines.ts';
import { Button } from '../view/Button.tsx';
import type { Page, View } from '../view/page.ts';
import { JobFields, TextFields } from '../view/TextFields.tsx';
import { contactEntry, contactFields, contactOf } from './contact.ts';
import { lastSent, orderLetter } from './hand-over.ts';
import { copyText } from './submit.ts';

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
  const { page, controls } = view;
  const { catalog, design, state } = page;
  const { name } = catalog.book.seller;
  const contact = contactOf(state);
  const share = typeof state.sending === 'number' ? state.sending : null;
  const failure = typeof state.sending === 'string' ? state.sending : '';
  const isSending = share !== null;
  const progress = useRef<HTMLProgressElement>(null);
  useEffect(() => progress.current?.scrollIntoView({ block: 'nearest' }), [isSending]);
  const earlier = lastSent(page)?.sent;

  // The browser finds what else is missing.
  const { zip } = design.delivery;
  const lacksZip = contact.address !== '' && !contact.address.includes(zip);
  useEffect(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#contact-address');
    const fault = `Your dates are for ZIP code ${zip}, which isn't in this address. Add it, or change the ZIP code of the dates.`;
    field?.setCustomValidity(lacksZip ? fault : '');
  }, [lacksZip, zip]);

  const send = async (event: Event) => {
    event.preventDefault();
    if (isSending) return;
    controls.showSending(0);
    window.addEventListener('beforeunload', warn);
    const outcome = await import('./submission.ts')
      .then(({ sendDesign }) => sendDesign(page, url, contact, controls.showSending))
      .catch(() => ({ kind: 'failed', reason: "The PDFs couldn't be made." }) as const);
    window.removeEventListener('beforeunload', warn);
    const isReceived = outcome.kind === 'received';
    controls.showSending(isReceived ? null : outcome.reason);
    const title = isReceived ? `${name} has your design` : 'Your design may not have arrived';
    const review = { label: 'Review', run: () => controls.review(true) };
    controls.notify({
      id: 'sent',
      title,
      lines: [isReceived ? `Reference ${outcome.reference}.` : outcome.reason],
      untilChange: isReceived,
      ...(!isReceived && { offer: review }),
    });
    controls.say(`${title}.`);
  };

  return (
    <form id={sendForm} class="send-form" onSubmit={send} aria-label="Send this design">
      {earlier && (
        <p class="notice">
          You sent an earlier design as <strong>{earlier.reference}</strong>. Sending this one makes
          a second order.
        </p>
      )}
      <BuyerFields {...view} />
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
      {failure !== '' && <MailInstead page={page} isPlain />}
      <p class="quiet">{proofFact(catalog)}</p>
    </form>
  );
}

/** Who orders, and their own words: asked once, for the e-mail, the quote and sending. */
export function BuyerFields(view: View) {
  const contact = contactOf(view.page.state);
  return (
    <>
      <TextFields
        form="contact"
        fields={contactFields}
        values={contact}
        onChange={(part, text) => {
          const changed = { ...contact, [part]: text };
          contactEntry.save(changed);
          view.controls.showContact(changed);
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
