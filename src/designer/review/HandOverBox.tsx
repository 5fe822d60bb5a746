import { Component } from 'preact';
import { copyText } from '../browser/clipboard.ts';
import { ProofButtons } from '../proof/ProofButtons.tsx';
import type { View } from '../view/scene.ts';
import { type HandOver, handOver } from './hand-over.ts';
import { proofFact } from './summary.ts';

/** The next step to the seller. It orders nothing: a proof comes first. */
export function HandOverBox({ scene }: View) {
  const { name, email } = scene.catalog.book.seller;
  const way = handOver(scene);
  const isMail = way.kind === 'mail';
  return (
    <section class="card sunk hand-over" aria-labelledby="hand-over-title">
      <h3 id="hand-over-title">Next: the free PDF proof</h3>
      <p>{whatItDoes(way, name, email)}</p>
      <p class="actions">
        <a class="button" href={way.url} rel="noreferrer">
          {isMail ? 'E-mail this design' : `Continue to ${name}`}
        </a>
      </p>
      {isMail && <CopyEverything text={way.text} email={email} />}
      <ProofButtons scene={scene} isSent={isMail ? !way.hasLink : !way.hasTitles} />
      <p class="quiet">{proofFact(scene.catalog)} Nothing is ordered or charged yet.</p>
    </section>
  );
}

/** What the button does, and what the buyer should send as well. */
function whatItDoes(way: HandOver, name: string, email: string): string {
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

type Outcome = 'copied' | 'failed' | null;

/** Copies the whole e-mail: for one that is too long for a URL, or written on another device. */
class CopyEverything extends Component<{ text: string; email: string }, { outcome: Outcome }> {
  override state = { outcome: null };

  readonly copy = async () => {
    this.setState({ outcome: (await copyText(this.props.text)) ? 'copied' : 'failed' });
  };

  override render({ text, email }: this['props'], { outcome }: { outcome: Outcome }) {
    return (
      <>
        <p class="actions">
          <button type="button" class="button plain" onClick={this.copy}>
            Copy everything
          </button>
          <span role="status">
            {outcome === 'copied' && `Copied. Paste it into an e-mail to ${email}.`}
            {outcome === 'failed' && `Copy the text below into an e-mail to ${email}.`}
          </span>
        </p>
        {outcome === 'failed' && (
          <textarea aria-label="The whole design as text" rows={12} readOnly value={text} />
        )}
      </>
    );
  }
}
