import { capabilitiesSchema, shapeOf, toolQuoteSchema } from '../contract/answers.ts';
import { documentPaths, endpointPaths, pagePaths } from '../contract/paths.ts';
import { changelog, mcpRevisions, versions } from '../contract/versions.ts';
import { toolNames } from '../order/doors.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { fillIn } from '../text/fill-in.ts';
import texts from './mcp.json' with { type: 'json' };
import { argumentsSchema } from './parameters.ts';
import { pageValues } from './sections.ts';
import { pageUrl } from './site-pages.ts';
import { productNouns } from './texts.ts';

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
    icons: texts.icons.map((icon) => ({ ...icon, src: pageUrl(catalog, icon.src) })),
  };
}

/** What models read first; it announces the changes of the tools (spec 9). */
export function mcpInstructions(catalog: SiteCatalog): string {
  const { book, quantities } = catalog;
  const version = versions.mcpServer;
  const current = changelog.filter((release) => {
    return release.of === 'MCP server' && release.version === version;
  });
  const values = {
    ...pageValues(catalog),
    version,
    eitherProduct: productNouns(catalog, 'or'),
    fewestSets: String(quantities[0]),
    mostSets: String(quantities.at(-1)),
    quoteOnlyInShort: book.quoteOnly
      .map(({ label }) => label.replace(/ \([^()]*\)/g, ''))
      .join(', '),
    changes: current.flatMap(({ changes }) => changes).join(' '),
  };
  return fillIn(texts.instructions, values).join(' ');
}

/** The three tools, in order of use: read-only, and reaching nothing beyond this service. */
export function toolDocuments(catalog: SiteCatalog) {
  const { capabilities, quote, draft } = toolNames;
  const { productIds } = catalog;
  const noArguments = { type: 'object' as const, properties: {}, additionalProperties: false };
  const schemas = [
    [capabilities, noArguments, capabilitiesSchema(productIds)],
    [quote, argumentsSchema(catalog, 'quote'), toolQuoteSchema(productIds)],
    [draft, argumentsSchema(catalog, 'draft'), toolQuoteSchema(productIds)],
  ] as const;
  return schemas.map(([name, inputSchema, answer]) => ({
    name,
    ...texts.tools[name],
    inputSchema,
    outputSchema: shapeOf(answer),
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }));
}

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
    protocolVersions: [...mcpRevisions.modern, ...mcpRevisions.legacy],
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
