import { capabilitiesSchema } from '../../contract/capabilities.ts';
import {
  inputShapeOf,
  shapeOf,
  titledQuoteSchema,
  untitledQuoteSchema,
} from '../../contract/tools.ts';
import { toolNames } from '../../order/doors.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { quoteFormUrl } from '../../pricing/catalog.ts';
import { draftArguments, objectSchema, quoteArguments } from '../parameters.ts';
import { byQuoteOnly, nothingBought } from './sentences.ts';

/** The three tools, in order of use. */
export function toolDocuments(catalog: Catalog) {
  const { capabilities, quote, draft } = toolNames;
  const byQuote = byQuoteOnly(catalog);
  return [
    {
      name: capabilities,
      title: 'Products, options and quantities',
      description: `Lists products, options and choice ids, colors, cuts, set quantities and ordering facts. Call it first, then ${draft} if the buyer has the titles, else ${quote}. ${byQuote} Quote form: ${quoteFormUrl(catalog)}.`,
      inputSchema: { type: 'object' as const, properties: {}, additionalProperties: false },
      outputSchema: shapeOf(capabilitiesSchema(catalog.productIds)),
      annotations: readOnly,
    },
    {
      name: quote,
      title: 'Price of a set of tabs',
      description: `Prices custom printed index tab dividers by the number of tabs, setup included; with titles use ${draft}. Give the buyer the total and orderUrl. ${nothingBought} ${byQuote}`,
      inputSchema: inputShapeOf(objectSchema(quoteArguments(catalog))),
      outputSchema: shapeOf(untitledQuoteSchema(catalog.productIds)),
      annotations: readOnly,
    },
    {
      name: draft,
      title: 'Price and draft with tab titles',
      description: `Prices index tabs with these titles and lays them out. Give the buyer the total, titles that don't fit, and orderUrl, which opens the design. ${nothingBought} ${byQuote}`,
      inputSchema: inputShapeOf(objectSchema(draftArguments(catalog))),
      outputSchema: shapeOf(titledQuoteSchema(catalog.productIds)),
      annotations: readOnly,
    },
  ];
}

/** Every tool is read-only and doesn't reach beyond this service. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
