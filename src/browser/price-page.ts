import type { Build } from '../pricing/build.ts';
import { openProduct, type PricedProduct, type ProductSource } from '../pricing/catalog.ts';
import { counted } from '../pricing/counts.ts';
import { dollars } from '../pricing/money.ts';
import { orderPath, productQuery } from '../pricing/order-link.ts';
import { type PriceCell, type PriceRow, priceTable } from '../pricing/price-table.ts';
import { priceForm } from './price-form.ts';
import { priceView } from './price-view.ts';
import { byId, pageData, showPrice } from './show-price.ts';

/** What the page hands to its script. */
export interface PricePageData {
  readonly source: ProductSource;
  /** The tab counts that have columns of their own, after the reader's own. */
  readonly tabCounts: readonly number[];
}

const { source, tabCounts } = pageData<PricePageData>();
const product = openProduct(source);
const form = byId<HTMLFieldSetElement>('price-form');
const table = byId<HTMLTableElement>('price-table');
const controls = priceForm(form, product);
const firstQuery = queryOf(controls.build());

controls.select(new URLSearchParams(location.search));
show(controls.build());
form.addEventListener('input', () => {
  const build = controls.build();
  show(build);
  if (build) writeAddress(build);
});

function show(build: Build | undefined): void {
  if (!build) return;
  showPrice(priceView(product, build));
  byId('own-tabs').textContent = counted(build.tabs, 'tab');
  priceTable(product, [build.tabs, ...tabCounts], build).forEach((row, index) => {
    showRow(table.tBodies[0]?.rows[index] as HTMLTableRowElement, row, build);
  });
}

function showRow(element: HTMLTableRowElement, { sets, cells }: PriceRow, build: Build): void {
  element.classList.toggle('chosen', sets === build.sets);
  const links = element.querySelectorAll('a');
  cells.forEach((cell, index) => {
    showCell(links[index] as HTMLAnchorElement, product, cell, { ...build, sets });
  });
}

function showCell(
  link: HTMLAnchorElement,
  product: PricedProduct,
  { tabs, perSetCents, totalCents }: PriceCell,
  build: Build,
): void {
  const [perSet, total] = link.children as unknown as [Element, Element];
  perSet.textContent = dollars(perSetCents);
  total.textContent = dollars(totalCents);
  link.href = orderPath(product, { ...build, tabs });
}

/** The address holds the build, so that it can be kept and sent; the page's own first build needs none. */
function writeAddress(build: Build): void {
  const query = queryOf(build);
  history.replaceState(null, '', query === firstQuery ? location.pathname : `?${query}`);
}

function queryOf(build: Build | undefined): string {
  return build ? productQuery(product, build) : '';
}
