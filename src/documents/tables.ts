import type { ProductId } from '../book/schema.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { centsToDollars, microsToDollars } from '../pricing/money.ts';
import { priceTable } from '../pricing/quantities.ts';
import { setFields } from '../pricing/ready-sets.ts';
import { optionEntry } from './capabilities.ts';
import { csvText, plainDollars } from './plain-text.ts';

/**
 * `/prices.csv`: one row per product, quantity and common tab count, of default builds. The last
 * row has the credit, if there is one.
 */
export function pricesCsv(catalog: SiteCatalog): string {
  const { date, credit } = catalog.book.prices;
  const columns = ['product', 'sets', 'tabs_per_set', 'total_usd', 'per_set_usd', 'price_book'];
  const rows = catalog.productIds.flatMap((id) =>
    priceTable(catalog.products[id]).flatMap(({ sets, cells }) =>
      cells.map(({ build, totalCents, perSetCents }) => {
        return [id, sets, build.tabs, plainDollars(totalCents), plainDollars(perSetCents), date];
      }),
    ),
  );
  if (!credit) return csvText([columns, ...rows]);
  const credited = rows.map((row, index) => [...row, index === rows.length - 1 ? credit : '']);
  return csvText([[...columns, 'credit'], ...credited]);
}

/** `/prices.json`: rates, adders, and the price table of default builds, by product. */
export function pricesJson(catalog: SiteCatalog): string {
  const products = catalog.productIds.map((id) => productEntry(catalog, id));
  return `${JSON.stringify({ products, credit: catalog.book.prices.credit })}\n`;
}

function productEntry(catalog: SiteCatalog, id: ProductId) {
  const { prices } = catalog.book;
  const { data, options, rates, commonTabs } = catalog.products[id];
  const { name, setup, minimumCharge, colorChange } = data;
  const discounts = (data.discounts ?? []).map(({ over, percent }) => ({
    over: Number(over),
    percent,
  }));
  return {
    product: id,
    name,
    currency: prices.currency,
    priceBook: prices.date,
    setup: { perOrder: Number(setup) },
    minimumCharge: minimumCharge && Number(minimumCharge),
    colorChange: colorChange && { perOrder: Number(colorChange) },
    rates: rates.matrix
      ? undefined
      : rates.list.map(({ at, amount }) => ({ [rates.by]: at, perTab: microsToDollars(amount) })),
    matrix: rates.matrix && {
      per: rates.matrix.per,
      sets: rates.matrix.sets,
      rows: rates.matrix.rows.map(({ tabs, prices }) => ({
        tabs,
        prices: prices.map(microsToDollars),
      })),
    },
    discounts: discounts.length > 0 ? discounts : undefined,
    options: options.map(optionEntry),
    tabsPerSet: commonTabs,
    prices: priceTable(catalog.products[id]).map(({ sets, cells }) => ({
      sets,
      prices: cells.map(({ build, totalCents, perSetCents }) => ({
        tabsPerSet: build.tabs,
        total: centsToDollars(totalCents),
        perSet: centsToDollars(perSetCents),
      })),
    })),
  };
}

/** `/sets.json`: names and titles of all ready-made sets by field. */
export function setsJson(catalog: SiteCatalog): string {
  const fields = setFields(catalog).map(({ id, name, sets }) => ({
    id,
    name,
    sets: sets.map(({ slug, name, alsoCalled, titles }) => ({ slug, name, alsoCalled, titles })),
  }));
  return `${JSON.stringify({ fields })}\n`;
}
