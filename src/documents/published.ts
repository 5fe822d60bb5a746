import type { TransitData } from '../book/schema.ts';
import { documentPaths } from '../contract/paths.ts';
import { submissionSchema } from '../contract/submission.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { designerMarkdown } from './designer-page.ts';
import { robots, securityText, siteMap } from './discovery.ts';
import type { AnsweredExample } from './examples.ts';
import { type ListedDocument, llms, llmsFull } from './llms.ts';
import { mcpDescription, registryEntry } from './mcp.ts';
import { openApi, openSchema } from './openapi.ts';
import { markdownPath } from './site-pages.ts';
import { pricesCsv, pricesJson, setsJson } from './tables.ts';

/** A document with its own URL that isn't a page, or a page's Markdown made from it. */
export interface PublishedDocument {
  /** Its Content-Type follows from it; see `describeSite`. */
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
  /** In milliseconds since 1970. */
  readonly builtAt: number;
}

/** Every document that the site publishes, besides pages and their Markdown. */
export function publishedDocuments(catalog: SiteCatalog): PublishedDocument[] {
  const { productIds } = catalog;
  const orderSchema = () => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: catalog.baseUrl + documentPaths.submission,
    title: 'What buyers send',
    ...openSchema(submissionSchema(productIds)),
  });
  return [
    {
      path: documentPaths.openApi,
      title: 'OpenAPI description',
      description: 'Parameters, responses and errors of the two HTTP endpoints, in OpenAPI 3.1.',
      text: ({ examples }) => JSON.stringify(openApi(catalog, examples)),
    },
    {
      path: documentPaths.mcpDescription,
      title: 'MCP server',
      description: 'Address, version and tools.',
      text: () => JSON.stringify(mcpDescription(catalog)),
    },
    {
      path: documentPaths.pricesCsv,
      title: 'Prices as CSV',
      description: 'One row per product, quantity and tab count: total and price per set.',
      text: () => pricesCsv(catalog),
    },
    {
      path: documentPaths.pricesJson,
      title: 'Prices as JSON',
      description: 'Rates, the price of every choice, and the price tables.',
      text: () => pricesJson(catalog),
    },
    {
      path: documentPaths.sets,
      title: 'Ready-made sets',
      description: 'Names and titles of all ready-made sets, by field.',
      text: () => setsJson(catalog),
    },
    {
      path: documentPaths.llmsFull,
      title: 'Everything in one text',
      description:
        'All rates, options and rules for calculating any total by hand, price tables, delivery rules, and the API in brief.',
      text: ({ transit }) => llmsFull(catalog, transit),
    },
    { path: documentPaths.submission, text: () => JSON.stringify(orderSchema()) },
    { path: documentPaths.registryEntry, text: () => JSON.stringify(registryEntry(catalog)) },
    {
      path: documentPaths.llms,
      text: ({ transit }) => llms(catalog, transit, listedDocuments(catalog)),
    },
    { path: documentPaths.siteMap, text: () => siteMap(catalog) },
    { path: documentPaths.robots, text: () => robots(catalog) },
    { path: documentPaths.security, text: ({ builtAt }) => securityText(catalog, builtAt) },
    ...productIds.map((id) => ({
      path: markdownPath(designerPath(id)),
      text: ({ transit }: DocumentSources) => designerMarkdown(catalog, transit, id),
    })),
  ];
}

export function listedDocuments(catalog: SiteCatalog): ListedDocument[] {
  return publishedDocuments(catalog).flatMap(({ path, title, description }) =>
    title && description ? [{ path, title, description }] : [],
  );
}
