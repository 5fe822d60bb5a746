import type { ProductId } from '../product-ids.ts';
import type { Book, OptionData, PerOrderCharge, PerTabCharge } from '../schema.ts';
import type { Fault } from './fault.ts';

/** Prices that are missing, that nothing can cost, or that are too large to be exact. */
export function priceFaults(book: Book, id: ProductId): Fault[] {
  return [
    ...rateFaults(book, id),
    ...choicePriceFaults(book, id),
    ...colorChangeFaults(book, id),
    ...amountFaults(book, id),
  ];
}

function rateFaults(book: Book, id: ProductId): Fault[] {
  const place = `prices.products.${id}.rates`;
  const { rates } = book.prices.products[id];
  const priced = Object.keys(rates).map(Number);
  const { setQuantities } = book.limits;
  const stray = priced
    .filter((sets) => !setQuantities.includes(sets))
    .map((sets) => ({
      place: `${place}.${sets}`,
      value: rates[String(sets)],
      message: `${sets} is not an orderable quantity: leave its rate out, or list it in limits.setQuantities`,
    }));
  const without = setQuantities
    .filter((sets) => sets < Math.min(...priced) || sets > Math.max(...priced))
    .map((sets) => ({
      place: `${place}.${sets}`,
      value: undefined,
      message: `there is no rate for ${sets} sets, nor one on both sides of it to interpolate: write one`,
    }));
  return [...stray, ...without];
}

function choicePriceFaults(book: Book, id: ProductId): Fault[] {
  const place = `prices.products.${id}.choices`;
  const { options } = book.products[id];
  const { choices: charges } = book.prices.products[id];
  return [
    ...Object.keys(charges)
      .filter((key) => !options.some((option) => option.key === key))
      .map((key) => ({
        place: `${place}.${key}`,
        value: charges[key],
        message: `${id} has no such option`,
      })),
    ...options.flatMap((option) =>
      optionPriceFaults(`${place}.${option.key}`, option, charges[option.key] ?? {}),
    ),
  ];
}

type Charge = PerTabCharge | PerOrderCharge;

function optionPriceFaults(
  place: string,
  { key, choices, default: fallback }: OptionData,
  charges: Readonly<Record<string, Charge>>,
): Fault[] {
  const ids = choices.map(({ id }) => id);
  const stray = Object.keys(charges)
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      place: `${place}.${id}`,
      value: charges[id],
      message: `${key} has no such choice`,
    }));
  const missing = ids
    .filter((id) => id !== fallback && !charges[id])
    .map((id) => ({
      place: `${place}.${id}`,
      value: undefined,
      message: 'write what this choice adds, "0" where it adds nothing',
    }));
  return [...stray, ...includedFaults(`${place}.${fallback}`, charges[fallback]), ...missing];
}

function includedFaults(place: string, charge: Charge | undefined): Fault[] {
  if (!charge || !addsSomething(charge)) return [];
  const message =
    'the default is in every price and adds nothing: leave it out here, and write what the other choices add to it or take off it';
  return [{ place, value: charge, message }];
}

function addsSomething(charge: Charge): boolean {
  return Number('perTab' in charge ? charge.perTab : charge.perOrder) !== 0;
}

/** The product whose tabs have colors of their own; film on paper never changes a price. */
const colored: ProductId = 'poly';

function colorChangeFaults(book: Book, id: ProductId): Fault[] {
  const { colorChange } = book.prices.products[id];
  if ((colorChange !== undefined) === (id === colored)) return [];
  const message = colorChange
    ? 'leave it out: the film on paper tabs never changes a price'
    : 'write what each color change adds to an order, "0.00" where it adds nothing';
  return [{ place: `prices.products.${id}.colorChange`, value: colorChange, message }];
}

/** The most dollars that a total may reach, so that it is exact in micro-dollars. */
const totalMax = 1_000_000_000;

/** Room for what options add, in dollars per tab. */
const addersMax = 100;

function amountFaults(book: Book, id: ProductId): Fault[] {
  const { setQuantities, tabsPerSet } = book.limits;
  const mostTabs = (setQuantities.at(-1) ?? 0) * tabsPerSet.max;
  return Object.entries(book.prices.products[id].rates)
    .filter(([, rate]) => (Number(rate) + addersMax) * mostTabs > totalMax)
    .map(([sets, rate]) => ({
      place: `prices.products.${id}.rates.${sets}`,
      value: rate,
      message: `this rate would make totals of more than ${totalMax} dollars: write a smaller one`,
    }));
}
