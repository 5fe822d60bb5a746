import { hash } from 'node:crypto';
import type { TransitData } from '../../src/book/schema.ts';
import { pagePaths } from '../../src/contract/paths.ts';
import { jsonLdText, organization, productOffers, webSite } from '../../src/documents/json-ld.ts';
import { pricesMarkdown } from '../../src/documents/price-documents.ts';
import { publishedDocuments } from '../../src/documents/published.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import type { SiteCatalog } from '../../src/pricing/catalog.ts';

/**
 * The text of every document made from a catalog and a transit table, by path, without those of
 * single sets; JSON is indented.
 */
export async function documentTexts(
  catalog: SiteCatalog,
  transit: TransitData,
): Promise<Record<string, string>> {
  const examples = await answerExamples(catalog, transit);
  const sha256 = (text: string) => hash('sha256', text);
  const ofSet = new RegExp(`^${pagePaths.sets}(/.*)?\\.json$`);
  const documents = publishedDocuments(catalog)
    .filter(({ path }) => !ofSet.test(path))
    .map(({ path, text }) => [path, text({ transit, examples, sha256 })]);
  const partsOfPages = [
    ['/json-ld/site.json', jsonLdText(organization(catalog), webSite(catalog))],
    ...catalog.productIds.flatMap((id) => [
      [`/json-ld/${id}.json`, jsonLdText(productOffers(catalog, id))],
      [`/mcp/prices-${id}.md`, pricesMarkdown(catalog, id)],
    ]),
  ];
  return Object.fromEntries(
    [...documents, ...partsOfPages].map(([path = '', text = '']) => [path, indented(text)]),
  );
}

function indented(text: string): string {
  return text.startsWith('{') ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text;
}
