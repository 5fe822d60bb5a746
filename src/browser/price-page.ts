import { orderPath, orderQuery } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { openProduct, type PricedProduct, type ProductSource } from '../pricing/catalog.ts';
import { priceAt } from '../pricing/quote.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { chartView } from './price-chart.ts';
import { priceForm } from './price-form.ts';
import { budgetAnswer, byId, noBudget, pageData, priceView, showPrice } from './price-view.ts';

/** Data that the page passes to its script. */
export interface PricePageData {
  /** The page's own product, followed by those it is compared with. */
  readonly sources: readonly ProductSource[];
  /** What the picture has on its tabs. */
  readonly titles: readonly string[];
}

const { sources, titles } = pageData<PricePageData>();
const products = sources.map(openProduct) as [PricedProduct, ...PricedProduct[]];
const [product] = products;
const form = byId<HTMLFieldSetElement>('price-form');
const setsField = byId<HTMLSelectElement>('sets');
const budget = byId<HTMLInputElement>('budget');
const picture = document.querySelector('.set-picture') as Element;
const table = byId<HTMLTableElement>(`${product.id}-prices`);
const controls = priceForm(form, product);
const chart = chartView(products, (sets) => {
  setsField.value = String(sets);
  setsField.dispatchEvent(new Event('input', { bubbles: true }));
});
const { hash: colors } = byId<HTMLAnchorElement>('answer-href');
const firstQuery = queryOf(controls.build());

/** Whether the picture shows more than the page's own build. */
let isRedrawn = false;

controls.select(new URLSearchParams(location.search));
show(controls.build());
form.addEventListener('input', () => {
  const build = controls.build();
  show(build);
  if (build) writeAddress(build);
});
budget.addEventListener('input', () => showBudget(controls.build()));

function show(build: Build | undefined): void {
  if (!build) return;
  const view = priceView(product, build);
  showPrice({ ...view, href: `${view.href}${colorsOn(build)}` });
  showTable(build);
  chart.show(build);
  showBudget(build);
  if (queryOf(build) !== firstQuery || isRedrawn) draw(build);
}

/** The colors of the picture, as the end of an order link, unless it has several by choice. */
function colorsOn({ tabs, colorChanges }: Build): string {
  return colorChanges > 0 ? '' : colors.split('.').slice(0, tabs).join('.');
}

async function draw(build: Build): Promise<void> {
  isRedrawn = true;
  const { pricePicture } = await import('./pictured-order.ts');
  picture.innerHTML = pricePicture(product, build, titles);
}

/** Prices the table's quantities; its first column is the build's own tabs, if they are uncommon. */
function showTable(build: Build): void {
  const isCommon = product.commonTabs.includes(build.tabs);
  const columns = [build.tabs, ...product.commonTabs];
  const heading = table.tHead?.rows[0]?.cells[1] as HTMLTableCellElement;
  heading.textContent = counted(build.tabs, 'tab');
  heading.hidden = isCommon;
  product.quantities.forEach((sets, row) => {
    const { cells, classList } = table.rows[row + 1] as HTMLTableRowElement;
    classList.toggle('chosen', sets === build.sets);
    columns.forEach((tabs, column) => {
      const cell = cells[column + 1] as HTMLTableCellElement;
      const link = cell.firstElementChild as HTMLAnchorElement;
      const order = { ...build, sets, tabs };
      const { perSetCents, totalCents } = priceAt(product, order, sets);
      cell.hidden = isCommon && column === 0;
      cell.classList.toggle('chosen', tabs === build.tabs);
      link.href = orderPath(product, order);
      [perSetCents, totalCents].forEach((cents, figure) => {
        (link.children[figure] as Element).textContent = dollars(cents);
      });
    });
  });
}

function showBudget(build: Build | undefined): void {
  const answer = budgetAnswer(product, build, budget.value);
  budget.setAttribute('aria-invalid', String(answer === noBudget));
  byId('budget-answer').textContent = answer;
}

/**
 * Writes the build to the URL, so that it can be saved and shared; the page's default build needs
 * no query.
 */
function writeAddress(build: Build): void {
  const query = queryOf(build);
  history.replaceState(null, '', query === firstQuery ? location.pathname : `?${query}`);
}

function queryOf(build: Build | undefined): string {
  return build ? orderQuery(product, build) : '';
}
