import { useState } from 'preact/hooks';
import type { Derived } from '../../design/derive.ts';
import type { PdfKind } from '../../pdf/job.ts';
import type { Buyer } from '../../pdf/quote-sheet.ts';
import { mailSubject } from '../send/letter.ts';
import { Button } from '../view/Button.tsx';

type Task = PdfKind | 'share';

/** Makes a design's PDFs; what else is asked for meanwhile waits. */
export function usePdf(page: Derived) {
  const [making, setMaking] = useState<Task | null>(null);
  const [outcome, setOutcome] = useState('');
  const make = async (task: Task, buyer?: Buyer) => {
    setMaking(task);
    const kind = task === 'share' ? 'proof' : task;
    const made = import('./request-pdf.ts').then(({ requestPdf }) =>
      requestPdf(page, kind, new Date(), buyer),
    );
    setOutcome(
      await made
        .then((file) => (task === 'share' ? send(file, page) : keep(file, kind)))
        .catch(({ message }: Error) => message),
    );
    setMaking(null);
  };
  return { making, outcome, make };
}

interface Props {
  readonly page: Derived;
  /** Whether the buyer should send the proof preview, too. */
  readonly isSent: boolean;
}

/** Buttons for the design's PDFs: the proof for the buyer, the press file for the seller. */
export function ProofButtons({ page, isSent }: Props) {
  const { making, outcome, make } = usePdf(page);
  const button = (task: Task, words: string, look = 'button') => (
    <Button class={look} isOff={making !== null} onClick={() => make(task)}>
      {words}
    </Button>
  );
  return (
    <div class="proof-buttons">
      <p class="actions">
        {isSent && canShareFiles() && button('share', 'Send the proof preview')}
        {button('proof', 'Download proof preview', 'button plain')}
        {button('press', 'Download press file', 'button plain')}
      </p>
      {making && <progress class="proof-progress" aria-label="Making the PDF" />}
      <p role="status">{making ? 'Making the PDF.' : outcome}</p>
    </div>
  );
}

function keep(file: File, kind: PdfKind): string {
  download(file);
  const downloaded = `${file.name} downloaded.`;
  return kind === 'quote'
    ? downloaded
    : `${downloaded} It contains the whole design and opens again here.`;
}

async function send(file: File, page: Derived): Promise<string> {
  const { email } = page.catalog.book.seller;
  const isSent = await shareFile(file, mailSubject(page), `To ${email}`);
  return isSent ? '' : keep(file, 'proof');
}

/** Returns whether this browser can share a PDF with an e-mail program. */
function canShareFiles(): boolean {
  const probe = new File([''], 'proof.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/**
 * Shares a file; returns whether the browser handled it. Dismissing the share sheet counts as
 * handled.
 */
async function shareFile(file: File, title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Saves a file as a download. */
function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}

/** How long a browser may take to start a download. */
const keptForMs = 60_000;
