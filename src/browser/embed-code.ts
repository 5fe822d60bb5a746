import type { ProductId } from '../book/schema.ts';
import { type EmbedMessage, embedTag } from '../contract/embed.ts';
import { designerPath } from '../order/path.ts';
import { byId } from './price-view.ts';

const products = byId<HTMLSelectElement>('product');
const frame = byId<HTMLIFrameElement>('preview');

products.addEventListener('change', () => {
  frame.src = `${location.pathname}/${products.value}`;
});
addEventListener('message', ({ source, data }: MessageEvent<EmbedMessage>) => {
  if (source !== frame.contentWindow) return;
  const { height, query } = data.tabquote;
  frame.height = String(height);
  const { origin } = location;
  codeIn('embed-tag-block').textContent = embedTag(origin, products.value, query);
  codeIn('embed-link-block').textContent =
    `${origin}${designerPath(products.value as ProductId)}?${query}`;
});
// The frame may have reported before this script ran.
frame.contentWindow?.location.reload();

function codeIn(block: string): HTMLElement {
  return byId(block).querySelector('code') as HTMLElement;
}
