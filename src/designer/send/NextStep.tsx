import { useEffect, useState } from 'preact/hooks';
import type { Contact } from '../../contract/submission.ts';
import { proofFact } from '../../design/lines.ts';
import { cleanJob } from '../../order/clean.ts';
import { type Job, jobLimits } from '../../order/order.ts';
import { Button } from '../view/Button.tsx';
import { Field, type TextField } from '../view/fields.tsx';
import type { Page, View } from '../view/page.ts';
import { contactEntry, contactFields, contactOf } from './contact.ts';
import { orderLetter, sentEntry } from './hand-over.ts';
import { copyText } from './submit.ts';

/** The id of the form, for a button outside of it. */
const sendForm = 'send-form';

/** The next step to the seller: sending the design, or an e-mail. It orders nothing: a proof comes first. */
export function NextStep(view: View) {
  const { email, submitUrl } = view.catalog.book.seller;
  if (submitUrl) return <SendForm {...view} url={submitUrl} />;
  const { has } = letterOf(view);
  const artwork = view.print?.artwork;
  return (
    <>
      <BuyerFields {...view} />
      <p>
        {has === 'nothing'
          ? `Your design is too long for an e-mail link. Press Copy everything, then paste it into the e-mail to ${email}.`
          : `This opens an e-mail to ${email} with your whole design${has === 'link' ? ': its link has the titles' : ''}.`}
      </p>
      {typeof artwork === 'string' && (
        <p>A link can't carry your artwork. E-mail {artwork}, too.</p>
      )}
      <Mail {...view} />
      <p class="quiet">{proofFact(view.catalog)} Nothing is ordered or charged yet.</p>
    </>
  );
}

/** Each state of the page has its own order, and several parts that show its letter. */
const letters = new WeakMap<Page['order'], ReturnType<typeof orderLetter>>();

function letterOf(page: Page) {
  const letter = letters.get(page.order) ?? orderLetter(page, contactOf(page));
  letters.set(page.order, letter);
  return letter;
}

/** The one button that gets the design to the seller; a plain one e-mails what can be sent, too. */
export function MainButton({ isMail, ...page }: Page & { isMail?: boolean }) {
  const { submitUrl } = page.catalog.book.seller;
  const isSending = page.sending?.hasFailed === false;
  const mailLook = submitUrl ? 'button plain' : 'button primary';
  return submitUrl && !isMail ? (
    <button type="submit" form={sendForm} class="button primary" aria-disabled={isSending}>
      Send this design
    </button>
  ) : (
    <a class={mailLook} href={letterOf(page).url} rel="noreferrer">
      E-mail this design
    </a>
  );
}

const intoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** Asks before the page is left in the middle of sending. */
const warn = (event: Event) => event.preventDefault();

/** Asks for the buyer's address, and sends the design to the seller. */
function SendForm({ url, ...view }: View & { url: string }) {
  const { catalog, design, sending, controls } = view;
  const { name } = catalog.book.seller;
  const { address } = contactOf(view);
  const { zip } = design.delivery;
  const isSending = sending?.hasFailed === false;
  const show = (text: string) => controls.showSending({ text, hasFailed: false });
  const earlier = sentEntry.load();

  useEffect(() => {
    const fault = `Your dates are for ZIP code ${zip}, which isn't in this address. Add it, or change the ZIP code of the dates.`;
    const lacksZip = address !== '' && !address.includes(zip);
    const field = document.querySelector<HTMLTextAreaElement>('#contact-address');
    field?.setCustomValidity(lacksZip ? fault : '');
  }, [address, zip]);

  const send = async (event: Event) => {
    event.preventDefault();
    if (isSending) return;
    const onItsWay = `Sending them to ${name}. This can take a minute.`;
    show('Making the proof preview and the press file.');
    window.addEventListener('beforeunload', warn);
    const outcome = await import('./submission.ts')
      .then(({ sendDesign }) => sendDesign(view, url, contactOf(view), () => show(onItsWay)))
      .catch(() => ({ kind: 'failed', reason: "The PDFs couldn't be made." }) as const);
    window.removeEventListener('beforeunload', warn);
    if (outcome.kind === 'received') {
      controls.showSending(null);
      const lines = [`Reference ${outcome.reference}.`];
      return controls.notify({ id: 'sent', title: `${name} has your design`, lines });
    }
    const { reason } = outcome;
    const title = 'Your design may not have arrived';
    const text = `${reason} ${title}. Nothing is lost: send it again, or e-mail it.`;
    controls.showSending({ text, hasFailed: true });
    const offer = { label: 'Review', run: () => controls.review(true) };
    controls.notify({ id: 'sent', title, lines: [reason], offer, isLasting: true });
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
      <MainButton {...view} />
      {isSending && <progress ref={intoSight} aria-label="Sending your design" />}
      <p role="status" class={sending?.hasFailed ? 'notice error' : undefined}>
        {sending?.text}
      </p>
      {sending?.hasFailed && <Mail {...view} />}
      <p class="quiet">{proofFact(catalog)}</p>
    </form>
  );
}

const optional = { need: 'optional', autocomplete: 'off' } as const;

/** The buyer's own words about the order. They go wherever the design goes. */
const jobFields: Readonly<Record<keyof Job, TextField>> = {
  name: { label: 'Job name', maxLength: jobLimits.name, ...optional },
  po: { label: 'PO number', maxLength: jobLimits.po, ...optional },
  notes: { label: 'Notes', maxLength: jobLimits.notes, rows: 2, ...optional },
};

interface FieldsProps<Part extends string> {
  readonly of: string;
  readonly fields: Readonly<Record<Part, TextField>>;
  readonly values: Readonly<Record<Part, string>>;
  readonly onType: (part: Part, text: string) => void;
}

function Fields<Part extends string>({ of, fields, values, onType }: FieldsProps<Part>) {
  return (Object.keys(fields) as Part[]).map((part) => (
    <Field
      {...fields[part]}
      key={part}
      id={`${of}-${part}`}
      name={part}
      value={values[part]}
      onType={(text) => onType(part, text)}
    />
  ));
}

/** Who orders, and their own words: asked once, for the e-mail, the quote and sending. */
function BuyerFields({ controls, ...page }: View) {
  const contact = contactOf(page);
  const setContact = (part: keyof Contact, text: string) => {
    const changed = { ...contact, [part]: text };
    contactEntry.save(changed);
    controls.showContact(changed);
  };
  const setJob = (part: keyof Job, text: string) =>
    controls.act({ do: 'setJob', job: cleanJob({ [part]: text }) }, `job-${part}`);
  return (
    <>
      <div class="contact-fields columns">
        <Fields of="contact" fields={contactFields} values={contact} onType={setContact} />
      </div>
      <fieldset class="contact-fields columns plain">
        <legend class="visually-hidden">About this order</legend>
        <Fields of="job" fields={jobFields} values={page.design.job} onType={setJob} />
      </fieldset>
    </>
  );
}

/** Opens an e-mail with the design, and copies the whole of it: it may be too long for a URL. */
function Mail(page: Page) {
  const [isCopied, setCopied] = useState<boolean>();
  const { email } = page.catalog.book.seller;
  const { text } = letterOf(page);
  return (
    <>
      <p class="actions">
        <MainButton {...page} isMail />
        <Button class="button plain" onClick={() => copyText(text).then(setCopied)}>
          Copy everything
        </Button>
      </p>
      <p role="status">
        {isCopied !== undefined &&
          `${isCopied ? 'Copied. Paste it' : 'Copy the text below'} into an e-mail to ${email}.`}
      </p>
      {isCopied === false && (
        <textarea aria-label="The whole design as text" rows={12} readOnly value={text} />
      )}
    </>
  );
}
