import type { Contact, DesignSubmission } from '../../contract/submission.ts';
import { submissionVersion } from '../../contract/versions.ts';
import type { Derived } from '../../design/derive.ts';
import { isBlank } from '../../design/design.ts';
import { orderLines, priceLines } from '../../design/lines.ts';
import { artworkFile } from '../../design/print.ts';
import { quoteDocument } from '../../documents/answers.ts';
import { csvText } from '../../documents/plain-text.ts';
import { colorOf } from '../../layout/look.ts';
import { bankCount, cutName } from '../../layout/tabs.ts';
import { likelyArrival } from '../../text/days.ts';
import { fileName, requestPdf } from '../pdf/request-pdf.ts';
import { trimmed } from './contact.ts';
import { designKey, saveSent } from './hand-over.ts';
import { idOf, submit } from './submit.ts';

/**
 * A finished design as the seller's endpoint gets it.
 *
 * @param sender who sends it, when, and as which attempt ({@link idOf})
 */
export function designSubmission(
  derived: Derived,
  sender: Pick<DesignSubmission, 'id' | 'sentAt' | 'contact'>,
): DesignSubmission {
  const { catalog, design, frame, look, order, quote, dates } = derived;
  const { build, ...beyond } = order;
  const { titles, colors, cut, type, body, delivery, job } = design;
  const artwork = artworkFile(derived);
  const lines = [...orderLines(derived), ...priceLines(derived)];
  const file = artwork && { artwork: artwork.name };
  const printed = { text: body.text, artworkByEmail: body.artwork !== false && !artwork, ...file };
  const estimate = dates && { estimate: likelyArrival(dates.estimate) };
  const names = colors.map((id) => colorOf(look, id).name);
  return {
    format: 'tabquote-order',
    version: submissionVersion,
    ...sender,
    job,
    quote: quoteDocument(catalog, quote, { beyond, beyondFreeShipping: dates?.chargedPlace }),
    look: {
      cut: cutName(frame.cut),
      cutIsChosen: cut !== null,
      banks: bankCount(build.tabs, frame.cut),
      type,
      ...(look.effects.printsBody && { body: printed }),
    },
    titles: titles.map((title, index) => ({
      tab: index + 1,
      title: isBlank(title) ? '' : title,
      ...(names[index] && { color: { id: colors[index] ?? '', name: names[index] } }),
    })),
    delivery: { ...delivery, ...estimate },
    lines: lines.map(({ label, text }) => ({ label, text })),
  };
}

/**
 * The titles as a table.
 *
 * @example 'tab,title,color\r\n1,"Smith, Jones",Red\r\n'
 */
export function titlesCsv({ titles }: DesignSubmission): string {
  const rows = titles.map(({ tab, title, color }) => [tab, title, color?.name ?? '']);
  return csvText([['tab', 'title', 'color'], ...rows]);
}

/**
 * Sends a finished design with its files to the seller's endpoint, and keeps the receipt.
 *
 * @param onMade called once the files are made, before they are sent
 * @throws if a PDF can't be made
 */
export async function sendDesign(
  derived: Derived,
  url: string,
  contact: Contact,
  onMade: () => void,
) {
  const sentAt = new Date();
  const id = await idOf(designKey(derived), contact, sentAt);
  const sender = { id, sentAt: sentAt.toISOString(), contact: trimmed(contact) };
  const submission = designSubmission(derived, sender);
  const form = new FormData();
  form.append('order', JSON.stringify(submission));
  const table = `${fileName(derived, 'titles', sentAt)}.csv`;
  form.append('titles', new File([titlesCsv(submission)], table, { type: 'text/csv' }));
  form.append('proofPreview', await requestPdf(derived, 'proof', sentAt));
  form.append('pressFile', await requestPdf(derived, 'press', sentAt));
  const artwork = artworkFile(derived);
  if (artwork) form.append('artwork', artwork);
  onMade();
  const outcome = await submit(url, form, derived.catalog.book.seller.name);
  if (outcome.kind === 'received') saveSent(derived, outcome.reference, sentAt);
  return outcome;
}
