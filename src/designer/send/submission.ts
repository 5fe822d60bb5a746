import type { Contact, DesignSubmission } from '../../contract/submission.ts';
import { versions } from '../../contract/versions.ts';
import type { Derived } from '../../design/derive.ts';
import { isBlank } from '../../design/design.ts';
import { orderLines, priceLines } from '../../design/lines.ts';
import { artworkFile } from '../../design/print.ts';
import { quoteDocument } from '../../documents/answers.ts';
import { csvText } from '../../documents/plain-text.ts';
import { colorNames } from '../../layout/look.ts';
import { bankCount, cutName } from '../../layout/tabs.ts';
import { likelyArrival } from '../../text/days.ts';
import { fileName, requestPdf } from '../pdf/request-pdf.ts';

/** Who sends something, when, and as which attempt. */
interface Sender {
  /** The same whenever the same is sent again. */
  readonly id: string;
  readonly sentAt: Date;
  readonly contact: Contact;
}

/** A finished design as the seller's endpoint gets it. */
export function designSubmission(
  derived: Derived,
  { id, sentAt, contact }: Sender,
): DesignSubmission {
  const { catalog, design, frame, look, order, quote, dates } = derived;
  const { build, ...beyond } = order;
  const { titles, colors, cut, type, delivery, job } = design;
  const names = colorNames(catalog.products[build.product].data, build.options, colors);
  return {
    format: 'tabquote-order',
    version: versions.submission,
    id,
    sentAt: sentAt.toISOString(),
    contact,
    job,
    quote: quoteDocument(catalog, quote, { beyond, beyondFreeShipping: dates?.chargedPlace }),
    look: {
      cut: cutName(frame.cut),
      cutIsChosen: cut !== null,
      banks: bankCount(build.tabs, frame.cut),
      type,
      ...(look.effects.printsBody && { body: bodySubmission(derived) }),
    },
    titles: titles.map((title, index) => ({
      tab: index + 1,
      title: isBlank(title) ? '' : title,
      ...(names[index] && { color: { id: colors[index] ?? '', name: names[index] } }),
    })),
    delivery: {
      ...delivery,
      ...(dates && { estimate: likelyArrival(dates.estimate) }),
    },
    lines: [...orderLines(derived), ...priceLines(derived)].map(({ label, text }) => ({
      label,
      text,
    })),
  };
}

function bodySubmission(derived: Derived): DesignSubmission['look']['body'] {
  const { text, artwork } = derived.design.body;
  const file = artworkFile(derived);
  return {
    text,
    artworkByEmail: artwork !== false && !file,
    ...(file && { artwork: file.name }),
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
 * A finished design with its files, to send as multipart/form-data.
 *
 * @param onProgress called with the share that is made, from 0 to 1
 * @throws if a PDF can't be made
 */
export async function designForm(
  derived: Derived,
  sender: Sender,
  onProgress: (share: number) => void,
): Promise<FormData> {
  const { sentAt } = sender;
  const submission = designSubmission(derived, sender);
  const proof = await requestPdf(derived, 'proof', sentAt, (share) => onProgress(share / 2));
  const press = await requestPdf(derived, 'press', sentAt, (share) => onProgress((1 + share) / 2));
  const form = new FormData();
  form.append('order', JSON.stringify(submission));
  const table = `${fileName(derived, 'titles', sentAt)}.csv`;
  form.append('titles', new File([titlesCsv(submission)], table, { type: 'text/csv' }));
  form.append('proofPreview', proof);
  form.append('pressFile', press);
  const artwork = artworkFile(derived);
  if (artwork) form.append('artwork', artwork);
  return form;
}
