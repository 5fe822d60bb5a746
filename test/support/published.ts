import type { TransitData } from '../../src/book/transit-schema.ts';
import { capabilitiesDocument } from '../../src/documents/capabilities.ts';
import { designerMarkdown } from '../../src/documents/designer-document.ts';
import { apiCatalog, robots, siteMap } from '../../src/documents/discovery.ts';
import { jsonLdText, organization, productOffers, webSite } from '../../src/documents/json-ld.ts';
import { llms } from '../../src/documents/llms.ts';
import { llmsFull } from '../../src/documents/llms-full.ts';
import {
  aiCatalog,
  mcpDescription,
  registryEntry,
  serverCard,
} from '../../src/documents/mcp/discovery.ts';
import { openApi } from '../../src/documents/openapi/openapi.ts';
import {
  allPricesJson,
  pricesCsv,
  pricesJson,
  pricesMarkdown,
} from '../../src/documents/price-documents.ts';
import { setsLlms } from '../../src/documents/set-documents.ts';
import { webManifest } from '../../src/documents/web-manifest.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import type { SiteCatalog } from '../../src/pricing/catalog.ts';

/** Every document made from a catalog and a transit table, by name; JSON is indented. */
export async function publishedDocuments(
  catalog: SiteCatalog,
  transit: TransitData,
): Promise<Record<string, string>> {
  const { productIds } = catalog;
  const examples = await answerExamples(catalog, transit);
  return {
    'llms.txt': llms(catalog),
    'llms-full.txt': llmsFull(catalog, transit),
    'sets/llms.txt': setsLlms(catalog),
    'sitemap.xml': siteMap(catalog),
    'robots.txt': robots(catalog),
    'api-catalog.json': indented(apiCatalog(catalog)),
    'capabilities.json': indented(JSON.stringify(capabilitiesDocument(catalog))),
    'mcp/mcp.json': indented(JSON.stringify(mcpDescription(catalog))),
    'mcp/server-card.json': indented(JSON.stringify(serverCard(catalog))),
    'mcp/server.json': indented(JSON.stringify(registryEntry(catalog))),
    'mcp/ai-catalog.json': indented(JSON.stringify(aiCatalog(catalog))),
    'site.webmanifest': indented(JSON.stringify(webManifest(catalog))),
    'openapi.json': indented(JSON.stringify(openApi(catalog, examples))),
    'json-ld/site.json': indented(jsonLdText(organization(catalog), webSite(catalog))),
    'prices.csv': pricesCsv(catalog, productIds),
    'prices.json': indented(allPricesJson(catalog)),
    ...Object.fromEntries(
      productIds.flatMap((id) => [
        [`mcp/prices-${id}.md`, pricesMarkdown(catalog, id)],
        [`configure/${id}.md`, designerMarkdown(catalog, id)],
        [`prices/${id}.csv`, pricesCsv(catalog, [id])],
        [`prices/${id}.json`, indented(pricesJson(catalog, id))],
        [`json-ld/${id}.json`, indented(jsonLdText(productOffers(catalog, id)))],
      ]),
    ),
  };
}

function indented(json: string): string {
  return `${JSON.stringify(JSON.parse(json), null, 2)}\n`;
}
