import { useState } from 'preact/hooks';
import type { Contact } from '../../contract/submission.ts';
import { copyText } from '../mail.ts';
import { Button } from '../view/parts.tsx';
import type { Scene } from '../view/scene.ts';
import { orderLetter } from './hand-over.ts';

interface Props {
  readonly scene: Scene;
  /** What the buyer typed to send the design otherwise, which failed. */
  readonly contact?: Contact;
}

/** Opens an e-mail with the design, and copies the whole of it: it may be too long for a URL. */
export function MailInstead({ scene, contact }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const { email } = scene.catalog.book.seller;
  const { url, text } = orderLetter(scene, contact);
  return (
    <>
      <p class="actions">
        <a class={contact ? 'button plain' : 'button primary'} href={url} rel="noreferrer">
          E-mail this design
        </a>
        <Button
          look="plain"
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
