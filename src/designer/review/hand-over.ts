import { orderQuery } from '../../order/path.ts';
import { addressOf, fragmentOf } from '../address/write.ts';
import type { Scene } from '../view/scene.ts';
import { type OrderLetter, orderLetter } from './order-letter.ts';

/**
 * How a finished design gets to the seller, as the seller's book says: sent from this page, by a
 * checkout with the build in its URL, or by an e-mail that asks for the free PDF proof.
 */
export type HandOver =
  | { readonly kind: 'send'; readonly url: string }
  | {
      readonly kind: 'checkout';
      readonly url: string;
      /** Whether the URL has the titles; otherwise the proof preview has to be sent. */
      readonly hasTitles: boolean;
    }
  | ({ readonly kind: 'mail' } & OrderLetter);

export function handOver(scene: Scene): HandOver {
  const { catalog, design, build, quote } = scene;
  const { submitUrl, checkoutUrl } = catalog.book.seller;
  if (submitUrl) return { kind: 'send', url: submitUrl };
  if (checkoutUrl === null) return { kind: 'mail', ...orderLetter(scene) };
  const { lacksTitles } = addressOf(catalog, design);
  const shown = lacksTitles ? { ...build, titles: null } : build;
  const query = `product=${design.product}&${orderQuery(catalog, shown)}`;
  const url = checkoutUrl
    .replace('{query}', () => query)
    .replace('{total}', (quote.totalCents / 100).toFixed(2))
    .replace('{sets}', String(build.sets))
    .replace('{tabs}', String(build.tabs))
    .replace('{design}', () => encodeURIComponent(fragmentOf(catalog, design)));
  return { kind: 'checkout', url, hasTitles: !lacksTitles };
}
