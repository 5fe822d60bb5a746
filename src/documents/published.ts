import type { TransitData } from '../book/schema.ts';
import { embedPaths, embedScript, isEmbedded } from '../contract/embed.ts';
import { documentPaths, endpointPaths, productPricesPath, setPath } from '../contract/paths.ts';
import { submissionSchema } from '../contract/submission.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { readySets } from '../pricing/ready-sets.ts';
import { capabilitiesDocument } from './answers.ts';
import { designerMarkdown } from './designer-page.ts';
import { apiCatalog, robots, securityText, siteMap, webManifest } from './discovery.ts';
import type { AnsweredExample } from './examples.ts';
import { agentSkill, agentSkillsIndex, type ListedDocument, llms, llmsFull } from './llms.ts';
import { aiCatalog, earlierServerCard, mcpDescription, registryEntry, serverCard } from './mcp.ts';
import { openApi, openSchema } from './openapi.ts';
import { pricesCsv, pricesJson } from './price-documents.ts';
import { setJson, setsJson, setsLlms } from './set-documents.ts';
import { markdownPath, pricePages, sitePage } from './site-pages.ts';

/** A document with its own URL that isn't a page, or a page's Markdown made from it. */
interface PublishedDocument {
  /** Its Content-Type follows from it; see `contentTypeOf`. */
  readonly path: string;
  /** Its name in lists of documents; absent if it is found by its path or another document. */
  readonly title?: string;
  readonly description?: string;
  readonly text: (sources: DocumentSources) => string;
}

/** What documents are made of, besides the catalog. */
export interface DocumentSources {
  readonly transit: TransitData;
  readonly examples: readonly AnsweredExample[];
  /** Returns a hash in hexadecimal. */
  readonly sha256: (text: string) => string;
}

/** Every document that the site publishes, besides pages and their Markdown. */
export function publishedDocuments(catalog: SiteCatalog): PublishedDocument[] {
  const { productIds } = catalog;
  return [
    {
      path: documentPaths.openApi,
      title: 'OpenAPI description',
      description: 'Parameters, responses and errors of the two HTTP endpoints, in OpenAPI 3.1.',
      text: ({ examples }) => JSON.stringify(openApi(catalog, examples)),
    },
    {
      path: documentPaths.capabilities,
      title: 'Capabilities',
      description: `Products, options, choices, orderable quantities and facts; the same as ${endpointPaths.price} without parameters.`,
      text: () => JSON.stringify(capabilitiesDocument(catalog)),
    },
    {
      path: documentPaths.mcpDescription,
      title: 'MCP server',
      description: 'Address, version and tools.',
      text: () => JSON.stringify(mcpDescription(catalog)),
    },
    {
      path: documentPaths.sets,
      title: 'Ready-made sets',
      description: 'Names and titles of all ready-made sets, by field.',
      text: () => setsJson(catalog),
    },
    {
      path: documentPaths.agentSkill,
      title: 'Agent skill',
      description: 'How an agent prices tabs here, step by step.',
      text: () => agentSkill(catalog),
    },
    ...pricePages(catalog).flatMap((page) => priceDocuments(catalog, page)),
    {
      path: documentPaths.agentSkills,
      text: ({ sha256 }) => JSON.stringify(agentSkillsIndex(catalog, sha256(agentSkill(catalog)))),
    },
    {
      path: documentPaths.submission,
      text: () =>
        JSON.stringify({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: catalog.baseUrl + documentPaths.submission,
          title: 'What buyers send',
          ...openSchema(submissionSchema(productIds)),
        }),
    },
    { path: documentPaths.serverCard, text: () => JSON.stringify(serverCard(catalog)) },
    {
      path: documentPaths.earlierServerCard,
      text: () => JSON.stringify(earlierServerCard(catalog)),
    },
    { path: documentPaths.registryEntry, text: () => JSON.stringify(registryEntry(catalog)) },
    { path: documentPaths.aiCatalog, text: () => JSON.stringify(aiCatalog(catalog)) },
    { path: documentPaths.apiCatalog, text: () => apiCatalog(catalog) },
    { path: documentPaths.llms, text: () => llms(catalog, listedDocuments(catalog)) },
    { path: documentPaths.llmsFull, text: ({ transit }) => llmsFull(catalog, transit) },
    { path: documentPaths.setsLlms, text: () => setsLlms(catalog) },
    { path: documentPaths.siteMap, text: () => siteMap(catalog) },
    { path: documentPaths.robots, text: () => robots(catalog) },
    { path: documentPaths.security, text: () => securityText(catalog) },
    { path: documentPaths.webManifest, text: () => `${JSON.stringify(webManifest(catalog))}\n` },
    ...productIds.map((id) => ({
      path: markdownPath(designerPath(id)),
      text: () => designerMarkdown(catalog, id),
    })),
    ...(isEmbedded(catalog) ? [{ path: embedPaths.script, text: () => embedScript(catalog) }] : []),
    ...readySets(catalog).map((set) => ({
      path: `${setPath(set.slug)}.json`,
      text: () => setJson(catalog, set),
    })),
  ];
}

export function listedDocuments(catalog: SiteCatalog): ListedDocument[] {
  return publishedDocuments(catalog).flatMap(({ path, title, description }) =>
    title && description ? [{ path, title, description }] : [],
  );
}

/** A price page's data: the prices of a product, or of all. */
function priceDocuments(catalog: SiteCatalog, page: string): PublishedDocument[] {
  const id = catalog.productIds.find((id) => productPricesPath(id) === page);
  const { title } = sitePage(catalog, page);
  return [
    {
      path: `${page}.csv`,
      title: `${title} as CSV`,
      description: 'One row per quantity and tab count: total and price per set.',
      text: () => pricesCsv(catalog, id ? [id] : catalog.productIds),
    },
    {
      path: `${page}.json`,
      title: `${title} as JSON`,
      description: 'Rates, the price of every choice, and the price table.',
      text: () => pricesJson(catalog, id),
    },
  ];
}
