import { Component } from 'preact';
import { mailSubject } from '../review/order-letter.ts';
import type { View } from '../view/scene.ts';
import { download } from './download.ts';
import type { ProofKind } from './job.ts';

type Task = ProofKind | 'share';

interface State {
  /** The PDF in progress, and how much of it is done, from 0 to 1. */
  readonly task: Task | null;
  readonly share: number;
  readonly outcome: string;
}

interface Props extends Pick<View, 'scene'> {
  /** Whether the buyer should send the proof preview, too. */
  readonly isSent: boolean;
}

/** Buttons for the design's PDFs: the proof for the buyer, the press file for the seller. */
export class ProofButtons extends Component<Props, State> {
  override state: State = { task: null, share: 0, outcome: '' };

  readonly make = async (task: Task) => {
    if (this.state.task) return;
    this.setState({ task, share: 0, outcome: '' });
    const { scene } = this.props;
    const kind = task === 'press' ? 'press' : 'proof';
    const outcome = await import('./request-pdf.ts')
      .then(({ requestPdf }) =>
        requestPdf(scene, kind, new Date(), (share) => this.setState({ share })),
      )
      .then((file) => (task === 'share' ? send(file, scene) : keep(file)))
      .catch(() => "The PDF couldn't be made. Check the connection and try again.");
    this.setState({ task: null, outcome });
  };

  /**
   * Loads the worker and its fonts when somebody points at the buttons or tabs to them: that counts
   * as asking for a PDF. Nothing of it loads before.
   */
  readonly prepare = () => {
    import('./request-pdf.ts').then(({ preparePdf }) => preparePdf()).catch(() => {});
  };

  override render({ isSent }: Props, { task, share, outcome }: State) {
    const button = (name: Task, words: string, look = '') => (
      <button
        type="button"
        class={`button ${look}`}
        aria-disabled={task !== null}
        onClick={() => this.make(name)}
      >
        {words}
      </button>
    );
    return (
      <div class="proof-buttons">
        <p class="actions" onPointerEnter={this.prepare} onFocusIn={this.prepare}>
          {isSent && canShareFiles() && button('share', 'Send the proof preview')}
          {button('proof', 'Download proof preview', 'plain')}
          {button('press', 'Download press file', 'plain')}
        </p>
        {task && (
          <progress class="proof-progress" aria-label="Making the PDF" value={share || undefined} />
        )}
        <p role="status">{task ? 'Making the PDF.' : outcome}</p>
      </div>
    );
  }
}

function keep(file: File): string {
  download(file);
  return `${file.name} downloaded. It contains the whole design and opens again here.`;
}

async function send(file: File, scene: View['scene']): Promise<string> {
  const { email } = scene.catalog.book.seller;
  const isSent = await shareFile(file, mailSubject(scene), `To ${email}`);
  return isSent ? '' : keep(file);
}

/** Returns whether this browser can share a PDF with an e-mail program. */
export function canShareFiles(): boolean {
  const probe = new File([''], 'proof.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/**
 * Shares a file; returns whether the browser handled it. Dismissing the share sheet counts as
 * handled.
 */
export async function shareFile(file: File, title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
