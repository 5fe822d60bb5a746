import { documentPaths, endpointPaths, pagePaths } from '../../contract/paths.ts';
import { mcpRevisions } from '../../contract/versions.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { listed } from '../../text/words.ts';
import { additionWords, titledBuild, usualBuild } from '../example-builds.ts';
import { pageUrl } from '../site-pages.ts';
import {
  deliveryTemplate,
  mcpCapabilities,
  mcpIdentity,
  mcpInstructions,
  toolDocuments,
} from './server.ts';

const schemas = 'https://static.modelcontextprotocol.io/schemas';

/** The media type of the server card. */
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
    protocolVersions: allRevisions(),
    instructions: mcpInstructions(catalog),
    tools: toolDocuments(catalog).map(({ name, title, description, annotations }) => ({
      name,
      title,
      description,
      annotations,
    })),
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
    remotes: [{ ...remote(catalog), supportedProtocolVersions: allRevisions() }],
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
  const { seller } = catalog.book;
  const { name, title, description, version } = mcpIdentity(catalog);
  const publisher = seller.registryName.split('/')[0]?.split('.').reverse().join('.');
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
        representativeQueries: representativeQueries(catalog),
      },
    ],
  };
}

/** Buyers' questions that the server answers; the draft allows two to five. */
function representativeQueries(catalog: SiteCatalog): string[] {
  const usual = usualBuild(catalog);
  const titled = titledBuild(catalog);
  const tabs = counted(usual.tabs, `${catalog.book.products[usual.product].noun} index tab`);
  return [
    `How much are ${counted(usual.sets, 'set')} of ${tabs}, ${additionWords(catalog, usual)}?`,
    `Price ${counted(titled.sets, 'set')} of printed binder tabs titled ${listed(titled.titles.filter(Boolean))}, with a link to order them.`,
    'Which options and quantities do custom printed index tabs come in?',
    'When would custom index tabs arrive at my ZIP code?',
  ];
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

function allRevisions(): string[] {
  return [...mcpRevisions.modern, ...mcpRevisions.legacy];
}
