import { likelyCourse } from '../../design/approvals.ts';
import { proofFact } from '../../design/lines.ts';
import { printOf } from '../../design/print.ts';
import { Timeline } from '../delivery/Dates.tsx';
import { ProofButtons } from '../pdf/PdfButtons.tsx';
import type { HandOver, Sent as Receipt } from '../send/hand-over.ts';
import { BuyerFields, MailInstead, SendForm, sendForm } from '../send/SendForm.tsx';
import type { Page, View } from '../view/page.ts';

interface Props extends View {
  readonly way: HandOver;
}

/** The next step to the seller. It orders nothing: a proof comes first. */
export function HandOverBox({ way, ...view }: Props) {
  const { page } = view;
  if (way.kind === 'send') {
    return (
      <>
        <SendForm {...view} url={way.url} />
        <ProofButtons page={page} isSent={false} />
      </>
    );
  }
  const { name, email } = page.catalog.book.seller;
  const isMail = way.kind === 'mail';
  const isWhole = isMail ? way.has !== 'nothing' : way.hasTitles;
  const artwork = printOf(page)?.artwork;
  return (
    <>
      <BuyerFields {...view} />
      <p>{whatItDoes(way, name, email)}</p>
      {typeof artwork === 'string' && (
        <p>A link can't carry your artwork. E-mail {artwork}, too.</p>
      )}
      {isMail ? (
        <MailInstead page={page} />
      ) : (
        <p class="actions">
          <NextStep page={page} way={way} />
        </p>
      )}
      <ProofButtons page={page} isSent={!isWhole} />
      <p class="quiet">{proofFact(page.catalog)} Nothing is ordered or charged yet.</p>
    </>
  );
}

/** The one button that gets the design to the seller. */
export function NextStep({ page, way }: { page: Page; way: HandOver }) {
  if (way.kind === 'send') {
    return (
      <button type="submit" form={sendForm} class="button primary">
        Send this design
      </button>
    );
  }
  return (
    <a class="button primary" href={way.url} rel="noreferrer">
      {way.kind === 'mail' ? 'E-mail this design' : `Continue to ${page.catalog.book.seller.name}`}
    </a>
  );
}

/** What the button does, and what the buyer should send as well. */
function whatItDoes(way: Exclude<HandOver, { kind: 'send' }>, name: string, email: string): string {
  if (way.kind === 'checkout') {
    return way.hasTitles
      ? ''
      : `Your titles are too long for ${name}'s checkout. Also e-mail the proof preview, which has everything, to ${email}.`;
  }
  if (way.has === 'nothing') {
    return `Your design is too long for an e-mail link. Press Copy everything, then paste it into the e-mail to ${email}.`;
  }
  return `This opens an e-mail to ${email} with your whole design${way.has === 'link' ? ': its link has the titles' : ''}.`;
}

/** The receipt of a design, and what happens next. */
export function Sent({ page, sent }: { page: Page; sent: Receipt }) {
  const { catalog, design, dates } = page;
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
      <ProofButtons page={page} isSent={false} />
      <p class="quiet">
        Questions? Write to{' '}
        <a href={`mailto:${email}?subject=${encodeURIComponent(sent.reference)}`}>{email}</a> and
        give {sent.reference}.
      </p>
    </section>
  );
}
