import { ProofButtons } from '../proof/ProofButtons.tsx';
import { SendForm } from '../send/SendForm.tsx';
import type { View } from '../view/scene.ts';
import { type HandOver, handOver } from './hand-over.ts';
import { JobFields } from './JobFields.tsx';
import { MailInstead } from './MailInstead.tsx';
import { proofFact } from './summary.ts';

/** The next step to the seller. It orders nothing: a proof comes first. */
export function HandOverBox(view: View & { onSent: () => void }) {
  const { scene } = view;
  const way = handOver(scene);
  if (way.kind === 'send') {
    return (
      <>
        <SendForm {...view} url={way.url} />
        <ProofButtons scene={scene} isSent={false} />
      </>
    );
  }
  const { name, email } = scene.catalog.book.seller;
  const isMail = way.kind === 'mail';
  return (
    <>
      <JobFields {...view} />
      <p>{whatItDoes(way, name, email)}</p>
      {isMail ? (
        <MailInstead scene={scene} />
      ) : (
        <p class="actions">
          <a class="button" href={way.url} rel="noreferrer">
            Continue to {name}
          </a>
        </p>
      )}
      <ProofButtons scene={scene} isSent={isMail ? !way.hasLink : !way.hasTitles} />
      <p class="quiet">{proofFact(scene.catalog)} Nothing is ordered or charged yet.</p>
    </>
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
