import type { CapabilitiesDocument } from '../contract/capabilities.ts';
import { versions } from '../contract/versions.ts';
import { cutRooms } from '../layout/cut-room.ts';
import { typeface } from '../layout/type-area.ts';
import { toolNames } from '../order/doors.ts';
import { designerUrl } from '../order/path.ts';
import type { PricedChoice, PricedProduct, SiteCatalog } from '../pricing/catalog.ts';
import { chargeNumber } from '../pricing/charges.ts';
import { statedFacts } from '../pricing/facts.ts';
import { smallestOrderUrl } from './example-builds.ts';
import { colorPricedNouns } from './product-nouns.ts';
import { personDecides } from './sentences.ts';

/** Everything that can be ordered, and how: the answer of `/api/price` without parameters. */
export function capabilitiesDocument(catalog: SiteCatalog): CapabilitiesDocument {
  const { limits } = catalog.book;
  const productEntry = ({ id, data, options, quantities }: PricedProduct) => ({
    product: id,
    name: data.name,
    tabsPerSet: limits.tabsPerSet,
    tabsPerSetInTools: limits.agentTabsPerSetMax,
    orderableSetQuantities: [...quantities],
    options: options.map(({ key, label, default: fallback, choices }) => ({
      key,
      label,
      default: fallback,
      choices: [...choices.values()].map(choiceEntry),
    })),
    sheetInches: [data.die.sheet.widthInches, data.die.sheet.heightInches] as [number, number],
    tabInches: data.die.tabExtensionInches,
    typeface,
    colors: data.colors?.list.map(({ name }) => name),
    cuts: cutRooms(data),
  });
  return {
    api: 'Tabquote: instant prices for custom printed index tab dividers',
    version: versions.capabilities,
    usage: `GET ${smallestOrderUrl(catalog)} returns a price; over MCP, ${toolNames.quote} and ${toolNames.draft} do. Add options as <key>=<choice id>; omitted options take their defaults. Give labels=First|Second|Third instead of tabs to quote with titles.${colorChangesUsage(catalog)}`,
    products: catalog.productIds.map((id) => productEntry(catalog.products[id])),
    facts: statedFacts(catalog),
    orderPage: designerUrl(catalog, '{product}'),
    note: `Prices are live and identical to those of the on-site designer (configurator), with no signup and no key. Nothing is bought here: ${personDecides('the designer')}.`,
  };
}

/** A choice with what it is and adds: a choice that adds nothing has no amounts. */
function choiceEntry({ id, label, meaning, charges }: PricedChoice) {
  const amounts = charges.map((charge) => [charge.key, chargeNumber(charge)]);
  return { id, label, meaning, ...Object.fromEntries(amounts) };
}

function colorChangesUsage(catalog: SiteCatalog): string {
  const nouns = colorPricedNouns(catalog);
  if (nouns === '') return '';
  return ` On ${nouns}, colorChanges is the number of distinct tab colors minus one.`;
}
