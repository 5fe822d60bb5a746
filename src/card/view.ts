import type { ToolQuoteDocument } from '../contract/tools.ts';
import { openAddress } from '../designer/address/read.ts';
import { appStateOf } from '../designer/state/app-state.ts';
import { type Scene, sceneOf } from '../designer/view/scene.ts';
import { describeOrder } from '../order/describe.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Line } from '../text/lines.ts';

/** Everything the card is drawn from; its design is the one that the order link opens. */
export interface CardView extends Pick<Scene, 'catalog' | 'design' | 'frame' | 'look'> {
  readonly quoted: ToolQuoteDocument;
  /** What is ordered, besides the numbers and the date of the card's first lines. */
  readonly lines: readonly Line[];
}

/**
 * Parses a tool's result.
 *
 * @param structured its structured content; the card uses nothing else.
 * @returns `undefined` if it is not a quote.
 */
export function cardView(catalog: Catalog, structured: unknown): CardView | undefined {
  if (!isQuoted(catalog, structured)) return undefined;
  const { product, orderUrl } = structured;
  const { search, hash } = new URL(orderUrl);
  const { design } = openAddress(catalog, product, search.slice(1), hash.slice(1));
  const { frame, look, order } = sceneOf(catalog, appStateOf(design));
  const lines = describeOrder(catalog, order, frame.cut).filter(
    ({ key }) => !['sets', 'tabs'].includes(key),
  );
  return { quoted: structured, catalog, design, frame, look, lines };
}

/**
 * Distinguishes quotes from other results; the server has validated them against the full schema.
 */
function isQuoted({ productIds }: Catalog, structured: unknown): structured is ToolQuoteDocument {
  const { product, price, breakdown, orderUrl } = (structured ?? {}) as Partial<ToolQuoteDocument>;
  return (
    productIds.some((id) => id === product) &&
    typeof price?.total === 'number' &&
    Array.isArray(breakdown) &&
    URL.canParse(orderUrl ?? '')
  );
}

/** The quantities around the quoted one, itself included: at most five. */
export function neighborQuantities(quoted: ToolQuoteDocument) {
  const { sets, price, quantities, nextQuantity } = quoted;
  const { perSet, total } = price;
  if (!quantities) return [{ sets, perSet, total }, ...(nextQuantity ? [nextQuantity] : [])];
  const shown = 5;
  const at = quantities.findIndex((quantity) => quantity.sets === sets);
  const from = Math.max(0, Math.min(at - 1, quantities.length - shown));
  return quantities.slice(from, from + shown);
}
