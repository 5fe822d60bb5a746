import { documentPaths, endpointPaths } from '../contract/paths.ts';
import { toolNames } from '../order/doors.ts';
import { type PricedProduct, quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { quantitiesText } from '../pricing/quantities.ts';
import { smallestOrderUrl } from './example-builds.ts';
import { code, list, numbered, page, table } from './markdown.ts';
import { nothingBought } from './sentences.ts';
import { pageUrl } from './site-pages.ts';

/** The schema of the index (Agent Skills Discovery 0.2.0). */
const indexSchema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The skill's name, and its folder's. */
const name = 'price-index-tabs';

function description({ book }: SiteCatalog): string {
  return `Prices custom printed index tab dividers (binder tabs) from ${book.seller.name}, checks whether titles fit their tabs, and returns a delivery date and an order link. Use it when someone asks what printed tabs cost, which cut or options to choose, or when tabs would arrive.`;
}

/**
 * `/.well-known/agent-skills/index.json`: the skills offered to agents.
 *
 * @param digest SHA-256 of {@link agentSkill}, in hexadecimal.
 */
export function agentSkillsIndex(catalog: SiteCatalog, digest: string) {
  return {
    $schema: indexSchema,
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
    ['---', `name: ${name}`, `description: ${JSON.stringify(description(catalog))}`, '---'].join(
      '\n',
    ),
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
    ...productIds.map((id) => optionsTable(catalog.products[id])),
    '## Rules',
    list([
      `Sets: ${quantitiesText(catalog)}. Tabs per set: ${limits.tabsPerSet.min} to ${limits.tabsPerSet.max} over HTTP, to ${limits.agentTabsPerSetMax} over MCP.`,
      'An option you leave out takes its default, in bold above.',
      'Quote prices exactly as returned. Never calculate or remember them.',
      'An error says what to send instead: fix the call and send it again.',
      `By quote only, never priced here: ${quoteOnly.map(({ label }) => label).join('; ')}. Send the buyer to ${quoteFormUrl(catalog)}.`,
    ]),
    '## Facts',
    list([facts.setup, facts.shipping, facts.turnaround, facts.proof]),
    `All rates and rules in one text: ${at(documentPaths.llmsFull)}`,
  ]);
}

function optionsTable({ id, options }: PricedProduct): string {
  const rows = options.map(({ key, label, choices }) => [
    code(key),
    label,
    [...choices.values()]
      .map((choice) => `${choice.isDefault ? `**${choice.id}**` : choice.id} (${choice.label})`)
      .join(', '),
  ]);
  return [`Product ${code(id)}:`, table(['Option', 'Name', 'Choices'], rows)].join('\n\n');
}
