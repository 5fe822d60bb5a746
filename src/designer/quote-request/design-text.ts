import type { ProductId } from '../../book/schema.ts';
import { orderBook } from '../../browser/order-book.ts';
import { addressOf } from '../../design/address.ts';
import { derive } from '../../design/derive.ts';
import { orderLines, titleLines } from '../../design/lines.ts';
import { openCatalog } from '../../pricing/catalog.ts';
import { written } from '../../text/lines.ts';
import { openLink } from '../effects/kept.ts';
import { paragraphs } from '../send/mail.ts';

/**
 * A link's design in words: every option, the colors, the cut, the titles, and the link.
 *
 * @param query of an order link, with its `product`
 */
export async function designText(
  product: ProductId,
  query: string,
  fragment: string,
): Promise<string> {
  const catalog = openCatalog(orderBook, location.origin);
  const { design } = await openLink(catalog, product, query, fragment);
  const derived = derive(catalog, design);
  const lines = orderLines(derived).filter(({ key }) => !inOtherFields.includes(key));
  const titles = titleLines(derived);
  return paragraphs(
    `My design:\n${written(lines)}`,
    titles.length > 0 && ['Titles:', ...titles].join('\n'),
    `Open it: ${catalog.baseUrl}${addressOf(catalog, design).address}`,
  );
}

/** Lines that the form has fields for. */
const inOtherFields = ['sets', 'tabs', 'neededBy'];
