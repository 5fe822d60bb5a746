import type { ProductId } from '../../book/schema.ts';
import { section } from '../../book/section.ts';
import { documentPaths, endpointPaths } from '../../contract/paths.ts';
import { versions } from '../../contract/versions.ts';
import { offeredCuts } from '../../layout/cuts.ts';
import { toolNames } from '../../order/doors.ts';
import { orderUrl } from '../../order/link.ts';
import { designerUrl } from '../../order/path.ts';
import { defaultBuild } from '../../pricing/build.ts';
import { quoteFormUrl, type SiteCatalog } from '../../pricing/catalog.ts';
import { stateFact } from '../../pricing/facts.ts';
import { quantityFor } from '../../pricing/quantities.ts';
import { additionsOf, smallestOrderUrl, titledBuild, usualBuild } from '../examples.ts';
import { code } from '../plain-text.ts';
import { colorPricedNouns } from '../sentences.ts';
import { pageUrl } from '../site-pages.ts';
import type { SectionGroup, SectionSources } from './section.ts';

/** How programs ask for prices and dates, and send people to the designer. */
export function programs({ catalog, product }: SectionSources): SectionGroup {
  return {
    id: 'programs',
    title: 'For programs',
    sections: [
      { ...designerLinks(catalog, product), in: ['llmsFull', 'designer'] },
      { ...httpInBrief(catalog), in: ['llmsFull'] },
      { ...mcpInBrief(catalog), in: ['llmsFull'] },
    ],
  };
}

/** The two endpoints, starting with what a caller needs first. */
function httpInBrief(catalog: SiteCatalog) {
  const { baseUrl } = catalog;
  const [option] = Object.entries(additionsOf(catalog, usualBuild(catalog)));
  return section(
    'http',
    'HTTP API',
    [
      `Version ${versions.api}. Plain GET, JSON, no key, any origin. Full description: ${baseUrl}${documentPaths.openApi}`,
    ],
    {
      points: [
        `\`GET ${smallestOrderUrl(catalog)}\` returns a quote: \`price.total\`, \`price.perSet\`, \`breakdown\`, \`shipping\`, \`nextQuantity\`, \`orderUrl\`. Options are parameters${option ? `: \`${option.join('=')}\`` : ''}. \`labels=First|Second|Third\` instead of \`tabs\` quotes with titles. Without parameters it returns the capabilities: products, options, choices, quantities, facts.`,
        `\`GET ${baseUrl}${endpointPaths.deliveryDate}?zip=60601&product=${catalog.defaultProduct}\` returns \`ship_date\`, \`delivery_date\`, \`transit_business_days\`, \`method\`, \`assumes\` for approval of the proof by the next cut-off; \`with_proof\` has the likely dates. \`approve=YYYY-MM-DD\` sets another day of approval, \`neededBy=YYYY-MM-DD\` adds when to approve.`,
        `A wrong request gets 400 with \`error\`, a sentence that says what to send instead. Unknown parameters are rejected, not ignored. For anything priced only by quote, the error names the form: ${quoteFormUrl(catalog)}`,
      ],
    },
  );
}

function mcpInBrief(catalog: SiteCatalog) {
  const { agentTabsPerSetMax } = catalog.book.limits;
  const nouns = colorPricedNouns(catalog);
  return section(
    'mcp',
    'MCP server',
    [
      `${code(pageUrl(catalog, endpointPaths.mcp))}, version ${versions.mcpServer}: Streamable HTTP, stateless, no authentication, read-only. Up to ${agentTabsPerSetMax} tabs per set. Tools:`,
    ],
    {
      points: [
        `${code(toolNames.capabilities)}: call it first; no arguments.`,
        `${code(toolNames.quote)}: \`product\`, \`tabsPerSet\`, \`sets\`, \`options\` (a map)${nouns && `, \`colorChanges\` (${nouns})`}, \`zip\`, \`neededBy\` and \`approve\` for dates, \`allQuantities\` for the price at every quantity.`,
        `${code(toolNames.draft)}: the same with \`titles\` (a list) instead of \`tabsPerSet\`, and \`cut\` and \`colors\`; returns an \`orderUrl\` that opens the designer with all of them.`,
      ],
    },
  );
}

function designerLinks(catalog: SiteCatalog, id: ProductId) {
  const { titleLengthMax, queryLengthMax } = catalog.book.limits;
  const titled = titledBuild(catalog);
  const product = catalog.products[id];
  const tabs = product.tabsFor(titled.tabs);
  const titles = Array.from({ length: tabs }, (_, tab) => titled.titles[tab] ?? '');
  const usual = defaultBuild(catalog, id, tabs, quantityFor(product, titled.sets));
  const example = titled.product === id ? titled : { ...usual, titles };
  const nouns = colorPricedNouns(catalog);
  return section('links', 'Links that open the designer', [
    `${code(`${designerUrl(catalog, '{product}')}?tabs={tabs}&sets={sets}`)} opens the designer with the build selected; without a query it opens at ${product.tabsPerSet.default} tabs and ${stateFact(catalog, '{minimumSets} sets')}. Add what differs from the defaults as \`option=choice\`${nouns && `, on ${nouns} \`colorChanges\``}, and the titles as \`labels\`: in order, percent-encoded, separated by \`|\` (\`%7C\`), at most ${titleLengthMax} characters each; an empty one is a blank tab. The query may have at most ${queryLengthMax} characters as encoded. The same query with \`product\` added is a query of the price API. A link's page shows the build and price without JavaScript; with \`.md\` before the \`?\` it is Markdown. ${fragmentText(catalog, id)}`,
    `Example: ${orderUrl(catalog, example)}`,
  ]);
}

/** What an order link carries without a price: the cut, and colors if the product has any. */
function fragmentText(catalog: SiteCatalog, id: ProductId): string {
  const { cuts, colors } = catalog.book.products[id];
  const cut = `#cut=${offeredCuts(cuts).find((cut) => cut >= 5) ?? offeredCuts(cuts).at(-1)}`;
  if (!colors) return `The cut has no price and goes in the fragment: ${code(cut)}.`;
  const ids = colors.list.slice(0, 2).map((color) => color.id);
  return `The cut and the colors have no price and go in the fragment: ${code(`${cut}&colors=${ids.join('.')}`)} (color ids, repeated over the tabs).`;
}
