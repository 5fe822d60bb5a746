import type { CapabilitiesDocument } from '../contract/answers.ts';
import { versions } from '../contract/versions.ts';
import { cutRooms } from '../layout/cuts.ts';
import { typeface } from '../layout/fonts.ts';
import { colorsName } from '../layout/look.ts';
import { toolNames } from '../order/doors.ts';
import { designerUrl } from '../order/path.ts';
import type { PricedOption, PricedProduct, SiteCatalog } from '../pricing/catalog.ts';
import { perOrderText } from '../pricing/charges.ts';
import { statedFacts } from '../pricing/facts.ts';
import { smallestOrderUrl } from './examples.ts';
import { colorPricedNouns } from './texts.ts';

type ProductEntry = CapabilitiesDocument['products'][number];

/**
 * Everything that can be ordered, and how: the answer of `/api/price` without parameters, and of
 * the capabilities tool, whose `usage` names the tools. What all products share is listed once.
 */
export function capabilitiesDocument(
  catalog: SiteCatalog,
  door: 'http' | 'mcp' = 'http',
): CapabilitiesDocument {
  const products = catalog.productIds.map((id) => catalog.products[id]);
  const [first, ...others] = products.map((product) => makingOf(catalog, product));
  const isShared = (key: string) =>
    others.every((other) => JSON.stringify(other[key]) === JSON.stringify(first?.[key]));
  const pick = (making: Making | undefined, shared: boolean) =>
    Object.fromEntries(Object.entries(making ?? {}).filter(([key]) => isShared(key) === shared));
  const listed = new Set<string>();
  return {
    api: 'Tabquote: instant prices for custom printed index tab dividers',
    version: versions.capabilities,
    usage: usage(catalog, door),
    products: products.map((product) => ({
      product: product.id,
      name: product.data.name,
      tabsPerSet: product.tabsPerSet,
      orderableSetQuantities: [...product.quantities],
      options: product.options.map((option) => withoutRepeats(optionEntry(option), listed)),
      colors: product.data.colors?.list.map(({ name }) => name),
      colorRule: colorRule(product),
      ...pick(makingOf(catalog, product), false),
    })),
    allProducts: pick(first, true),
    facts: statedFacts(catalog),
    orderPage: designerUrl(catalog, '{product}'),
    note: 'Prices are live and identical to the on-site configurator; no signup, no key. A person orders in the designer.',
  };
}

function usage(catalog: SiteCatalog, door: 'http' | 'mcp'): string {
  const nouns = colorPricedNouns(catalog);
  const sentences = [
    door === 'http'
      ? `GET ${smallestOrderUrl(catalog)} returns a price. Add options as <key>=<choice id>; omitted ones use their defaults. Give labels=First|Second|Third instead of tabs to quote with titles.`
      : `Call ${toolNames.draft} with the titles, else ${toolNames.quote}. Omitted options use their defaults.`,
    nouns && `On ${nouns}, colorChanges is the number of distinct tab colors minus one.`,
    'Volumes with other titles are separate orders: add their totals.',
  ];
  return sentences.filter(Boolean).join(' ');
}

type Making = Pick<
  ProductEntry,
  'tabsPerSetInTools' | 'sheetInches' | 'tabInches' | 'typeface' | 'cuts'
> &
  Readonly<Record<string, unknown>>;

/** How a product's tabs are made: mostly the same for all products. */
function makingOf(catalog: SiteCatalog, { data, tabsPerSet }: PricedProduct): Making {
  const { sheet, tabExtensionInches } = data.die;
  return {
    tabsPerSetInTools: Math.min(catalog.book.limits.agentTabsPerSetMax, tabsPerSet.max),
    sheetInches: [sheet.widthInches, sheet.heightInches],
    tabInches: tabExtensionInches,
    typeface,
    cuts: cutRooms(data),
  };
}

/** Whose the colors are and what they cost. */
function colorRule({ data, colorChange }: PricedProduct): string | undefined {
  if (!data.colors) return undefined;
  const cost =
    colorChange === undefined
      ? 'Any color, or mix, is free.'
      : `One color is free; each further one adds ${perOrderText(colorChange)}.`;
  const whose =
    data.colors.look === 'film'
      ? `Every tab has ${colorsName(data).replace('Tab ', '')} in one of these colors.`
      : 'The divider itself has the color.';
  return `${whose} ${cost}`;
}

/** An option's entry without the meanings that another product's entry has. */
function withoutRepeats(
  entry: ReturnType<typeof optionEntry>,
  listed: Set<string>,
): ProductEntry['options'][number] {
  const choices = entry.choices.map(({ meaning, ...choice }) => {
    const key = JSON.stringify([entry.key, choice.id, meaning]);
    if (listed.has(key)) return choice;
    listed.add(key);
    const { id, label, ...adds } = choice;
    return { id, label, meaning, ...adds };
  });
  return { ...entry, choices };
}

/** An option with what its choices are and add. */
export function optionEntry({ key, label, default: usual, choices }: PricedOption) {
  const entries = [...choices.values()].map(({ id, label, meaning, charges }) => {
    const adds = charges.map(({ key, each }) => [key, Number(each.replaceAll(',', ''))]);
    return { id, label, meaning, ...Object.fromEntries(adds) };
  });
  return { key, label, default: usual, choices: entries };
}
