import { endpointPaths, pagePaths } from '../contract/paths.ts';
import { productionOf } from '../delivery/production.ts';
import { businessDays } from '../delivery/wording.ts';
import { layoutOf, type SetLayout } from '../layout/layout-of.ts';
import { cutName, tabWidthInches } from '../layout/tabs.ts';
import type { Build } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { orderUrl } from '../pricing/order-link.ts';
import { quote } from '../pricing/quote.ts';
import { counted, formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { link, list, numbered, page, table } from './markdown.ts';
import { indexPointer, pageUrl } from './site-pages.ts';

/** A label and its value, formatted for people. */
export type OrderLine = readonly [label: string, value: string];

/** The content of an order link's page. */
export interface OrderPage {
  readonly build: Build;
  readonly title: string;
  readonly description: string;
  /** Parts of the link that couldn't be used, and what is shown instead, as sentences. */
  readonly problems: readonly string[];
  /** Numbers, options and cut. */
  readonly choices: readonly OrderLine[];
  /** The parts of the total, the total, and the price per set. */
  readonly prices: readonly OrderLine[];
  /** When it can arrive and what happens next, as sentences. */
  readonly delivery: readonly string[];
  readonly layout: SetLayout;
  /** Titles that don't fit their tabs, as sentences. */
  readonly misfits: readonly string[];
}

/** The most titles that the page explains. */
const reasonsMax = 5;

/** The content of an order link's page, for readers without scripts and for programs. */
export function orderPage(
  catalog: SiteCatalog,
  build: Build,
  problems: readonly string[],
): OrderPage {
  const { data } = catalog.products[build.product];
  const { totalCents, perSetCents, breakdown } = quote(catalog, build);
  const layout = layoutOf(build.titles ?? Array<string>(build.tabs).fill(''), data, { reasonsMax });
  const { shipping, proof } = statedFacts(catalog);
  const { days } = productionOf(build.product, data, build.options);
  const isRounded = perSetCents * build.sets !== totalCents;
  return {
    build,
    title: `${counted(build.tabs, `${data.noun} tab`)}, ${counted(build.sets, 'set')}: ${dollars(totalCents)}`,
    description: describe(build, layout, perSetCents),
    problems,
    choices: choicesOf(catalog, build, layout),
    prices: [
      ...breakdown.map(({ label, cents }): OrderLine => [label, dollars(cents)]),
      ['Total', dollars(totalCents)],
      ['Per set', `${dollars(perSetCents)}${isRounded ? ' (rounded)' : ''}`],
    ],
    delivery: [
      `Production takes about ${businessDays(days)} after you approve the proof.`,
      proof,
      shipping,
    ],
    layout,
    misfits: misfitsOf(layout),
  };
}

function describe({ tabs, titles }: Build, { cut, banks }: SetLayout, perSetCents: number): string {
  const size = `${cutName(cut)} cut, ${counted(banks, 'bank')}, ${dollars(perSetCents)} a set, setup included`;
  const first = (titles ?? [])
    .slice(0, 3)
    .filter((title) => title.trim() !== '' && title.length < 30);
  const more = tabs - first.length;
  if (first.length === 0) return `${counted(tabs, 'blank tab')}, ${size}.`;
  return `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${size}.`;
}

function choicesOf(
  catalog: SiteCatalog,
  { product: id, sets, tabs, options, colorChanges }: Build,
  { cut, banks }: SetLayout,
): OrderLine[] {
  const product = catalog.products[id];
  const width = Number(tabWidthInches(cut, product.data.die).toFixed(2));
  return [
    ['Product', product.data.name],
    ['Sets', formatCount(sets)],
    ['Tabs in a set', formatCount(tabs)],
    ...product.options.map(
      ({ key, label, choices }): OrderLine => [label, choices.get(options[key] ?? '')?.label ?? ''],
    ),
    ...(colorChanges > 0 ? [['Tab colors', formatCount(colorChanges + 1)] as const] : []),
    ['Recommended cut', `${cutName(cut)}, ${counted(banks, 'bank')}, tabs ${width} in wide`],
  ];
}

function misfitsOf({ titlesThatDoNotFit, misfits }: SetLayout): string[] {
  const more = misfits - titlesThatDoNotFit.length;
  return [
    ...titlesThatDoNotFit.map(({ tab, reason }) => `Tab ${tab}: ${reason}`),
    ...(more > 0 ? [`${counted(more, 'more title')} too long for their tabs.`] : []),
  ];
}

/** About the link's fragment, which never reaches the server. */
export const shownInDesigner = 'Colors, and a cut you chose yourself, show only in the designer.';

/** How lists of titles show a blank tab. */
export const blankTab = '(blank tab)';

/** `/configure/{product}.md` with a query: the order link's build in Markdown. */
export function orderMarkdown(catalog: SiteCatalog, order: OrderPage): string {
  const { build, title, problems, choices, prices, delivery, misfits } = order;
  const date = pageUrl(catalog, endpointPaths.deliveryDate);
  return page([
    `# ${title}`,
    `> ${indexPointer(catalog.baseUrl)}`,
    ...(problems.length > 0 ? ['## Part of this link could not be used', list(problems)] : []),
    `Nothing is ordered yet. A person opens the link, reviews the design and asks for the proof: ${orderUrl(catalog, build)}`,
    `The same as JSON: ${pageUrl(catalog, endpointPaths.price)}?product=${build.product}& and the query of that link.`,
    '## Build',
    table(['Part', 'Choice'], choices),
    shownInDesigner,
    '## Price in USD',
    table(['Item', 'Amount'], prices),
    '## Titles',
    build.titles ? numbered(build.titles.map(plainTitle)) : 'All tabs are blank.',
    ...(misfits.length > 0 ? ['## Titles that do not fit', list(misfits)] : []),
    '## Delivery',
    ...delivery,
    `The date for a ZIP code: ${date}?zip={zip}&product=${build.product}`,
    link('Prices for programs', pageUrl(catalog, `${pagePaths.developers}.md`)),
  ]);
}

/** A title on one line of Markdown, with markup escaped. */
function plainTitle(title: string): string {
  return title.trim() === '' ? blankTab : title.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
