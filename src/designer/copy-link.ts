import { addressOf } from '../design/address.ts';
import type { Design } from '../design/design.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { copyText } from './send/mail.ts';

/** Copies a design's link. Returns what to tell the buyer, with the link if the browser refuses. */
export async function copyDesignLink(catalog: Catalog, design: Design) {
  const { address, lacksTitles } = addressOf(catalog, design);
  const link = catalog.baseUrl + address;
  const isCopied = await copyText(link);
  const lines = [
    ...(isCopied ? [] : [link]),
    ...(lacksTitles
      ? [
          'Your titles are too long for a link, so it opens without them. The proof preview has them all.',
        ]
      : []),
  ];
  return [isCopied ? 'Link copied' : 'Copy this link', { lines }] as const;
}
