import { Component } from 'preact';
import { addressOf } from '../address/write.ts';
import { copyText } from '../browser/clipboard.ts';
import type { View } from '../view/scene.ts';
import { type HandOver, handOver } from './hand-over.ts';
import { proofFact } from './proof-fact.ts';

type Mail = Extract<HandOver, { kind: 'mail' }>;

/** The way on to the seller. Nothing is ordered by it: a proof comes first. */
export function HandOverBox({ scene }: View) {
  const { catalog, design } = scene;
  const { address, lacksTitles } = addressOf(catalog, design);
  const way = handOver(scene, lacksTitles ? undefined : catalog.baseUrl + address);
  return (
    <section class="card sunk hand-over" aria-labelledby="hand-over-title">
      <h3 id="hand-over-title">Next: the free PDF proof</h3>
      {way.kind === 'checkout' ? (
        <p class="actions">
          <a class="button" href={way.url} rel="noreferrer">
            Go on to {catalog.book.seller.name}
          </a>
        </p>
      ) : (
        <MailBox way={way} email={catalog.book.seller.email} />
      )}
      <p class="quiet">{proofFact(catalog)} Sending this orders nothing and costs nothing.</p>
    </section>
  );
}

interface Props {
  readonly way: Mail;
  readonly email: string;
}

class MailBox extends Component<Props, { readonly copied: boolean | null }> {
  override state = { copied: null };

  override render({ way, email }: Props, { copied }: { copied: boolean | null }) {
    const copy = async () => this.setState({ copied: await copyText(way.text) });
    return (
      <>
        <p>
          {way.isWhole
            ? `Opens an e-mail to ${email} with the whole design in it. Add your name and send it.`
            : `Your titles are too long for a prefilled e-mail: copy the order, open the e-mail and paste it in. The e-mail goes to ${email}.`}
        </p>
        <p class="actions">
          {!way.isWhole && (
            <button type="button" class="button" onClick={copy}>
              1. Copy the order
            </button>
          )}
          <a class="button" href={way.url}>
            {way.isWhole ? 'Ask for the proof by e-mail' : '2. Open the e-mail'}
          </a>
          {way.isWhole && (
            <button type="button" class="button plain" onClick={copy}>
              Copy the order as text
            </button>
          )}
        </p>
        <p role="status">
          {copied === true && 'Copied.'}
          {copied === false && 'The browser does not let this page copy: copy the text below.'}
        </p>
        {copied === false && (
          <textarea aria-label="The order as text" readOnly rows={8} value={way.text} />
        )}
      </>
    );
  }
}
