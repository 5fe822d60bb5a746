import type { Contact } from '../../contract/submission.ts';
import { addressOf, fragmentOf } from '../../design/address.ts';
import type { Derived } from '../../design/derive.ts';
import { orderLines, priceLines, titleLines } from '../../design/lines.ts';
import { printOf } from '../../design/print.ts';
import { priceQuery } from '../../order/path.ts';
import { counted } from '../../text/counts.ts';
import { type Line, linesOf, written } from '../../text/lines.ts';
import { kept, keptForVisit } from '../effects/storage.ts';
import { contactFields } from './contact.ts';
import { isMailable, mailtoUrl, paragraphs } from './mail.ts';
import { newId } from './submit.ts';

export type HandOver = Readonly<ReturnType<typeof handOver>>;

/**
 * How a finished design gets to the seller, as the seller's book says: sent from this page, by a
 * checkout with the build in its URL, or by an e-mail that asks for the free PDF proof.
 */
export function handOver(derived: Derived) {
  const { catalog, design, build, quote } = derived;
  const { submitUrl, checkoutUrl } = catalog.book.seller;
  if (submitUrl) return { kind: 'send', url: submitUrl } as const;
  if (checkoutUrl === null) return { kind: 'mail', ...orderLetter(derived) } as const;
  const { lacksTitles } = addressOf(catalog, design);
  const shown = lacksTitles ? { ...build, titles: null } : build;
  const query = priceQuery(catalog, shown);
  const url = checkoutUrl
    .replace('{query}', () => query)
    .replace('{total}', (quote.totalCents / 100).toFixed(2))
    .replace('{sets}', String(build.sets))
    .replace('{tabs}', String(build.tabs))
    .replace('{design}', () => encodeURIComponent(fragmentOf(catalog, design)));
  return {
    kind: 'checkout',
    url,
    /** Whether the URL has the titles; otherwise the proof preview has to be sent. */
    hasTitles: !lacksTitles,
  } as const;
}

/** What an e-mail includes besides the titles, of which it has as many as fit. */
interface Draft {
  /** Opens the design. */
  readonly link?: string | undefined;
  /** The most characters of a text that the buyer wrote; with a limit, the price has one line. */
  readonly textMax: number;
}

const unlimited = Number.POSITIVE_INFINITY;

/** Lines that may be long; of the colors the number comes first. */
const long = ['notes', 'body', 'colors'];
const short = ['name', 'po', 'address', 'company'];

/**
 * Writes the most complete e-mail that every e-mail program accepts: it shortens the list of titles
 * first, then leaves out the price's details, shortens the buyer's texts, and drops the link.
 *
 * @param contact what the buyer typed about themselves; without it the e-mail asks for it
 */
export function orderLetter(derived: Derived, contact?: Contact) {
  const { catalog, build, design } = derived;
  const { seller, products } = catalog.book;
  const artwork = printOf(derived)?.artwork;
  const [ordered, prices, titles] = [orderLines(derived), priceLines(derived), titleLines(derived)];
  const about = linesOf(
    Object.entries(contactFields).map(([key, { label }]) => {
      return [key, label, contact?.[key as keyof Contact].trim() ?? ''];
    }),
  );

  function textOf({ link, textMax }: Draft, titleCount: number): string {
    const isWhole = link !== undefined || titleCount === unlimited;
    const hasAllPrices = textMax === unlimited;
    const shortened = (lines: readonly Line[]) => written(lines.map((line) => cut(line, textMax)));
    return paragraphs(
      'Please send me a free PDF proof of these index tabs.',
      !isWhole && '[Please add the proof preview file to this e-mail: it has the whole design.]',
      typeof artwork === 'string' && `[Please add your artwork to this e-mail: ${artwork}.]`,
      [
        products[build.product].name,
        shortened(ordered),
        written(hasAllPrices ? prices : prices.slice(0, 1)),
      ].join('\n'),
      firstOf(titles, titleCount, link ? 'open the design' : 'see the proof preview'),
      link && `Open the design: ${link}`,
      about.length > 0 ? shortened(about) : 'My name, phone and shipping address:',
    );
  }

  function urlOf(draft: Draft, titleCount: number): string {
    const subject = mailSubject(derived, Math.min(40, draft.textMax));
    return mailtoUrl(seller.email, subject, textOf(draft, titleCount));
  }

  const linkTo = (of: typeof design) => {
    const { address, lacksTitles } = addressOf(catalog, of);
    return lacksTitles ? undefined : catalog.baseUrl + address;
  };
  const whole = { link: linkTo(design), textMax: unlimited };
  const link = linkTo({ ...design, job: { ...design.job, notes: '' } });
  const limits = [unlimited, 500, 160, 60];
  const drafts: Draft[] = [
    ...(link ? [whole, ...limits.map((textMax) => ({ link, textMax }))] : []),
    ...[...limits, 20, 5].map((textMax) => ({ textMax })),
  ];
  const fitting = drafts.find((draft) => isMailable(urlOf(draft, 0))) ?? (drafts.at(-1) as Draft);
  const titleCount = mostOf(titles.length, (count) => isMailable(urlOf(fitting, count)));
  return {
    /** Opens the e-mail, which has every line of the order, and as much else as fits a URL. */
    url: urlOf(fitting, titleCount),
    /** Whether the e-mail links to the design; otherwise it asks for the proof preview. */
    hasLink: fitting.link !== undefined,
    /** Whether the e-mail has only the beginning of the notes or another long text. */
    isShortened: [...ordered, ...about].some(
      (line) => cut(line, fitting.textMax).text !== line.text,
    ),
    /** The whole e-mail, however long. */
    text: textOf(whole, unlimited),
  };
}

/** The subject of an e-mail about a design. */
export function mailSubject({ catalog, build, design }: Derived, nameMax = 80): string {
  const name = design.job.name.trim() || catalog.book.products[build.product].name;
  return `Free PDF proof: ${shortened(name, nameMax)}, ${build.sets} sets of ${build.tabs}`;
}

/** The largest count that passes; every smaller one passes, too. */
function mostOf(all: number, passes: (count: number) => boolean): number {
  let [most, tooMany] = [0, all + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (passes(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}

/** The first titles, and how to find the others. */
function firstOf(titles: readonly string[], count: number, elsewhere: string): string {
  const first = titles.slice(0, count);
  const more = titles.length - first.length;
  if (more === 0) return first.join('\n');
  const rest = first.length > 0 ? `and ${counted(more, 'more title')}` : counted(more, 'title');
  return [...first, `${rest}: ${elsewhere}`].join('\n');
}

function cut(line: Line, max: number): Line {
  const isCut = long.includes(line.key) || (max < 60 && short.includes(line.key));
  return isCut ? { ...line, text: shortened(line.text, max) } : line;
}

function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`;
}

/** A receipt, kept in this browser. */
export interface Sent {
  /** The seller's. */
  readonly reference: string;
  /** An ISO instant. */
  readonly sentAt: string;
  /** The design as it was sent: its address, and the titles that are too long for that. */
  readonly address: string;
}

const key = 'sent';
const attemptKey = 'attempt';

/** The receipt of the last design sent from this browser, and whether the page shows that design. */
export function lastSent(derived: Derived): { sent: Sent; isThis: boolean } | undefined {
  const sent = kept.read(key) as Sent | null;
  return sent ? { sent, isThis: sent.address === designKey(derived) } : undefined;
}

/** The id to send a design under: the same for another attempt, which isn't a second order. */
export function attemptId(derived: Derived, contact: Contact): string {
  const of = JSON.stringify([designKey(derived), contact]);
  const last = keptForVisit.read(attemptKey) as { of: string; id: string } | null;
  const attempt = last?.of === of ? last : { of, id: newId() };
  keptForVisit.write(attemptKey, attempt);
  return attempt.id;
}

export function keepSent(derived: Derived, reference: string, at: Date): void {
  const sent: Sent = { reference, sentAt: at.toISOString(), address: designKey(derived) };
  kept.write(key, sent);
}

function designKey({ catalog, design }: Derived): string {
  const { address, lacksTitles } = addressOf(catalog, design);
  return lacksTitles ? address + JSON.stringify(design.titles) : address;
}
