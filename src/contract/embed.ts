import type { ProductId } from '../book/schema.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';

/** Paths for the seller's own site; they exist if the book names that site. */
export const embedPaths = {
  /** The page that makes the code to copy. */
  page: '/embed',
  script: '/embed.js',
} as const;

export function embedPath(product: ProductId): string {
  return `${embedPaths.page}/${product}`;
}

/** Whether the seller's own site shows prices in a frame. */
export function isEmbedded({ book }: SiteCatalog): boolean {
  return (book.seller.embedOn ?? []).length > 0;
}

/** What the framed page tells the page around it, whenever something changes. */
export interface EmbedMessage {
  readonly tabquote: {
    /** The height that shows all of it, in CSS pixels. */
    readonly height: number;
    /** The build, as a query of an order link. */
    readonly query: string;
  };
}

/** The script tag that shows a product's prices where it is. */
export function embedTag(baseUrl: string, product: string, query: string): string {
  const build = query && ` data-build="${query.replaceAll('&', '&amp;')}"`;
  return `<script async src="${baseUrl}${embedPaths.script}" data-product="${product}"${build}></script>`;
}

/** The script of that tag: makes the frame and keeps it as high as its content. */
export function embedScript({ baseUrl, defaultProduct }: SiteCatalog): string {
  return `(() => {
  const script = document.currentScript;
  const { product = '${defaultProduct}', build = '', title = 'Prices' } = script.dataset;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = '${baseUrl}${embedPaths.page}/' + product + (build && '?' + build);
  frame.style.cssText = 'display:block;width:100%;height:40rem;border:0';
  addEventListener('message', ({ source, data }) => {
    const height = data?.tabquote?.height;
    if (source === frame.contentWindow && height > 0) frame.style.height = height + 'px';
  });
  script.after(frame);
})();
`;
}
