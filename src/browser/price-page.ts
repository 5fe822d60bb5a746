import { orderPath, orderQuery } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { openProduct, type ProductSource } from '../pricing/catalog.ts';
import type { Cents } from '../pricing/money.ts';
import { priceTable } from '../pricing/quantities.ts';
import { priceAt } from '../pricing/quote.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { chartView } from './chart-view.ts';
import { priceForm } from './price-form.ts';
import { budgetAnswer, byId, pageData, priceView, readBudget, showPrice } from './price-view.ts';

/** Data that the page passes to its script. */
export interface PricePageData {
  /** The page's own product, followed by those it is compared with. */
  readonly sources: readonly ProductSource[];
  /** The tab counts of the price tables. */
  readonly tabCounts: readonly number[];
  /** What the picture has on its tabs. */
  readonly titles: readonly string[];
}

const { sources, tabCounts, titles } = pageData<PricePageData>();
const [product, ...others] = sources.map(openProduct) as [ReturnType<typeof openProduct>];
const form = byId<HTMLFieldSetElement>('price-form');
const setsField = byId<HTMLSelectElement>('sets');
const budget = byId<HTMLInputElement>('budget');
const controls = priceForm(form, product);
const chart = chartView([product, ...others], chooseSets);
const tables = [...document.querySelectorAll<HTMLTableElement>('table[data-figure]')];
const picture = document.querySelector('.set-picture') as Element;
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

function chooseSets(sets: number): void {
  setsField.value = String(sets);
  setsField.dispatchEvent(new Event('input', { bubbles: true }));
}

function show(build: Build | undefined): void {
  if (!build) return;
  const view = priceView(product, build);
  showPrice({ ...view, href: `${view.href}${colorsOn(build)}` });
  showQuantities(build);
  for (const table of tables) showTable(table, build);
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

function showQuantities(build: Build): void {
  const table = byId<HTMLTableElement>('quantities');
  (table.caption?.firstElementChild as Element).textContent = `${counted(build.tabs, 'tab')} a set`;
  product.quantities.forEach((sets, index) => {
    const row = table.tBodies[0]?.rows[index] as HTMLTableRowElement;
    const { perSetCents, totalCents } = priceAt(product, build, sets);
    row.classList.toggle('chosen', sets === build.sets);
    showCell(row, 1, dollars(perSetCents));
    showCell(row, 2, dollars(totalCents));
    (row.querySelector('a') as HTMLAnchorElement).href = orderPath(product, { ...build, sets });
  });
}

function showCell(row: HTMLTableRowElement, cell: number, text: string): void {
  (row.cells[cell] as HTMLTableCellElement).textContent = text;
}

function showTable(table: HTMLTableElement, build: Build): void {
  const figure = table.dataset.figure === 'perSet' ? 'perSetCents' : 'totalCents';
  priceTable(product, tabCounts, build).forEach(({ sets, cells }, index) => {
    const links = table.tBodies[0]?.rows[index]?.querySelectorAll('a') ?? [];
    cells.forEach((cell, column) => {
      const link = links[column] as HTMLAnchorElement;
      link.textContent = dollars(cell[figure]);
      link.href = orderPath(product, { ...build, sets, tabs: cell.tabs });
    });
  });
}

function showBudget(build: Build | undefined): void {
  const amount: Cents | undefined = readBudget(budget.value);
  const isWrong = budget.value.trim() !== '' && amount === undefined;
  budget.setAttribute('aria-invalid', String(isWrong));
  byId('budget-answer').textContent = isWrong
    ? 'Write an amount in dollars, such as 500.'
    : build && amount !== undefined
      ? budgetAnswer(product, build, amount)
      : '';
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
