import type { ProductId, Section, TransitData } from '../book/schema.ts';
import { pagePaths } from '../contract/paths.ts';
import { versions } from '../contract/versions.ts';
import { offeredCuts } from '../layout/cuts.ts';
import { orderUrl } from '../order/link.ts';
import { designerPath, designerUrl } from '../order/path.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import { type SiteCatalog, sellsColors } from '../pricing/catalog.ts';
import { factValues, statedFacts, stateFact } from '../pricing/facts.ts';
import { neverPriced, perSetIsRounded, totalIncludes } from '../pricing/in-words.ts';
import { quantitiesText, quantityFor } from '../pricing/quantities.ts';
import { priceAt } from '../pricing/quote.ts';
import { examplesOf } from '../pricing/usual.ts';
import { counted, formatCount } from '../text/counts.ts';
import { fillIn, type Values } from '../text/fill-in.ts';
import { dollars } from '../text/money.ts';
import { listed } from '../text/words.ts';
import {
  additionWords,
  exampleBuild,
  smallestOrderUrl,
  titledBuild,
  usualBuild,
} from './examples.ts';
import { list } from './plain-text.ts';
import { choosingValues, optionQuestions } from './sections/choosing.ts';
import { deliveryValues } from './sections/delivery.ts';
import { defaultTotals, priceRules, productTables } from './sections/price-rules.ts';
import groups from './sections/sections.json' with { type: 'json' };
import { colorPricedNouns } from './texts.ts';

/** The documents that are made of sections. */
export type SectionedDocument = 'faq' | 'llms' | 'llmsFull' | 'designer';

export interface SectionGroup {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A section of the list, with placeholders; `each` stands for sections that the book makes. */
interface ListedSection extends Partial<Section> {
  readonly in: readonly string[];
  readonly each?: string;
}

/**
 * The sections of a document, in groups, with the prices and facts of the book. `sections.json` is
 * the only list of them: each says which documents have it. Paragraphs may be blocks of Markdown,
 * but not in the FAQ, which is a page.
 *
 * @param product the product of the designer that is described.
 */
export function sectionsOf(
  document: SectionedDocument,
  catalog: SiteCatalog,
  transit: TransitData,
  product = catalog.defaultProduct,
): SectionGroup[] {
  const values = valuesOf(catalog, transit, product);
  const products = document === 'designer' ? [product] : catalog.productIds;
  const made: Readonly<Record<string, () => Section[]>> = {
    optionQuestions: () => optionQuestions(catalog),
    productTables: () => products.map((id) => productTables(catalog, id)),
    totals: () => products.map((id) => defaultTotals(catalog, id)),
  };
  return groups.flatMap(({ id, title, sections: all }) => {
    const listed: readonly ListedSection[] = all;
    const sections = listed
      .filter((section) => section.in.includes(document))
      .flatMap((section) =>
        section.each ? (made[section.each]?.() ?? []) : filled(section, values),
      );
    return sections.length > 0 ? [{ id, title, sections }] : [];
  });
}

/** A section with its placeholders filled in; none if its title has one without value. */
function filled(section: Partial<Section>, values: Values): Section[] {
  const { id = '', title = '', paragraphs = [], links } = section;
  const points = fillIn(section.points ?? [], values);
  return fillIn([title], values).map((title) => ({
    id,
    title,
    paragraphs: fillIn(paragraphs, values),
    points: points.length > 0 ? points : undefined,
    links: links?.map(({ text, path }) => ({ text, path: fillIn([path], values).join('') })),
  }));
}

function valuesOf(catalog: SiteCatalog, transit: TransitData, id: ProductId): Values {
  const { products, productIds, defaultProduct, book } = catalog;
  const few = defaultBuild(catalog, defaultProduct);
  const labeled = examplesOf(catalog).faq.map((example) =>
    pricePoint(catalog, exampleBuild(catalog, example), example.label),
  );
  const examples = [few, usualBuild(catalog)].map((build) => pricePoint(catalog, build));
  const nouns = colorPricedNouns(catalog);
  const facts = statedFacts(catalog);
  return {
    ...pageValues(catalog),
    ...choosingValues(catalog),
    ...deliveryValues(catalog, transit),
    ...priceRules(catalog),
    ...linkValues(catalog, id),
    ...{ perSetIsRounded, totalIncludes: totalIncludes(book) },
    neverPriced: neverPriced(sellsColors(catalog)),
    neverPricedHere: facts.quoteOnly,
    facts: Object.entries(facts).map(([name, fact]) => `${name}: ${fact}`),
    examplePrices: [...new Set([...examples, ...labeled])],
    quantitiesInWords: quantitiesText(
      catalog,
      (sets) => `${listed(sets.map(formatCount), 'or')} sets`,
    ),
    ifSetupTwice: productIds.some((id) => products[id].setup > 0)
      ? ', since a second order pays for setup again'
      : '',
    colorPriced: nouns || undefined,
    orColorChanges: nouns && `, on ${nouns} \`colorChanges\``,
    designer: designerPath(defaultProduct),
    defaultProduct,
    baseUrl: catalog.baseUrl,
    smallestOrder: smallestOrderUrl(catalog),
    apiVersion: versions.api,
    mcpVersion: versions.mcpServer,
    titleLengthMax: String(book.limits.titleLengthMax),
    queryLengthMax: String(book.limits.queryLengthMax),
    agentTabsPerSetMax: String(book.limits.agentTabsPerSetMax),
  };
}

/** `26 paper tabs (A to Z), 50 sets, collated: $6.62 a set and $331.00 total.` */
function pricePoint(catalog: SiteCatalog, build: Build, label?: string): string {
  const product = catalog.products[build.product];
  const tabs = `${counted(build.tabs, `${product.data.noun} tab`)}${label ? ` (${label})` : ''}`;
  const { perSetCents, totalCents } = priceAt(product, build, build.sets);
  return `${tabs}, ${counted(build.sets, 'set')}, ${additionWords(catalog, build)}: ${dollars(perSetCents)} a set and ${dollars(totalCents)} total.`;
}

/** What an order link is made of. */
function linkValues(catalog: SiteCatalog, id: ProductId): Values {
  const titled = titledBuild(catalog);
  const product = catalog.products[id];
  const { cuts, colors } = product.data;
  const tabs = product.tabsFor(titled.tabs);
  const titles = Array.from({ length: tabs }, (_, tab) => titled.titles[tab] ?? '');
  const usual = defaultBuild(catalog, id, tabs, quantityFor(product, titled.sets));
  const cut = offeredCuts(cuts).find((cut) => cut >= 5) ?? offeredCuts(cuts).at(-1);
  const ids = colors?.list.slice(0, 2).map((color) => color.id);
  return {
    linkTemplate: `${designerUrl(catalog, '{product}')}?tabs={tabs}&sets={sets}`,
    linkExample: orderUrl(catalog, titled.product === id ? titled : { ...usual, titles }),
    fragment: `#cut=${cut}${ids ? `&colors=${ids.join('.')}` : ''}`,
    usualTabs: String(product.tabsPerSet.default),
    leastSets: stateFact(catalog, '{minimumSets} sets'),
  };
}

const sellerPages = {
  [pagePaths.terms]: 'terms',
  [pagePaths.support]: 'support',
  [pagePaths.privacy]: 'privacy',
} as const;

export type SellerPagePath = keyof typeof sellerPages;

/** The sections of a page in the seller's words, with every placeholder filled in. */
export function sellerPage(catalog: SiteCatalog, path: SellerPagePath): Section[] {
  const values = pageValues(catalog);
  return catalog.book.pages[sellerPages[path]].flatMap((section) => filled(section, values));
}

/** The values of the placeholders in these pages: facts, what facts may contain, and the seller. */
export function pageValues(catalog: SiteCatalog): Values {
  const { name, email, quotePath } = catalog.book.seller;
  return { ...statedFacts(catalog), ...factValues(catalog), seller: name, email, quotePath };
}

/** A section's text on one line. */
export function answerText({ paragraphs, points = [] }: Section): string {
  const [first, ...rest] = paragraphs;
  return [first, ...points, ...rest].join(' ');
}

/** Groups of sections as blocks of Markdown. */
export function sectionBlocks(groups: readonly SectionGroup[]): string[] {
  return groups.flatMap(({ title, sections }) => [
    `## ${title}`,
    ...sections.flatMap(({ title, paragraphs: [first = '', ...rest], points }) => [
      `### ${title}`,
      ...(first ? [first] : []),
      ...(points ? [list(points)] : []),
      ...rest,
    ]),
  ]);
}
