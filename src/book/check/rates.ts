import { counted } from '../../text/counts.ts';
import { readMatrix } from '../matrix.ts';
import type { ChoiceData, ProductData, ShopLimits } from '../schema.ts';
import type { Report } from './fault.ts';

type TabsPerSet = ShopLimits['tabsPerSet'];

/** Reports tabs per set that the shop's limits exclude. */
export function checkTabs(
  place: string,
  { tabsPerSet }: ProductData,
  report: Report,
  limits: ShopLimits,
): void {
  const { min, max, default: usual } = tabsPerSet ?? limits.tabsPerSet;
  if (max > limits.tabsPerSet.max)
    report(
      `${place}.tabsPerSet.max`,
      `a set has at most ${limits.tabsPerSet.max} tabs (limits.tabsPerSet)`,
    );
  if (usual < min || usual > max)
    report(`${place}.tabsPerSet.default`, `the default must be from ${min} to ${max}`);
}

/** Reports prices that are missing or that no order can use. */
export function checkPrices(
  place: string,
  product: ProductData,
  report: Report,
  { setQuantities, tabsPerSet }: ShopLimits,
): void {
  const { rates, matrix, quantities = setQuantities } = product;
  const tabs = product.tabsPerSet ?? tabsPerSet;
  if ((rates === undefined) === (matrix === undefined)) {
    report(`${place}.rates`, 'write either rates or a matrix: a product has one of them');
  } else if (matrix) checkMatrix(place, product, quantities, tabs, report);
  else checkList(place, product, quantities, tabs, report);
}

function checkList(
  place: string,
  { rates = {}, ratesBy, between, quantities: own }: ProductData,
  quantities: readonly number[],
  { min, max }: TabsPerSet,
  report: Report,
): void {
  const isSteps = between === 'steps';
  const mostTabs = (quantities.at(-1) ?? 0) * max;
  const leastTabs = (quantities[0] ?? 0) * min;
  const listed = Object.keys(rates).map(Number);
  const [first = Number.POSITIVE_INFINITY] = listed;
  if (ratesBy === 'tabs') {
    if (listed.length === 0) report(`${place}.rates`, 'list at least one rate');
    else if (isSteps && first > leastTabs) {
      const message = `write a rate for ${leastTabs} tabs, the smallest order: a step begins with its rate`;
      report(`${place}.rates.${leastTabs}`, message);
    }
    // Beyond the first of them: rates up to the largest order are on the way to it.
    for (const tabs of listed.filter((tabs) => tabs > mostTabs).slice(1)) {
      const message = `the largest order has ${mostTabs} tabs: leave this rate out`;
      report(`${place}.rates.${tabs}`, message);
    }
    return;
  }
  const list = own ? "the product's quantities" : 'limits.setQuantities';
  for (const sets of listed) {
    const message = `${sets} is not an orderable quantity: leave its rate out, or list it in ${list}`;
    if (!quantities.includes(sets)) report(`${place}.rates.${sets}`, message);
  }
  for (const sets of quantities) {
    const message = isSteps
      ? `write a rate for ${counted(sets, 'set')}: a step begins with its rate`
      : `write a rate for ${counted(sets, 'set')}: only a quantity between two others with rates can omit its own`;
    const isPriced = sets >= first && (isSteps || sets <= Math.max(...listed));
    if (!isPriced) report(`${place}.rates.${sets}`, message);
  }
}

function checkMatrix(
  place: string,
  { matrix, ratesBy, between }: ProductData,
  quantities: readonly number[],
  { max, default: usual }: TabsPerSet,
  report: Report,
): void {
  const { table = '', per, otherTabs } = matrix ?? {};
  const { sets, rows, faults } = readMatrix(table);
  const at = `${place}.matrix.table`;
  for (const [line, message] of faults) report(`${at}.${line}`, message);
  for (const [key, value] of Object.entries({ ratesBy, between })) {
    if (value !== undefined) report(`${place}.${key}`, 'a matrix says that itself: leave this out');
  }
  if (faults.length > 0) return;
  const last = rows.at(-1) ?? { line: 0, tabs: 0 };
  if (last.tabs < max) {
    const message = `the last row is for ${last.tabs} tabs, but a set can have ${max}: add a row, or make tabsPerSet.max ${last.tabs}`;
    report(`${at}.${last.line}`, message);
  }
  if (otherTabs === 'refuse' && !rows.some(({ tabs }) => tabs === usual)) {
    report(
      `${place}.tabsPerSet.default`,
      `the default must be one of the rows: ${rows.map(({ tabs }) => tabs).join(', ')}`,
    );
  }
  for (const quantity of quantities) {
    const isPriced = per === 'order' ? sets.includes(quantity) : quantity >= (sets[0] ?? 0);
    const message = `${counted(quantity, 'set')} can be ordered, but have no column: add one, or list the quantities of this product`;
    if (!isPriced) report(`${at}.0`, message);
  }
}

/**
 * The largest total in dollars. Totals are calculated in hundred-millionths of a dollar, which are
 * exact as numbers up to 2 ** 53 of them: 90,071,992 dollars.
 */
const totalMax = 90_000_000;

/** Reports prices that are too large to be exact. */
export function checkSize(
  place: string,
  product: ProductData,
  report: Report,
  limits: ShopLimits,
): void {
  const { setup, colorChange = '0', colors, rates = {}, options, minimumCharge = '0' } = product;
  const sets = (product.quantities ?? limits.setQuantities).at(-1) ?? 0;
  const largest = (charge: 'perTab' | 'perSet' | 'perOrder' | 'percent') => {
    const size = (choice: ChoiceData) => Math.abs(Number(choice[charge] ?? 0));
    return options.reduce((sum, { choices }) => sum + Math.max(...choices.map(size)), 0);
  };
  const { rows } = readMatrix(product.matrix?.table ?? '');
  const prices = [...Object.values(rates), ...rows.flatMap(({ prices }) => prices)];
  const rate = Math.max(0, ...prices.map(Number).filter(Number.isFinite));
  const mostTabs = sets * (product.tabsPerSet ?? limits.tabsPerSet).max;
  const tabs = Math.max(mostTabs, ...Object.keys(rates).map(Number));
  const once =
    Number(setup) + Number(colorChange) * (colors?.list.length ?? 0) + largest('perOrder');
  const sum = once + tabs * (rate + largest('perTab')) + sets * largest('perSet');
  if (Math.max(sum * (1 + largest('percent') / 100), Number(minimumCharge)) <= totalMax) return;
  const message = `the largest order could cost more than ${totalMax} dollars, too much to be exact: write smaller amounts, or fewer sets`;
  report(`${place}.${product.matrix ? 'matrix' : 'rates'}`, message);
}
