import type { ProductId, TransitData } from '../book/schema.ts';
import { endpointPaths, pagePaths } from '../contract/paths.ts';
import { productionOf } from '../delivery/schedule.ts';
import { layoutOf, type SetLayout } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import { describeOrder, describeTabs } from '../order/describe.ts';
import { orderUrl } from '../order/link.ts';
import { type Order, plainOrder } from '../order/order.ts';
import { designerPath, priceQuery } from '../order/path.ts';
import { readLink } from '../order/read-link.ts';
import type { Build } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { describeBreakdown, describePrice } from '../pricing/in-words.ts';
import { quote } from '../pricing/quote.ts';
import { businessDays, counted } from '../text/counts.ts';
import type { Line } from '../text/lines.ts';
import { dollars } from '../text/money.ts';
import { noticesOf, warningOf } from './answers.ts';
import { link, list, numbered, page, table } from './plain-text.ts';
import { sectionBlocks, sectionsOf } from './sections.ts';
import { indexPointer, pageUrl, sitePage } from './site-pages.ts';

export type OrderPage = Readonly<ReturnType<typeof orderPage>>;

/**
 * The content of an order link's page, for readers without scripts and for programs: as much of the
 * link as can be made.
 *
 * @param query of the link, without its question mark
 */
export function orderPage(catalog: SiteCatalog, product: ProductId, query: string) {
  const { data } = catalog.products[product];
  const { order, problems } = readLink(catalog, product, query, '');
  const { build } = order;
  const shown: Order = { build, ...plainOrder };
  const priced = quote(catalog, build);
  const warning = warningOf(catalog, build);
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
    problems,
    /** What the order probably lacks, as sentences. */
    notices: [...(warning ? [warning] : []), ...noticesOf(catalog, priced)],
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
    `The same as JSON: ${pageUrl(catalog, endpointPaths.price)}?${priceQuery(catalog, build)}`,
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
export function designerMarkdown(
  catalog: SiteCatalog,
  transit: TransitData,
  id: ProductId,
): string {
  const { title, description } = sitePage(catalog, designerPath(id));
  return page([
    `# ${title}`,
    `> ${indexPointer(catalog.baseUrl)}`,
    description,
    ...sectionBlocks(sectionsOf('designer', catalog, transit, id)),
  ]);
}
