import type { ProductId } from '../book/schema.ts';
import { pagePaths, productPricesPath } from '../contract/paths.ts';
import { type PricedChoice, productIds, type SiteCatalog } from '../pricing/catalog.ts';
import { centsToDollars } from '../pricing/money.ts';
import { designerUrl } from '../pricing/order-link.ts';
import { priceTable } from '../pricing/price-table.ts';
import { plainDollars, plainMicros } from './figures.ts';
import { link, list, page } from './markdown.ts';
import { priceForms } from './price-forms.ts';
import { markdownPath, pageUrl, sitePage } from './site-pages.ts';
import { defaultPrices, priceRules, productPrices } from './text/pricing.ts';

/**
 * A product's prices for whoever asks for nothing else: the price table, then all that other totals
 * are worked out from. (`/prices/{product}.md` is what the page itself says.)
 */
export function pricesMarkdown(catalog: SiteCatalog, id: ProductId): string {
  const { path, title, description } = sitePage(catalog, productPricesPath(id));
  const { credit, date, currency } = catalog.book.prices;
  const at = (path: string) => pageUrl(catalog, path);
  return page([
    `# ${title}`,
    description,
    `Price book of ${date}. ${credit}.`,
    '## Price table',
    `All options at their defaults, setup included. Each cell: total ${currency} (${currency} per set).`,
    defaultPrices(catalog, id),
    ...productPrices(catalog, id),
    ...priceRules(catalog),
    '## See also',
    list([
      ...priceForms(path).map((form) => link(`The same prices as ${form.name}`, at(form.path))),
      link('Open the designer', designerUrl(catalog, id)),
      link('All prices', at(markdownPath(pagePaths.prices))),
    ]),
  ]);
}

/**
 * `/prices/{product}.csv`, and of all products `/prices.csv`: one row per product, quantity and
 * common tab count, of default builds.
 */
export function pricesCsv(catalog: SiteCatalog, ids: readonly ProductId[]): string {
  const rows = ids.flatMap((id) => csvRows(catalog, id));
  return [csvColumns, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvRows(catalog: SiteCatalog, id: ProductId): (string | number)[][] {
  const { date, credit } = catalog.book.prices;
  return defaultRows(catalog, id).flatMap(({ sets, basis, cells }) =>
    cells.map(({ tabs, totalCents, perSetCents }) => [
      id,
      sets,
      tabs,
      plainDollars(totalCents),
      plainDollars(perSetCents),
      basis,
      date,
      credit,
    ]),
  );
}

const csvColumns = [
  'product',
  'sets',
  'tabs_per_set',
  'total_usd',
  'per_set_usd',
  'rate_basis',
  'price_book',
  'credit',
];

/** A field by RFC 4180. */
function csvField(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `/prices/{product}.json`: rates, what choices add, and the price table of default builds. */
export function pricesJson(catalog: SiteCatalog, id: ProductId): string {
  return jsonText(productEntry(catalog, id));
}

/** `/prices.json`: every product, each as it stands in its own document. */
export function allPricesJson(catalog: SiteCatalog): string {
  return jsonText({ products: productIds.map((id) => productEntry(catalog, id)) });
}

function jsonText(document: object): string {
  return `${JSON.stringify(document)}\n`;
}

function productEntry(catalog: SiteCatalog, id: ProductId) {
  const { prices, limits } = catalog.book;
  const { data, options } = catalog.products[id];
  const { setup, colorChange } = prices.products[id];
  return {
    product: id,
    name: data.name,
    currency: prices.currency,
    priceBook: prices.date,
    credit: prices.credit,
    setup: { perOrder: Number(setup.perOrder), basis: setup.basis },
    ...(colorChange && {
      colorChange: { perOrder: Number(colorChange.perOrder), basis: colorChange.basis },
    }),
    rates: [...catalog.products[id].rates.values()].map(({ sets, perTab, basis }) => ({
      sets,
      perTab: Number(plainMicros(perTab)),
      basis,
    })),
    options: options.map((option) => ({
      key: option.key,
      label: option.label,
      default: option.default,
      choices: [...option.choices.values()].map(choiceEntry),
    })),
    tabsPerSet: limits.commonTabCounts,
    prices: defaultRows(catalog, id).map(({ sets, basis, cells }) => ({
      sets,
      basis,
      prices: cells.map(({ tabs, totalCents, perSetCents }) => ({
        tabsPerSet: tabs,
        total: centsToDollars(totalCents),
        perSet: centsToDollars(perSetCents),
      })),
    })),
  };
}

function choiceEntry({ id, label, meaning, perTab, perOrder, basis, note }: PricedChoice) {
  return {
    id,
    label,
    meaning,
    perTab: Number(plainMicros(perTab)),
    perOrder: Number(plainMicros(perOrder)),
    basis,
    note,
  };
}

function defaultRows(catalog: SiteCatalog, id: ProductId) {
  return priceTable(catalog.products[id], catalog.book.limits.commonTabCounts);
}
