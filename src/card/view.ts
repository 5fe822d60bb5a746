import type { ToolQuoteDocument } from '../contract/tools.ts';
import { openAddress } from '../design/open-address.ts';
import { appStateOf } from '../designer/state.ts';
import { sceneOf } from '../designer/view/scene.ts';
import { describeOrder } from '../order/describe.ts';
import type { Catalog } from '../pricing/catalog.ts';

/** Everything the card is drawn from; its design is the one that the order link opens. */
export type CardView = Readonly<NonNullable<ReturnType<typeof cardView>>>;

/**
 * Parses a tool's result.
 *
 * @param structured its structured content; the card uses nothing else.
 * @returns `undefined` if it is not a quote.
 */
export function cardView(catalog: Catalog, structured: unknown) {
  if (!isQuoted(catalog, structured)) return undefined;
  const { product, orderUrl } = structured;
  const { search, hash } = new URL(orderUrl);
  const { design } = openAddress(catalog, product, search.slice(1), hash.slice(1));
  const { frame, look, order } = sceneOf(catalog, appStateOf(design));
  /** What is ordered, besides the numbers and the date of the card's first lines. */
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
