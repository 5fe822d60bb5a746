import { allFacts, factsToRead } from '../book/fact-names.ts';
import type { TransitData } from '../book/schema.ts';
import { documentPaths, endpointPaths, pagePaths } from '../contract/paths.ts';
import { versions } from '../contract/versions.ts';
import { toolNames } from '../order/doors.ts';
import { designerPath } from '../order/path.ts';
import { type PricedProduct, quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { quantitiesText } from '../pricing/quantities.ts';
import { designerLinks } from './designer-page.ts';
import { additionsOf, smallestOrderUrl, usualBuild } from './examples.ts';
import { code, link, list, numbered, page, table } from './plain-text.ts';
import { colorPricedNouns, nothingBought, personDecides, productNouns } from './sentences.ts';
import { setAddresses, setNames } from './set-documents.ts';
import { markdownPath, pageUrl, type SitePage, sitePage, sitePages } from './site-pages.ts';
import { deliveryRules } from './text/delivery.ts';
import { colorsText, cutsText, termsText } from './text/layout.ts';
import {
  creditText,
  priceRules,
  priceTables,
  productPrices,
  workedExamplesText,
} from './text/pricing.ts';

/** A document for programs and models, as lists name it. */
export type ListedDocument = Pick<SitePage, 'path' | 'title' | 'description'>;

/**
 * `/llms.txt`: what the site is, and where to find what. Its lists link to Markdown only; the
 * documents for programs come first, as plain URLs.
 */
export function llms(catalog: SiteCatalog, documents: readonly ListedDocument[]): string {
  const { seller } = catalog.book;
  const facts = statedFacts(catalog);
  const at = (path: string) => pageUrl(catalog, path);
  const designers = catalog.productIds.map(designerPath);
  const groupOf = ({ path }: SitePage) => {
    if (path.startsWith(pagePaths.prices)) return 'prices';
    if (path === pagePaths.sets) return 'sets';
    return designers.includes(path) ? 'designers' : 'others';
  };
  const links = (group: ReturnType<typeof groupOf>) => {
    const pages = sitePages(catalog).filter((page) => groupOf(page) === group);
    return pages.map(({ path, title, description }) => {
      return `${link(title, at(markdownPath(path)))}: ${description}`;
    });
  };
  return page([
    `# ${seller.name}`,
    `> ${sitePage(catalog, pagePaths.home).description}`,
    list([facts.turnaround, facts.shipping, facts.proof, facts.quoteOnly]),
    `Get a live price with one GET, no key: ${smallestOrderUrl(catalog)}`,
    'For programs:',
    list(documents.map(({ path, title, description }) => `${title}: ${at(path)} ${description}`)),
    '## Everything in one text',
    list([
      `${link('llms-full.txt', at(documentPaths.llmsFull))}: all rates, options and rules for calculating any total by hand, price tables, delivery rules, and the API in brief.`,
    ]),
    '## Prices',
    list(links('prices')),
    '## Design and order',
    list(links('designers')),
    '## Ready-made sets',
    list([
      ...links('sets'),
      `${link('sets/llms.txt', at(documentPaths.setsLlms))}: every set in a sentence, with a link to its Markdown.`,
    ]),
    setAddresses(catalog),
    setNames(catalog),
    '## More',
    list(links('others')),
  ]);
}

/**
 * `/llms-full.txt`: everything needed to calculate the exact total and delivery date of any build
 * by hand, and how to request both live.
 */
export function llmsFull(catalog: SiteCatalog, transit: TransitData): string {
  const { book, baseUrl, quantities } = catalog;
  const { seller, prices } = book;
  return page([
    `# ${seller.name}: custom printed index tab prices and delivery`,
    `> How to calculate the exact price of any set of custom printed ${productNouns(catalog, 'or')} index tab dividers, ${quantities[0]} to ${quantities.at(-1)} sets, and its delivery date. Prices are in ${prices.currency}, setup included, from the price book of ${prices.date}, and match the designer and the API.`,
    `Site: ${baseUrl}${pagePaths.home} (its pages and documents: ${baseUrl}${documentPaths.llms})`,
    ...priceRules(catalog),
    ...catalog.productIds.flatMap((id) => productPrices(catalog, id)),
    ...workedExamplesText(catalog),
    ...orderingFacts(catalog),
    ...deliveryRules(catalog, transit),
    ...designerLinks(catalog),
    ...apiInBrief(catalog),
    ...mcpInBrief(catalog),
    ...cutsText(catalog),
    ...colorsText(catalog),
    ...termsText(catalog),
    ...priceTables(catalog),
    ...creditText(catalog),
  ]);
}

function orderingFacts(catalog: SiteCatalog): string[] {
  const facts = statedFacts(catalog);
  return [
    '## Ordering',
    list(factsToRead.map((key) => `${allFacts[key].name}: ${facts[key]}`)),
    `Programs can't buy anything: ${personDecides('the designer')}.`,
  ];
}

/** The two endpoints, starting with what a caller needs first. */
function apiInBrief(catalog: SiteCatalog): string[] {
  const { baseUrl } = catalog;
  const [option] = Object.entries(additionsOf(catalog, usualBuild(catalog)));
  return [
    '## HTTP API',
    `Version ${versions.api}. Plain GET, JSON, no key, any origin. Full description: ${baseUrl}${documentPaths.openApi}`,
    list([
      `\`GET ${smallestOrderUrl(catalog)}\` returns a quote: \`price.total\`, \`price.perSet\`, \`breakdown\`, \`shipping\`, \`nextQuantity\`, \`orderUrl\`. Options are parameters${option ? `: \`${option.join('=')}\`` : ''}. \`labels=First|Second|Third\` instead of \`tabs\` quotes with titles. Without parameters it returns the capabilities: products, options, choices, quantities, facts.`,
      `\`GET ${baseUrl}${endpointPaths.deliveryDate}?zip=60601&product=${catalog.defaultProduct}\` returns \`ship_date\`, \`delivery_date\`, \`transit_business_days\`, \`method\`, \`assumes\` for approval of the proof by the next cut-off; \`with_proof\` has the likely dates. \`approve=YYYY-MM-DD\` sets another day of approval, \`neededBy=YYYY-MM-DD\` adds when to approve.`,
      `A wrong request gets 400 with \`error\`, a sentence that says what to send instead. Unknown parameters are rejected, not ignored. For anything priced only by quote, the error names the form: ${quoteFormUrl(catalog)}`,
    ]),
  ];
}

function mcpInBrief(catalog: SiteCatalog): string[] {
  const { agentTabsPerSetMax } = catalog.book.limits;
  const nouns = colorPricedNouns(catalog);
  return [
    '## MCP server',
    `${code(pageUrl(catalog, endpointPaths.mcp))}, version ${versions.mcpServer}: Streamable HTTP, stateless, no authentication, read-only. Up to ${agentTabsPerSetMax} tabs per set. Tools:`,
    list([
      `${code(toolNames.capabilities)}: call it first; no arguments.`,
      `${code(toolNames.quote)}: \`product\`, \`tabsPerSet\`, \`sets\`, \`options\` (a map)${nouns && `, \`colorChanges\` (${nouns})`}, \`zip\` (adds the delivery date), \`neededBy\` (adds when to approve the proof), \`approve\` (sets the day of approval), \`allQuantities\` (adds every quantity's price).`,
      `${code(toolNames.draft)}: the same with \`titles\` (a list) instead of \`tabsPerSet\`, and \`cut\` and \`colors\`; returns an \`orderUrl\` that opens the designer with all of them.`,
    ]),
  ];
}

/** The skill's name, and its folder's. */
const name = 'price-index-tabs';

function description({ book }: SiteCatalog): string {
  return `Prices custom printed index tab dividers (binder tabs) from ${book.seller.name}, checks whether titles fit their tabs, and returns a delivery date and an order link. Use it when someone asks what printed tabs cost, which cut or options to choose, or when tabs would arrive.`;
}

/**
 * `/.well-known/agent-skills/index.json`: the skills offered to agents (Agent Skills Discovery
 * 0.2.0).
 *
 * @param digest SHA-256 of {@link agentSkill}, in hexadecimal.
 */
export function agentSkillsIndex(catalog: SiteCatalog, digest: string) {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description: description(catalog),
        url: documentPaths.agentSkill,
        digest: `sha256:${digest}`,
      },
    ],
  };
}

/** `SKILL.md`: step-by-step instructions for an agent to price tabs, with all choices. */
export function agentSkill(catalog: SiteCatalog): string {
  const { limits, seller, quoteOnly } = catalog.book;
  const { productIds, defaultProduct } = catalog;
  const { quote, draft, capabilities } = toolNames;
  const facts = statedFacts(catalog);
  const at = (path: string) => pageUrl(catalog, path);
  return page([
    `---\nname: ${name}\ndescription: ${JSON.stringify(description(catalog))}\n---`,
    `# Price custom index tabs from ${seller.name}`,
    `Use the MCP server ${at(endpointPaths.mcp)} if you can, else plain GET requests. Neither takes a key. ${nothingBought}`,
    numbered([
      `Find out the product (${productIds.join(' or ')}), the tabs in a set or their titles in order, and how many identical sets.`,
      `With titles call ${code(draft)}, without them ${code(quote)}. Options and choice ids are below; ${code(capabilities)} has them too.`,
      `Over HTTP: ${code(`GET ${smallestOrderUrl(catalog)}`)}. Add options as parameters. Send titles as ${code('labels')}, separated by ${code('|')}, in place of ${code('tabs')}.`,
      `For a date: ${code(`GET ${at(endpointPaths.deliveryDate)}?zip=60601&product=${defaultProduct}`)}.`,
      `Give the total, the price per set and ${code('orderUrl')}. If titles don't fit, say which.`,
    ]),
    '## Options',
    ...productIds.flatMap((id) => optionsTable(catalog.products[id])),
    '## Rules',
    list([
      `Sets: ${quantitiesText(catalog)}. Tabs per set: ${limits.tabsPerSet.min} to ${limits.tabsPerSet.max} over HTTP, to ${limits.agentTabsPerSetMax} over MCP.`,
      'An option you leave out uses its default, in bold above.',
      'Quote prices exactly as returned. Never calculate or remember them.',
      'An error says what to send instead: fix the call and send it again.',
      `By quote only, never priced here: ${quoteOnly.map(({ label }) => label).join('; ')}. Send the buyer to ${quoteFormUrl(catalog)}.`,
    ]),
    '## Facts',
    list([facts.setup, facts.shipping, facts.turnaround, facts.proof]),
    `All rates and rules in one text: ${at(documentPaths.llmsFull)}`,
  ]);
}

function optionsTable({ id, options }: PricedProduct): string[] {
  const rows = options.map(({ key, label, choices }) => {
    const texts = [...choices.values()].map(
      (choice) => `${choice.isDefault ? `**${choice.id}**` : choice.id} (${choice.label})`,
    );
    return [code(key), label, texts.join(', ')];
  });
  return [`Product ${code(id)}:`, table(['Option', 'Name', 'Choices'], rows)];
}
