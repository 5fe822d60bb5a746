import { useState } from 'preact/hooks';
import type { PdfKind } from '../../pdf/job.ts';
import type { Buyer } from '../../pdf/quote-sheet.ts';
import { contactOf } from '../send/contact.ts';
import { mailSubject } from '../send/hand-over.ts';
import type { State } from '../state.ts';
import { Button } from '../view/Button.tsx';
import type { Page } from '../view/page.ts';

type Task = PdfKind | 'share';

const downloads: readonly (readonly [PdfKind, string])[] = [
  ['proof', 'Download proof preview'],
  ['press', 'Download press file'],
  ['quote', 'Download quote'],
];

interface Props {
  readonly page: Page;
  /** Whether the buyer should send the proof preview, too. */
  readonly isSent?: boolean;
}

/** The design's PDFs: the proof for the buyer, the press file for the seller, the quote for others. */
export function Downloads({ page, isSent }: Props) {
  const [making, setMaking] = useState<Task | null>(null);
  const [outcome, setOutcome] = useState('');
  const buyer = buyerOf(page.state);
  const make = async (task: Task) => {
    setMaking(task);
    const kind = task === 'share' ? 'proof' : task;
    const made = import('./request-pdf.ts').then(({ requestPdf }) =>
      requestPdf(page, kind, new Date(), kind === 'quote' ? buyer : undefined),
    );
    setOutcome(
      await made
        .then((file) => (task === 'share' ? send(file, page) : keep(file, kind)))
        .catch(({ message }: Error) => message),
    );
    setMaking((now) => (now === task ? null : now));
  };
  const button = (task: Task, words: string, look: string) => (
    <Button key={task} class={look} isOff={making === task} onClick={() => make(task)}>
      {words}
    </Button>
  );
  return (
    <div class="downloads">
      {isSent && canShareFiles() && button('share', 'Send the proof preview', 'button')}
      {downloads.map(([task, words]) => button(task, words, 'link-button'))}
      {making && <progress aria-label="Making the PDF" />}
      <p role="status">{making ? 'Making the PDF.' : outcome}</p>
    </div>
  );
}

/** Who orders, as the quote has it. */
function buyerOf(state: State): Buyer {
  const { company, name, address, phone, email } = contactOf(state);
  const lines = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n');
  return {
    billTo: company && lines(company, name),
    shipTo: address && lines(company, name, address),
    contact: lines(name, phone, email),
  };
}

/** Saves a file as a download. */
function keep(file: File, kind: PdfKind): string {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
  const opens = kind === 'quote' ? '' : ' It contains the whole design and opens again here.';
  return `${file.name} downloaded.${opens}`;
}

/** How long a browser may take to start a download. */
const keptForMs = 60_000;

/** Shares the proof preview, or saves it if the browser refuses. Dismissing is no refusal. */
async function send(file: File, page: Page): Promise<string> {
  const text = `To ${page.catalog.book.seller.email}`;
  try {
    await navigator.share({ files: [file], title: mailSubject(page), text });
    return '';
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    return isDismissed ? '' : keep(file, 'proof');
  }
}

/** Returns whether this browser can share a PDF with an e-mail program. */
function canShareFiles(): boolean {
  const probe = new File([''], 'proof.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}
