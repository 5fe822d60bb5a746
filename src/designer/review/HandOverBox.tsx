import { ProofButtons } from '../proof/ProofButtons.tsx';
import type { View } from '../view/scene.ts';
import { handOver } from './hand-over.ts';
import { proofFact } from './proof-fact.ts';

/** The next step to the seller. It orders nothing: a proof comes first. */
export function HandOverBox({ scene }: View) {
  const { name, email } = scene.catalog.book.seller;
  const { kind, url, isComplete } = handOver(scene);
  const isMail = kind === 'mail';
  return (
    <section class="card sunk hand-over" aria-labelledby="hand-over-title">
      <h3 id="hand-over-title">Next: the free PDF proof</h3>
      <p>
        {isMail &&
          isComplete &&
          `This opens an e-mail to ${email} with your whole design. Add your name and send it.`}
        {isMail &&
          !isComplete &&
          `Your titles are too long for an e-mail. Attach the PDF proof, which contains everything, and send it to ${email}.`}
        {!isMail &&
          !isComplete &&
          `Your titles are too long for ${name}'s checkout. E-mail the PDF proof, which contains everything, to ${email}.`}
      </p>
      <p class="actions">
        <a class="button" href={url} rel="noreferrer">
          {isMail ? 'E-mail this design' : `Continue to ${name}`}
        </a>
      </p>
      <ProofButtons scene={scene} attaches={!isComplete} />
      <p class="quiet">
        {proofFact(scene.catalog)} Nothing is ordered or charged yet.
        {isMail && ` No e-mail app on this device? Send the PDF proof to ${email}.`}
      </p>
    </section>
  );
}
