import { orderQuery } from '../../pricing/order-link.ts';
import { fragmentOf } from '../address/write.ts';
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

/** Windows hands a mail program addresses of up to about 2,000 characters. */
const mailtoMax = 1900;

/**
 * The way on as the book says: the seller's checkout with the build in its address, or a letter that
 * asks for the free PDF proof.
 *
 * @param link opens the design, or `undefined` where no link can hold its titles
 */
export function handOver(scene: Scene, link: string | undefined): HandOver {
  const { catalog, design, build } = scene;
  const { checkoutUrl, email } = catalog.book.seller;
  if (checkoutUrl !== null) {
    const query = `product=${design.product}&${orderQuery(catalog, build)}`;
    const url = checkoutUrl
      .replace('{query}', () => query)
      .replace('{design}', () => fragmentOf(catalog, design));
    return { kind: 'checkout', url };
  }
  return mailTo(email, scene, link);
}

function mailTo(email: string, scene: Scene, link: string | undefined): HandOver {
  const { subject, summary, titles } = orderText(scene);
  const open = link && `Open the design: ${link}`;
  const mail = (...parts: readonly (string | undefined)[]) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${mailText([opening, ...parts, closing])}`;
  const letters = [mail(summary, titles, open), link && mail(summary, open)];
  const whole = letters.find((url) => url && url.length <= mailtoMax);
  const text = paragraphs([opening, summary, titles, open, closing]);
  if (whole) return { kind: 'mail', url: whole, isWhole: true, text };
  return { kind: 'mail', url: mail(pasteHere), isWhole: false, text };
}

const opening = 'Please send me a free PDF proof of these index tabs.';
const pasteHere = '(Paste the copied order here.)';
const closing = 'My name, phone and shipping address:';

function mailText(parts: readonly (string | undefined)[]): string {
  return encodeURIComponent(paragraphs(parts).replaceAll('\n', '\r\n'));
}

function paragraphs(parts: readonly (string | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
