import { proofFact } from '../../design/lines.ts';
import { printOf } from '../../design/print.ts';
import { Timeline } from '../delivery/Dates.tsx';
import { ProofButtons } from '../pdf/PdfButtons.tsx';
import type { Letter } from '../send/letter.ts';
import type { Sent as Receipt } from '../send/receipt.ts';
import { BuyerFields, MailInstead, SendForm, sendForm } from '../send/SendForm.tsx';
import type { Page, View } from '../view/page.ts';

interface Props extends View {
  /** An e-mail with the design; `undefined` if it is sent from here. */
  readonly letter: Letter | undefined;
}

/** The next step to the seller. It orders nothing: a proof comes first. */
export function HandOverBox({ letter, ...view }: Props) {
  const { page } = view;
  const { email, submitUrl } = page.catalog.book.seller;
  if (!letter) {
    return (
      <>
        <SendForm {...view} url={submitUrl ?? ''} />
        <ProofButtons page={page} isSent={false} />
      </>
    );
  }
  const artwork = printOf(page)?.artwork;
  return (
    <>
      <BuyerFields {...view} />
      <p>
        {letter.has === 'nothing'
          ? `Your design is too long for an e-mail link. Press Copy everything, then paste it into the e-mail to ${email}.`
          : `This opens an e-mail to ${email} with your whole design${letter.has === 'link' ? ': its link has the titles' : ''}.`}
      </p>
      {typeof artwork === 'string' && (
        <p>A link can't carry your artwork. E-mail {artwork}, too.</p>
      )}
      <MailInstead page={page} />
      <ProofButtons page={page} isSent={letter.has === 'nothing'} />
      <p class="quiet">{proofFact(page.catalog)} Nothing is ordered or charged yet.</p>
    </>
  );
}

/** The one button that gets the design to the seller. */
export function NextStep({ letter }: Pick<Props, 'letter'>) {
  if (!letter) {
    return (
      <button type="submit" form={sendForm} class="button primary">
        Send this design
      </button>
    );
  }
  return (
    <a class="button primary" href={letter.url} rel="noreferrer">
      E-mail this design
    </a>
  );
}

/** The receipt of a design, and what happens next. */
export function Sent({ page, sent }: { page: Page; sent: Receipt }) {
  const { catalog, dates } = page;
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
      {dates && <Timeline page={page} />}
      <ProofButtons page={page} isSent={false} />
      <p class="quiet">
        Questions? Write to{' '}
        <a href={`mailto:${email}?subject=${encodeURIComponent(sent.reference)}`}>{email}</a> and
        give {sent.reference}.
      </p>
    </section>
  );
}
