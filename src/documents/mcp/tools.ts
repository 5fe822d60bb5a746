import { capabilitiesSchema } from '../../contract/capabilities.ts';
import {
  shapeOf,
  titledQuoteSchema,
  toolNames,
  untitledQuoteSchema,
} from '../../contract/tools.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { quoteFormUrl } from '../../pricing/order-link.ts';
import { byQuoteOnly, nothingBought } from './sentences.ts';
import { draftOrderInput, noInput, quotePriceInput } from './tool-inputs.ts';

/** The three tools, in the order in which they are used. */
export function toolDocuments(catalog: Catalog) {
  const { capabilities, quote, draft } = toolNames;
  const byQuote = byQuoteOnly(catalog);
  return [
    {
      name: capabilities,
      title: 'Products, options and quantities',
      description: `Call first. What can be priced: products, option keys with choice ids and defaults, orderable set quantities, ordering facts. Then ${draft} if the buyer has the tab titles, else ${quote}. ${byQuote} Send those requests to ${quoteFormUrl(catalog)}.`,
      inputSchema: noInput,
      outputSchema: shapeOf(capabilitiesSchema(catalog.productIds)),
      annotations: readOnly,
    },
    {
      name: quote,
      title: 'Price of a set of tabs',
      description: `Exact price, setup included, of custom printed index tab dividers when product, tabs per set and sets are known but not the titles (with titles: ${draft}). Then tell the buyer the total and give orderUrl. ${nothingBought} ${byQuote}`,
      inputSchema: quotePriceInput(catalog),
      outputSchema: shapeOf(untitledQuoteSchema(catalog.productIds)),
      annotations: readOnly,
    },
    {
      name: draft,
      title: 'Price and draft with tab titles',
      description: `Exact price and an orderUrl with every title typed in, when the buyer has the tab titles in order. Then show total, layout and orderUrl. ${nothingBought} ${byQuote}`,
      inputSchema: draftOrderInput(catalog),
      outputSchema: shapeOf(titledQuoteSchema(catalog.productIds)),
      annotations: readOnly,
    },
  ];
}

/** Every tool only reads, and answers out of this service alone. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
