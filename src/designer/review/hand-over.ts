import { orderQuery } from '../../pricing/order-link.ts';
import { addressOf, fragmentOf } from '../address/write.ts';
import { isMailable, mailtoUrl, paragraphs } from '../mail.ts';
import type { Scene } from '../view/scene.ts';
import { mailSubject, orderText } from './order-text.ts';

/** How a finished design gets to the seller. */
export interface HandOver {
  /** The seller's checkout, or an e-mail to the seller. */
  readonly kind: 'checkout' | 'mail';
  readonly url: string;
  /** Whether the URL or the e-mail is complete; otherwise the PDF proof has to be attached. */
  readonly isComplete: boolean;
}

/**
 * The next step set in the seller's book: a checkout with the build in its URL, or an e-mail that
 * asks for the free PDF proof.
 */
export function handOver(scene: Scene): HandOver {
  const { catalog, design } = scene;
  const { checkoutUrl } = catalog.book.seller;
  const { address, lacksTitles } = addressOf(catalog, design);
  if (checkoutUrl !== null) return checkout(checkoutUrl, scene, !lacksTitles);
  return mail(scene, lacksTitles ? undefined : catalog.baseUrl + address);
}

function checkout(
  template: string,
  { catalog, design, build }: Scene,
  isComplete: boolean,
): HandOver {
  const shown = isComplete ? build : { ...build, titles: null };
  const query = `product=${design.product}&${orderQuery(catalog, shown)}`;
  const url = template
    .replace('{query}', () => query)
    .replace('{design}', () => encodeURIComponent(fragmentOf(catalog, design)));
  return { kind: 'checkout', url, isComplete };
}

const opening = 'Please send me a free PDF proof of these index tabs.';
const attached = 'The PDF proof preview is attached. It contains the whole design.';
const closing = 'My name, phone and shipping address:';

/**
 * The most complete e-mail that every e-mail program accepts: with all titles, with only the link,
 * or with neither if the PDF is attached.
 *
 * @param link opens the design; `undefined` if its titles are too long for a link
 */
function mail(scene: Scene, link: string | undefined): HandOver {
  const { summary, shortSummary, titles } = orderText(scene);
  const url = (...parts: readonly string[]) =>
    mailtoUrl(
      scene.catalog.book.seller.email,
      mailSubject(scene),
      paragraphs(opening, ...parts, closing),
    );
  const open = `Open the design: ${link}`;
  const whole =
    link &&
    [url(summary, titles, open), url(shortSummary, titles, open), url(shortSummary, open)].find(
      isMailable,
    );
  return whole
    ? { kind: 'mail', url: whole, isComplete: true }
    : { kind: 'mail', url: url(shortSummary, attached), isComplete: false };
}
