import { orderQuery } from '../../pricing/order-link.ts';
import { fragmentOf } from '../address/write.ts';
import { isMailable, mailtoUrl, paragraphs } from '../mail.ts';
import type { Scene } from '../view/scene.ts';
import { orderText } from './order-text.ts';

/** How a finished design goes on to the seller. */
export type HandOver =
  | { readonly kind: 'checkout'; readonly url: string }
  | {
      readonly kind: 'mail';
      readonly url: string;
      /** Whether the letter says everything; otherwise `text` is to be pasted into it. */
      readonly isWhole: boolean;
      /** The whole letter as text. */
      readonly text: string;
    };

/**
 * The way on as the book says: the seller's checkout with the build in its address, or a letter that
 * asks for the free PDF proof. A letter that would be too long for a mail program leaves the list of
 * titles to the link, and where that is too long as well, to what is pasted in.
 *
 * @param link opens the design; `undefined` where no link can hold its titles
 */
export function handOver(scene: Scene, link: string | undefined): HandOver {
  const { checkoutUrl } = scene.catalog.book.seller;
  return checkoutUrl === null ? mailTo(scene, link) : checkout(checkoutUrl, scene);
}

function checkout(template: string, { catalog, design, build }: Scene): HandOver {
  const query = `product=${design.product}&${orderQuery(catalog, build)}`;
  const url = template
    .replace('{query}', () => query)
    .replace('{design}', () => encodeURIComponent(fragmentOf(catalog, design)));
  return { kind: 'checkout', url };
}

const opening = 'Please send me a free PDF proof of these index tabs.';
const pasteHere = '(Paste the copied order here.)';
const closing = 'My name, phone and shipping address:';

function mailTo(scene: Scene, link: string | undefined): HandOver {
  const { subject, summary, titles } = orderText(scene);
  const open = link && `Open the design: ${link}`;
  const text = paragraphs(opening, summary, titles, open, closing);
  const url = (body: string) => mailtoUrl(scene.catalog.book.seller.email, subject, body);
  const letters = [url(text), ...(open ? [url(paragraphs(opening, summary, open, closing))] : [])];
  const whole = letters.find(isMailable);
  return whole === undefined
    ? { kind: 'mail', url: url(paragraphs(opening, pasteHere, closing)), isWhole: false, text }
    : { kind: 'mail', url: whole, isWhole: true, text };
}
