import { orderPath, orderQuery } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { openProduct, type ProductSource } from '../pricing/catalog.ts';
import { priceAt } from '../pricing/quote.ts';
import { dollars } from '../text/money.ts';
import { readBuild } from './price-form.ts';
import { budgetAnswer, byId, pageData, priceChart, priceView, showPrice } from './price-view.ts';

/** Data that a price page, or the form in a frame, passes to its script. */
export interface PricePageData {
  readonly source: ProductSource;
  /** What the picture has on its tabs. */
  readonly titles: readonly string[];
}

const { source, titles } = pageData<PricePageData>();
const product = openProduct(source);
const form = byId<HTMLFormElement>('price-form');
const budget = document.querySelector<HTMLInputElement>('#budget');
const chart = document.querySelector('.price-chart');
const picture = document.querySelector('.set-picture') as Element;
const { hash: colors } = byId<HTMLAnchorElement>('answer-href');
/** The query of the build that the picture shows. */
let pictured = queryOf(readBuild(form, product));

select(new URLSearchParams(location.search));
show();
form.addEventListener('input', () => {
  const build = show();
  if (build) history.replaceState(null, '', `?${orderQuery(product, build)}`);
});
budget?.addEventListener('input', show);
if (parent !== window) new ResizeObserver(reportHeight).observe(document.body);

/** Selects the values of a query that the form offers; others don't change it. */
function select(query: URLSearchParams): void {
  for (const [name, value] of query) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && product.isSold(Number(value))) field.value = value;
    if (!(field instanceof HTMLSelectElement)) continue;
    for (const option of field.options) if (option.value === value) option.selected = true;
  }
}

function show(): Build | undefined {
  const build = readBuild(form, product);
  if (!build) return undefined;
  const view = priceView(product, build);
  showPrice({ ...view, href: `${view.href}${colorsOn(build)}` });
  if (budget) byId('budget-answer').textContent = budgetAnswer(product, build, budget.value);
  if (chart) chart.innerHTML = priceChart(product, build);
  const table = document.querySelector('table');
  if (table) showTable(table, build);
  if (queryOf(build) !== pictured) draw(build);
  return build;
}

/** The colors of the picture, as the end of an order link, unless it has several by choice. */
function colorsOn({ tabs, colorChanges }: Build): string {
  return colorChanges > 0 ? '' : colors.split('.').slice(0, tabs).join('.');
}

async function draw(build: Build): Promise<void> {
  pictured = queryOf(build);
  const { pricePicture } = await import('./pictured-order.ts');
  picture.innerHTML = pricePicture(product, build, titles);
}

/** Prices the table's quantities and numbers of tabs with the build's options. */
function showTable(table: HTMLTableElement, build: Build): void {
  product.quantities.forEach((sets, row) => {
    const { cells, classList } = table.rows[row + 1] as HTMLTableRowElement;
    classList.toggle('chosen', sets === build.sets);
    product.commonTabs.forEach((tabs, column) => {
      const cell = cells[column + 1] as HTMLTableCellElement;
      const link = cell.firstElementChild as HTMLAnchorElement;
      const order = { ...build, sets, tabs };
      const { perSetCents, totalCents } = priceAt(product, order, sets);
      cell.classList.toggle('chosen', tabs === build.tabs);
      link.href = orderPath(product, order);
      [perSetCents, totalCents].forEach((cents, figure) => {
        (link.children[figure] as Element).textContent = dollars(cents);
      });
    });
  });
}

/** Reports the height in CSS pixels to the page that frames this one; it is no secret. */
function reportHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ tabquote: { height } }, '*');
}

function queryOf(build: Build | undefined): string {
  return build ? orderQuery(product, build) : '';
}
