import { useState } from 'preact/hooks';
import type { PdfKind } from '../../pdf/job.ts';
import type { Buyer } from '../../pdf/quote-sheet.ts';
import { contactOf } from '../send/contact.ts';
import { Button } from '../view/Button.tsx';
import type { Page } from '../view/page.ts';

const downloads: readonly (readonly [PdfKind, string])[] = [
  ['proof', 'Download proof preview'],
  ['press', 'Download press file'],
  ['quote', 'Download quote'],
];

/** The design's PDFs: the proof for the buyer, the press file for the seller, the quote for others. */
export function Downloads(page: Page) {
  const [making, setMaking] = useState<PdfKind | null>(null);
  const [outcome, setOutcome] = useState('');
  const make = async (kind: PdfKind) => {
    setMaking(kind);
    const made = import('./request-pdf.ts').then(({ requestPdf }) =>
      requestPdf(page, kind, new Date(), kind === 'quote' ? buyerOf(page) : undefined),
    );
    setOutcome(await made.then(download, ({ message }: Error) => message));
    setMaking((now) => (now === kind ? null : now));
  };
  return (
    <div class="downloads">
      {downloads.map(([kind, words]) => (
        <Button key={kind} class="link-button" isOff={making === kind} onClick={() => make(kind)}>
          {words}
        </Button>
      ))}
      {making && <progress aria-label="Making the PDF" />}
      <p role="status">{making ? 'Making the PDF.' : outcome}</p>
    </div>
  );
}

function buyerOf(page: Page): Buyer {
  const { company, name, address, phone, email } = contactOf(page);
  const lines = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n');
  return {
    billTo: company && lines(company, name),
    shipTo: address && lines(company, name, address),
    contact: lines(name, phone, email),
  };
}

function download(file: File): string {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
  return `${file.name} downloaded. It has the whole design and opens again here.`;
}

/** How long a browser may take to start a download. */
const keptForMs = 60_000;
