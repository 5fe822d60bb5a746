import { Component } from 'preact';
import type { Contact } from '../../contract/submission.ts';
import { copyText } from '../browser/clipboard.ts';
import type { Scene } from '../view/scene.ts';
import { orderLetter } from './order-letter.ts';

interface Props {
  readonly scene: Scene;
  /** What the buyer typed about themselves, if anything. */
  readonly contact?: Contact;
}

type Outcome = 'copied' | 'failed' | null;

/** Opens an e-mail with the design, and copies the whole of it: it may be too long for a URL. */
export class MailInstead extends Component<Props, { outcome: Outcome }> {
  override state = { outcome: null };

  override render({ scene, contact }: Props, { outcome }: { outcome: Outcome }) {
    const { email } = scene.catalog.book.seller;
    const { url, text } = orderLetter(scene, contact);
    const copy = async () =>
      this.setState({ outcome: (await copyText(text)) ? 'copied' : 'failed' });
    return (
      <>
        <p class="actions">
          <a class="button primary" href={url} rel="noreferrer">
            E-mail this design
          </a>
          <button type="button" class="button plain" onClick={copy}>
            Copy everything
          </button>
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
}
