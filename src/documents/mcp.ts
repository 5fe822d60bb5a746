import { capabilitiesSchema } from '../contract/answers.ts';
import { documentPaths, endpointPaths, pagePaths } from '../contract/paths.ts';
import { shapeOf, titledQuoteSchema, untitledQuoteSchema } from '../contract/tools.ts';
import { mcpRevisions, versions } from '../contract/versions.ts';
import { toolNames } from '../order/doors.ts';
import { type Catalog, quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { listed } from '../text/words.ts';
import { webManifest } from './discovery.ts';
import { additionWords, titledBuild, usualBuild } from './examples.ts';
import { argumentsSchema } from './parameters.ts';
import { byQuoteOnly, nothingBought, productNouns } from './sentences.ts';
import { pageUrl } from './site-pages.ts';

/** The server's identity in the protocol and in directories. */
export function mcpIdentity(catalog: SiteCatalog) {
  const { seller } = catalog.book;
  const icons = webManifest(catalog).icons.filter(({ purpose }) => purpose === undefined);
  return {
    name: seller.registryName.replace(/^[^/]*\//, ''),
    title: `${seller.name}: instant prices`,
    version: versions.mcpServer,
    // Registries allow at most 100 characters.
    description: 'Exact prices, order links and delivery dates of custom printed index tabs.',
    websiteUrl: pageUrl(catalog, pagePaths.home),
    icons: icons.map(({ src, type, sizes }) => ({
      src: pageUrl(catalog, src),
      mimeType: type,
      sizes: [sizes],
    })),
  };
}

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
    // Changes to the tools by server version (spec 9).
    `Tool changes, ${versions.mcpServer}: added zip, neededBy and allQuantities, and cut and colors on ${draft}; capabilities list colors, cuts and more facts.`,
  ].join(' ');
}

/** The server's capabilities; its lists only change with a new build. */
export const mcpCapabilities = {
  tools: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  prompts: { listChanged: false },
};

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
    },
    {
      name: quote,
      title: 'Price of a set of tabs',
      description: `Prices custom printed index tab dividers by the number of tabs, setup included; with titles use ${draft}. Give the buyer the total and orderUrl. ${nothingBought} ${byQuote}`,
      inputSchema: argumentsSchema(catalog, 'quote'),
      outputSchema: shapeOf(untitledQuoteSchema(catalog.productIds)),
    },
    {
      name: draft,
      title: 'Price and draft with tab titles',
      description: `Prices index tabs with these titles and lays them out. Give the buyer the total, titles that don't fit, and orderUrl, which opens the design. ${nothingBought} ${byQuote}`,
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

const schemas = 'https://static.modelcontextprotocol.io/schemas';

export const serverCardType = 'application/mcp-server-card+json';

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
    resourceTemplates: [deliveryTemplate],
    links: {
      serverCard: at(documentPaths.serverCard),
      documentation: at(pagePaths.developers),
      httpApi: at(documentPaths.openApi),
      llms: at(documentPaths.llms),
    },
  };
}

/** What a client needs to connect (the protocol's server card extension, experimental). */
export function serverCard(catalog: SiteCatalog) {
  return {
    $schema: `${schemas}/v1/server-card.schema.json`,
    ...registered(catalog),
    remotes: [{ ...remote(catalog), supportedProtocolVersions: allRevisions }],
  };
}

/** The server card of an earlier draft (SEP-1649), which directories still read. */
export function earlierServerCard(catalog: SiteCatalog) {
  const { name, title, version, description, icons, websiteUrl } = mcpIdentity(catalog);
  return {
    $schema: `${schemas}/mcp-server-card/v1.json`,
    version: '1.0',
    protocolVersion: mcpRevisions.legacy[0],
    serverInfo: { name, title, version },
    description,
    iconUrl: icons[0]?.src,
    documentationUrl: pageUrl(catalog, pagePaths.developers),
    websiteUrl,
    transport: { type: 'streamable-http', endpoint: endpointPaths.mcp },
    capabilities: mcpCapabilities,
    authentication: { required: false, schemes: [] },
    instructions: mcpInstructions(catalog),
    tools: toolDocuments(catalog),
    resources: ['dynamic'],
    prompts: ['dynamic'],
  };
}

/** The entry for the public registry of MCP servers. */
export function registryEntry(catalog: SiteCatalog) {
  const { repositoryUrl } = catalog.book.seller;
  return {
    $schema: `${schemas}/2025-12-11/server.schema.json`,
    ...registered(catalog),
    ...(repositoryUrl && {
      repository: { url: repositoryUrl, source: new URL(repositoryUrl).hostname.split('.')[0] },
    }),
    remotes: [remote(catalog)],
  };
}

/**
 * `/.well-known/ai-catalog.json`: everything on this site made for models (AI Catalog 1.0, draft).
 */
export function aiCatalog(catalog: SiteCatalog) {
  const { seller, products } = catalog.book;
  const { name, title, description, version } = mcpIdentity(catalog);
  const publisher = seller.registryName.split('/')[0]?.split('.').reverse().join('.');
  const usual = usualBuild(catalog);
  const titled = titledBuild(catalog);
  const tabs = counted(usual.tabs, `${products[usual.product].noun} index tab`);
  return {
    specVersion: '1.0',
    host: { displayName: seller.name, documentationUrl: pageUrl(catalog, pagePaths.developers) },
    entries: [
      {
        identifier: `urn:air:${publisher}:mcp:${name}`,
        displayName: title,
        description,
        version,
        type: serverCardType,
        url: pageUrl(catalog, documentPaths.serverCard),
        // Buyers' questions that the server answers; the draft allows two to five.
        representativeQueries: [
          `How much are ${counted(usual.sets, 'set')} of ${tabs}, ${additionWords(catalog, usual)}?`,
          `Price ${counted(titled.sets, 'set')} of printed binder tabs titled ${listed(titled.titles.filter(Boolean))}, with a link to order them.`,
          'Which options and quantities do custom printed index tabs come in?',
          'When would custom index tabs arrive at my ZIP code?',
        ],
      },
    ],
  };
}

/** The identity under its registry name; the registry accepts icons from https URLs only. */
function registered(catalog: SiteCatalog) {
  const { icons, ...identity } = mcpIdentity(catalog);
  return {
    ...identity,
    name: catalog.book.seller.registryName,
    ...(catalog.baseUrl.startsWith('https:') && { icons }),
  };
}

function remote(catalog: SiteCatalog) {
  return { type: 'streamable-http', url: pageUrl(catalog, endpointPaths.mcp) };
}
