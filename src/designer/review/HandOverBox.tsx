import { artworkOf } from '../artwork/picture.ts';
import { ProofButtons } from '../proof/ProofButtons.tsx';
import { MailInstead, SendForm, sendForm } from '../send/SendForm.tsx';
import type { Scene, View } from '../view/scene.ts';
import { JobFields } from '../view/TextFields.tsx';
import { type HandOver, proofFact } from './hand-over.ts';

interface Props extends View {
  readonly way: HandOver;
  readonly onSent: () => void;
}

/** The next step to the seller. It orders nothing: a proof comes first. */
export function HandOverBox({ way, onSent, ...view }: Props) {
  const { scene } = view;
  if (way.kind === 'send') {
    return (
      <>
        <SendForm {...view} url={way.url} onSent={onSent} />
        <ProofButtons scene={scene} isSent={false} />
      </>
    );
  }
  const { name, email } = scene.catalog.book.seller;
  const isMail = way.kind === 'mail';
  const isWhole = isMail ? way.hasLink : way.hasTitles;
  const hasArtwork = artworkOf(scene) !== undefined;
  return (
    <>
      <JobFields {...view} />
      <p>{whatItDoes(way, name, email)}</p>
      {hasArtwork && (
        <p>
          A link can't carry your artwork. Send the proof preview file, too: it has the artwork.
        </p>
      )}
      {isMail ? (
        <MailInstead scene={scene} />
      ) : (
        <p class="actions">
          <NextStep scene={scene} way={way} />
        </p>
      )}
      <ProofButtons scene={scene} isSent={hasArtwork || !isWhole} />
      <p class="quiet">{proofFact(scene.catalog)} Nothing is ordered or charged yet.</p>
    </>
  );
}

/** The one button that gets the design to the seller. */
export function NextStep({ scene, way }: { scene: Scene; way: HandOver }) {
  if (way.kind === 'send') {
    return (
      <button type="submit" form={sendForm} class="button primary">
        Send this design
      </button>
    );
  }
  return (
    <a class="button primary" href={way.url} rel="noreferrer">
      {way.kind === 'mail' ? 'E-mail this design' : `Continue to ${scene.catalog.book.seller.name}`}
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
  const opens = `This opens an e-mail to ${email}`;
  if (!way.hasLink) {
    return `${opens}, which is too short for your whole design. Add the proof preview file, which has everything, and your name.`;
  }
  return way.isShortened
    ? `${opens} with your design. Your longest texts are shortened: to send them whole, use Copy everything. Add your name and send it.`
    : `${opens} with your whole design. Add your name and send it.`;
}
