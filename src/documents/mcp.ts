import { capabilitiesSchema } from '../contract/answers.ts';
import { documentPaths, endpointPaths, pagePaths } from '../contract/paths.ts';
import { shapeOf, titledQuoteSchema, untitledQuoteSchema } from '../contract/tools.ts';
import { changelog, mcpRevisions, versions } from '../contract/versions.ts';
import { toolNames } from '../order/doors.ts';
import { type Catalog, quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { argumentsSchema } from './parameters.ts';
import { byQuoteOnly, nothingBought, productNouns } from './sentences.ts';
import { pageUrl } from './site-pages.ts';

/** The server's identity in the protocol and in directories. */
export function mcpIdentity(catalog: SiteCatalog) {
  const { seller } = catalog.book;
  return {
    name: seller.registryName.replace(/^[^/]*\//, ''),
    title: `${seller.name}: instant prices`,
    version: versions.mcpServer,
    // Registries allow at most 100 characters.
    description: 'Exact prices, order links and delivery dates of custom printed index tabs.',
    websiteUrl: pageUrl(catalog, pagePaths.home),
    icons: icons.map((icon) => ({ ...icon, src: pageUrl(catalog, icon.src) })),
  };
}

const icons = [
  { src: '/favicon.svg', mimeType: 'image/svg+xml', sizes: ['any'] },
  { src: '/icon-192.png', mimeType: 'image/png', sizes: ['192x192'] },
  { src: '/icon-512.png', mimeType: 'image/png', sizes: ['512x512'] },
];

export function mcpInstructions(catalog: SiteCatalog): string {
  const { seller } = catalog.book;
  const { capabilities, quote, draft } = toolNames;
  const isCurrent = ({ of, version }: (typeof changelog)[number]) =>
    of === 'MCP server' && version === versions.mcpServer;
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
    // Changes to the tools by server version (spec 9).
    `Changelog, ${versions.mcpServer}:`,
    ...changelog.filter(isCurrent).flatMap(({ changes }) => changes),
  ].join(' ');
}

/** The server's capabilities; its lists only change with a new build. */
export const mcpCapabilities = {
  tools: { listChanged: false },
};

/** The three tools, in order of use. */
export function toolDocuments(catalog: Catalog) {
  const { capabilities, quote, draft } = toolNames;
  return [
    {
      name: capabilities,
      title: 'Products, options and quantities',
      description: `Lists products, options and choice ids, colors, cuts, set quantities and ordering facts. Call it first, then ${draft} if the buyer has the titles, else ${quote}.`,
      inputSchema: { type: 'object' as const, properties: {}, additionalProperties: false },
      outputSchema: shapeOf(capabilitiesSchema(catalog.productIds)),
    },
    {
      name: quote,
      title: 'Price of a set of tabs',
      description: `Prices custom printed index tab dividers by the number of tabs, setup included; with titles use ${draft}. Give the buyer the total and orderUrl.`,
      inputSchema: argumentsSchema(catalog, 'quote'),
      outputSchema: shapeOf(untitledQuoteSchema(catalog.productIds)),
    },
    {
      name: draft,
      title: 'Price and draft with tab titles',
      description: `Prices index tabs with these titles and lays them out. Give the buyer the total, titles that don't fit, and orderUrl, which opens the design.`,
      inputSchema: argumentsSchema(catalog, 'draft'),
      outputSchema: shapeOf(titledQuoteSchema(catalog.productIds)),
    },
  ].map((tool) => ({ ...tool, annotations }));
}

/** Every tool is read-only and doesn't reach beyond this service. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const allRevisions = [...mcpRevisions.modern, ...mcpRevisions.legacy];

/**
 * `/.well-known/mcp.json`: a one-page description of the MCP server, for directories and crawlers.
 */
export function mcpDescription(catalog: SiteCatalog) {
  const at = (path: string) => pageUrl(catalog, path);
  return {
    ...mcpIdentity(catalog),
    registryName: catalog.book.seller.registryName,
    url: at(endpointPaths.mcp),
    transport: 'streamable-http',
    stateless: true,
    authentication: 'none',
    readOnly: true,
    protocolVersions: allRevisions,
    instructions: mcpInstructions(catalog),
    tools: toolDocuments(catalog).map(({ inputSchema, outputSchema, ...tool }) => tool),
    links: {
      documentation: at(pagePaths.developers),
      httpApi: at(documentPaths.openApi),
      llms: at(documentPaths.llms),
    },
  };
}

/** `/server.json`: the entry for the public registry of MCP servers. */
export function registryEntry(catalog: SiteCatalog) {
  const { repositoryUrl, registryName } = catalog.book.seller;
  const { icons, ...identity } = mcpIdentity(catalog);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    ...identity,
    name: registryName,
    // The registry accepts icons from https URLs only.
    ...(catalog.baseUrl.startsWith('https:') && { icons }),
    ...(repositoryUrl && {
      repository: { url: repositoryUrl, source: new URL(repositoryUrl).hostname.split('.')[0] },
    }),
    remotes: [{ type: 'streamable-http', url: pageUrl(catalog, endpointPaths.mcp) }],
  };
}
