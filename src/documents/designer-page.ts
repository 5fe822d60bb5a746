import type { ProductId } from '../book/schema.ts';
import { endpointPaths, pagePaths, productPricesPath } from '../contract/paths.ts';
import { productionOf } from '../delivery/schedule.ts';
import { offeredCuts } from '../layout/cuts.ts';
import { layoutOf, type SetLayout } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import { describeOrder, describeTabs } from '../order/describe.ts';
import { orderUrl } from '../order/link.ts';
import { type Order, plainOrder } from '../order/order.ts';
import { designerPath, designerUrl } from '../order/path.ts';
import { readLink } from '../order/read-link.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts, stateFact } from '../pricing/facts.ts';
import { describeBreakdown, describePrice } from '../pricing/in-words.ts';
import { quantityFor } from '../pricing/quantities.ts';
import { quote } from '../pricing/quote.ts';
import { asUsual, cheaperNotice, usualNotice } from '../pricing/usual.ts';
import { businessDays, counted } from '../text/counts.ts';
import type { Line } from '../text/lines.ts';
import { dollars } from '../text/money.ts';
import { titledBuild } from './examples.ts';
import { code, link, list, numbered, page, table } from './plain-text.ts';
import { colorPricedNouns } from './sentences.ts';
import { indexPointer, markdownPath, pageUrl, sitePage } from './site-pages.ts';
import { cutsText } from './text/layout.ts';
import { optionsText } from './text/pricing.ts';

export type OrderPage = Readonly<ReturnType<typeof orderPage>>;

/**
 * The content of an order link's page, for readers without scripts and for programs: as much of the
 * link as can be made.
 *
 * @param query of the link, without its question mark
 */
export function orderPage(catalog: SiteCatalog, product: ProductId, query: string) {
  const { data } = catalog.products[product];
  const { order, problems, listedTitles } = readLink(catalog, product, query, '');
  const { build } = order;
  const shown: Order = { build, ...plainOrder };
  const priced = quote(catalog, build);
  const usual = asUsual(catalog, build, catalog.book.examples.usual);
  const titles = build.titles ?? Array<string>(build.tabs).fill('');
  const layout = layoutOf(titles, data, { reasonsMax: 5 });
  const { titlesThatDoNotFit, misfits } = layout;
  const moreMisfits = misfits - titlesThatDoNotFit.length;
  const { shipping, proof } = statedFacts(catalog);
  const { days } = productionOf(build.product, data, build.options);
  return {
    build,
    title: `${counted(build.tabs, `${data.noun} tab`)}, ${counted(build.sets, 'set')}: ${dollars(priced.totalCents)}`,
    description: inShort(build, layout, priced.perSetCents),
    /** Parts of the link that couldn't be used, and what is shown instead, as sentences. */
    problems: [
      ...problems,
      ...(listedTitles.length > 0
        ? [`This is one title. If it is ${listedTitles.length}, separate them with | in the link.`]
        : []),
    ],
    /** What the order probably lacks, as sentences. */
    notices: [
      ...(usual ? [usualNotice(usual)] : []),
      ...(priced.cheaper ? [cheaperNotice(priced.cheaper)] : []),
    ],
    /** What is ordered. */
    choices: [
      { key: 'product', label: 'Product', text: data.name },
      ...describeOrder(catalog, shown, layout.cut),
    ],
    /** The parts of the total, the total, and what it doesn't include. */
    prices: [...describeBreakdown(priced), ...describePrice(catalog, priced)],
    /** Every tab; empty if all are blank. */
    tabs: describeTabs(catalog, shown),
    /** When it can arrive and what happens next, as sentences. */
    delivery: [
      `Production takes about ${businessDays(days)} after you approve the proof.`,
      proof,
      shipping,
    ],
    layout,
    /** Titles that don't fit their tabs, as sentences. */
    misfits: [
      ...titlesThatDoNotFit.map(({ tab, reason }) => `Tab ${tab}: ${reason}`),
      ...(moreMisfits > 0
        ? [`${counted(moreMisfits, 'more title')} too long for their tabs.`]
        : []),
    ],
  };
}

function inShort({ tabs, titles }: Build, { cut, banks }: SetLayout, perSetCents: number): string {
  const size = `${cutName(cut)} cut, ${counted(banks, 'bank')}, ${dollars(perSetCents)} a set, setup included`;
  const first = titles?.slice(0, 3).filter((title) => title.trim() !== '' && title.length < 30);
  if (!first?.length) return `${counted(tabs, 'blank tab')}, ${size}.`;
  const more = tabs - first.length;
  return `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${size}.`;
}

/** About the link's fragment, which never reaches the server. */
export const shownInDesigner =
  'Colors, type, a cut you chose yourself, delivery and job details show only in the designer.';

/** `/configure/{product}.md` with a query: the order link's build in Markdown. */
export function orderMarkdown(catalog: SiteCatalog, order: OrderPage): string {
  const { build, title, problems, notices, choices, prices, tabs, delivery, misfits } = order;
  const rows = (lines: readonly Line[]) => lines.map(({ label, text }) => [label, text]);
  const date = pageUrl(catalog, endpointPaths.deliveryDate);
  return page([
    `# ${title}`,
    `> ${indexPointer(catalog.baseUrl)}`,
    ...(problems.length > 0 ? ['## Part of this link could not be used', list(problems)] : []),
    `Nothing is ordered yet. A person opens the link, reviews the design and asks for the proof: ${orderUrl(catalog, build)}`,
    `The same as JSON: ${pageUrl(catalog, endpointPaths.price)}?product=${build.product}& and the query of that link.`,
    '## Build',
    table(['Part', 'Choice'], rows(choices)),
    shownInDesigner,
    '## Price in USD',
    table(['Item', 'Amount'], rows(prices)),
    ...notices,
    '## Titles',
    tabs.length > 0
      ? numbered(tabs.map(({ text }) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&')))
      : 'All tabs are blank.',
    ...(misfits.length > 0 ? ["## Titles that don't fit", list(misfits)] : []),
    '## Delivery',
    ...delivery,
    `The date for a ZIP code: ${date}?zip={zip}&product=${build.product}`,
    link('Prices for programs', pageUrl(catalog, `${pagePaths.developers}.md`)),
  ]);
}

/**
 * `/configure/{product}.md`: explains what the designer does, since it only works in a browser, and
 * how to send a person there with a build.
 */
export function designerMarkdown(catalog: SiteCatalog, id: ProductId): string {
  const { title, description } = sitePage(catalog, designerPath(id));
  return page([
    `# ${title}`,
    `> ${indexPointer(catalog.baseUrl)}`,
    description,
    `The designer is for a person in a browser. A program asks the API for the price and hands the person a link that opens the designer with the build selected and the titles typed in. There the person reviews it and asks for the proof. ${statedFacts(catalog).proof}`,
    ...designerLinks(catalog, id),
    ...optionsText(catalog, id, 2),
    ...cutsText(catalog),
    '## See also',
    list([
      link('Prices', pageUrl(catalog, markdownPath(productPricesPath(id)))),
      link('Prices for programs', pageUrl(catalog, markdownPath(pagePaths.developers))),
      link('Ask for a quote', pageUrl(catalog, markdownPath(catalog.book.seller.quotePath))),
    ]),
  ]);
}

export function designerLinks(
  catalog: SiteCatalog,
  id: ProductId = catalog.defaultProduct,
): string[] {
  const { tabsPerSet, titleLengthMax, queryLengthMax } = catalog.book.limits;
  const titled = titledBuild(catalog);
  const sets = quantityFor(catalog.products[id], titled.sets);
  const usual = defaultBuild(catalog, id, titled.tabs, sets);
  const example = titled.product === id ? titled : { ...usual, titles: titled.titles };
  const nouns = colorPricedNouns(catalog);
  return [
    '## Links that open the designer',
    `${code(`${designerUrl(catalog, '{product}')}?tabs={tabs}&sets={sets}`)} opens the designer with the build selected; without a query it opens at ${tabsPerSet.default} tabs and ${stateFact(catalog, '{minimumSets} sets')}. Add what differs from the defaults as \`option=choice\`${nouns && `, on ${nouns} \`colorChanges\``}, and the titles as \`labels\`: in order, percent-encoded, separated by \`|\` (\`%7C\`), at most ${titleLengthMax} characters each; an empty one is a blank tab. The query may have at most ${queryLengthMax} characters as encoded: \`é\` is ${encodeURIComponent('é').length} of them. The same query with \`product\` added is a query of the price API. A link's page shows the build and price without JavaScript; with \`.md\` before the \`?\` it is Markdown. ${fragmentText(catalog, id)}`,
    `Example: ${orderUrl(catalog, example)}`,
  ];
}

/** What an order link carries without a price: the cut, and colors if the product has any. */
function fragmentText(catalog: SiteCatalog, id: ProductId): string {
  const { cuts, colors } = catalog.book.products[id];
  const cut = `#cut=${offeredCuts(cuts).find((cut) => cut >= 5) ?? offeredCuts(cuts).at(-1)}`;
  if (!colors) return `The cut has no price and goes in the fragment: ${code(cut)}.`;
  const ids = colors.list.slice(0, 2).map((color) => color.id);
  return `The cut and the colors have no price and go in the fragment: ${code(`${cut}&colors=${ids.join('.')}`)} (color ids, repeated over the tabs).`;
}
