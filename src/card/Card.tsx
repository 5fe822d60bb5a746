import type { ToolQuoteDocument } from '../contract/answers.ts';
import { openAddress } from '../design/open-address.ts';
import { setScene } from '../drawing/scene/set-scene.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { arrivalSentences } from '../text/days.ts';
import { dollars } from '../text/money.ts';

interface Props {
  readonly catalog: Catalog;
  readonly quote: ToolQuoteDocument;
  /** Opens a page; if `undefined`, links are left to the browser. */
  readonly openLink?: ((url: string) => void) | undefined;
}

/** A quote or a draft as shown in a chat: the set that its link opens, its price and its date. */
export function Card({ catalog, quote, openLink }: Props) {
  const { sets, tabsPerSet, price, orderUrl, shipping, delivery, nextQuantity: next } = quote;
  const { name } = catalog.products[quote.product].data;
  const lines = [
    delivery && arrivalSentences(delivery, delivery.zip).join(' '),
    shipping.freeGround && `Free ground shipping in the ${shipping.region}.`,
    next &&
      `${counted(next.sets, 'set')}: ${money(next.perSet)} a set, ${money(next.total)} total.`,
    ...(quote.notices ?? []),
  ];
  return (
    <main>
      <div dangerouslySetInnerHTML={{ __html: pictureOf(catalog, quote) }} />
      <h1>
        {name}: {counted(sets, 'set')} of {counted(tabsPerSet, 'tab')}
      </h1>
      <p class="price">
        <strong>{money(price.total)}</strong> total, setup included. {money(price.perSet)} a set.
      </p>
      {[quote.warning, misfits(quote)].map((fault) => fault && <p class="fault">{fault}</p>)}
      {lines.map((line) => line && <p>{line}</p>)}
      <a
        href={orderUrl}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          if (!openLink) return;
          event.preventDefault();
          openLink(orderUrl);
        }}
      >
        Open in the designer
      </a>
    </main>
  );
}

/**
 * Distinguishes quotes from other results; the server has validated them against the full schema.
 */
export function isQuote(catalog: Catalog, structured: unknown): structured is ToolQuoteDocument {
  const { product, price, shipping, orderUrl } = (structured ?? {}) as Partial<ToolQuoteDocument>;
  const isSold = catalog.productIds.some((id) => id === product);
  return isSold && typeof price?.total === 'number' && !!shipping && URL.canParse(orderUrl ?? '');
}

/** The part of the table that shows, in inches, and the most sheets in it. */
const shows = [8.3, 3.3] as const;
const mostSheets = 16;

function pictureOf(catalog: Catalog, { product, orderUrl }: ToolQuoteDocument): string {
  const { design } = openAddress(catalog, product, new URL(orderUrl));
  const { titles, options, colors, cut } = design;
  return setScene({
    id: 'set',
    product: catalog.products[product].data,
    set: { tabs: titles.length, titles, options },
    ...(cut !== null && { cut }),
    ...(colors.length > 0 && { colors }),
    mostSheets,
    shows,
  });
}

/** Which titles are too long for their tabs, the first ten of them; empty if all fit. */
function misfits({ layout }: ToolQuoteDocument): string {
  const tabs = layout?.titlesThatDoNotFit.map(({ tab }) => tab) ?? [];
  return tabs.length === 0 ? '' : `Too long for its tab: title ${tabs.join(', ')}.`;
}

/** Formats a result's amount, which has at most two decimals. */
function money(amount: number): string {
  return dollars(Math.round(amount * 100));
}
