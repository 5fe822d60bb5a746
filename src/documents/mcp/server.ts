import { capabilitiesSchema } from '../../contract/capabilities.ts';
import { pagePaths } from '../../contract/paths.ts';
import {
  inputShapeOf,
  shapeOf,
  titledQuoteSchema,
  untitledQuoteSchema,
} from '../../contract/tools.ts';
import { versions } from '../../contract/versions.ts';
import { toolNames } from '../../order/doors.ts';
import { type Catalog, quoteFormUrl, type SiteCatalog } from '../../pricing/catalog.ts';
import { draftArguments, objectSchema, quoteArguments } from '../parameters.ts';
import { productNouns } from '../product-nouns.ts';
import { byQuoteOnly, nothingBought } from '../sentences.ts';
import { pageUrl } from '../site-pages.ts';
import { webManifest } from '../web-manifest.ts';

/** The server's identity in the protocol and in directories. */
export function mcpIdentity(catalog: SiteCatalog) {
  const { seller } = catalog.book;
  return {
    name: seller.registryName.slice(seller.registryName.indexOf('/') + 1),
    title: `${seller.name}: instant prices`,
    version: versions.mcpServer,
    description: mcpSummary,
    websiteUrl: pageUrl(catalog, pagePaths.home),
    icons: webManifest(catalog)
      .icons.filter(({ purpose }) => purpose === undefined)
      .map(({ src, type, sizes }) => ({
        src: pageUrl(catalog, src),
        mimeType: type,
        sizes: [sizes],
      })),
  };
}

/** One line for lists; registries allow at most 100 characters. */
const mcpSummary = 'Exact prices, order links and delivery dates of custom printed index tabs.';

/** Instructions that a model reads before its first call. */
export function mcpInstructions(catalog: SiteCatalog): string {
  const { seller } = catalog.book;
  const { capabilities, quote, draft } = toolNames;
  return [
    `Prices custom printed index tab dividers (binder tabs) from ${seller.name}: ${productNouns(catalog, 'or')}, ${catalog.quantities[0]} to ${catalog.quantities.at(-1)} identical sets.`,
    `Call ${capabilities} first for option keys and choice ids. Then ${draft} if the buyer has the tab titles, else ${quote}.`,
    'Quote figures as returned, never from memory. price.total is the printing, setup included; excludes lists what it leaves out. nextQuantity shows whether more sets are cheaper per set.',
    'Always give the buyer orderUrl.',
    nothingBought,
    byQuoteOnly(catalog),
    `Send those requests to ${quoteFormUrl(catalog)}.`,
    'zip adds the delivery date (with_proof is the likely one), neededBy when to approve the proof for a date, allQuantities the price at every quantity.',
    'An error says how to fix the call.',
    toolChanges,
  ].join(' ');
}

/** Changes to the tools by server version (spec 9). */
const toolChanges = `Tool changes, ${versions.mcpServer}: added zip, neededBy and allQuantities, and cut and colors on ${toolNames.draft}; capabilities list colors, cuts and more facts.`;

/** The server's capabilities; its lists only change with a new build. */
export const mcpCapabilities = {
  tools: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  prompts: { listChanged: false },
};

/** The resource that gives a delivery date. */
export const deliveryTemplate = 'tabquote://delivery-date/{product}/{zip}';

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
