import { listed } from '../../text/words.ts';
import type { ChoiceData, OptionData, ProductData } from '../schema.ts';
import {
  ascendingFaults,
  choiceFaults,
  eachFault,
  type Fault,
  faultIf,
  uniqueFaults,
  uniqueNames,
} from './fault.ts';

/** Finds faults of a product and its options, except for its rates. */
export function productFaults(place: string, product: ProductData): Fault[] {
  const { options, colors, cuts, colorChange } = product;
  return [
    ...uniqueFaults(`${place}.options`, options, 'key'),
    ...uniqueNames(`${place}.options`, options),
    ...uniqueFaults(`${place}.colors.list`, colors?.list ?? [], 'id'),
    ...uniqueNames(`${place}.colors.list`, colors?.list ?? []),
    ...eachFault(`${place}.options`, options, optionFaults),
    ...(Array.isArray(cuts)
      ? ascendingFaults(`${place}.cuts`, cuts)
      : faultIf(
          cuts.min > cuts.max,
          `${place}.cuts`,
          'the widest cut has the smallest number, so min must not be above max',
        )),
    ...faultIf(
      colorChange !== undefined && !colors,
      `${place}.colorChange`,
      'a product without colors cannot have color changes: leave this out, or list its colors',
    ),
    ...productionFaults(place, product),
    ...holeFaults(place, product),
    ...filmFaults(place, product),
    ...onlyFaults(place, product),
  ];
}

/** The lines of a price that aren't options. */
const breakdownItems = ['setup', 'minimum'];

function optionFaults({ key, choices, default: fallback }: OptionData, place: string): Fault[] {
  const isTaken =
    key in {} || [...buildParameters, ...otherParameters, ...breakdownItems].includes(key);
  const ids = choices.map(({ id }) => id);
  return [
    ...uniqueFaults(`${place}.choices`, choices, 'id'),
    ...uniqueNames(`${place}.choices`, choices),
    ...faultIf(isTaken, `${place}.key`, 'choose another key: this one has a meaning already'),
    ...faultIf(
      !ids.includes(fallback),
      `${place}.default`,
      `the default must be one of the choices: ${ids.join(', ')}`,
    ),
    ...eachFault(`${place}.choices`, choices, (choice, at) =>
      choice.id === fallback
        ? defaultFaults(at, choice)
        : faultIf(
            charges.every((charge) => choice[charge] === undefined),
            at,
            `write what ${choice.id} adds as ${listed(charges, 'or')}, "0" per tab if it adds nothing`,
          ),
    ),
  ];
}

const charges = ['perTab', 'perSet', 'perOrder', 'percent'] as const;

/** Finds what a default choice can't have, since everything else is compared with it. */
function defaultFaults(place: string, choice: ChoiceData): Fault[] {
  const added = charges.filter((charge) => Number(choice[charge] ?? 0) !== 0);
  return [
    ...added.map((charge) => ({
      place: `${place}.${charge}`,
      message:
        'the default is in every price and adds nothing: leave this out, and write what the other choices add or take off',
    })),
    ...faultIf(
      Boolean(choice.productionDays),
      `${place}.productionDays`,
      "the product's productionDays are those of the default: leave this out, and write what the other choices add or save",
    ),
    ...faultIf(
      choice.only !== undefined,
      `${place}.only`,
      'the default is always offered: leave this out',
    ),
  ];
}

/** Finds choices that together would make production time negative. */
function productionFaults(place: string, { productionDays, options }: ProductData): Fault[] {
  const saved = options
    .map(({ choices }) => Math.min(0, ...choices.map(({ productionDays: days = 0 }) => days)))
    .reduce((sum, days) => sum + days, 0);
  const message = `the choices can save ${-saved} business days, more than production takes`;
  return faultIf(productionDays + saved < 0, `${place}.productionDays`, message);
}

function holeFaults(place: string, { options, die }: ProductData): Fault[] {
  return choiceFaults(place, options, ({ effect }, at) => {
    const { count, centersInches } = effect?.holes ?? { count: 1, centersInches: 0 };
    const message = 'the holes do not fit on the binding edge: make their centersInches smaller';
    return faultIf(
      (count - 1) * centersInches >= die.sheet.heightInches,
      `${at}.effect.holes`,
      message,
    );
  });
}

/** Finds choices that remove a film which the product doesn't have, or whose colors are charged. */
function filmFaults(place: string, { options, colors, colorChange }: ProductData): Fault[] {
  const isFree = colors?.look === 'film' && colorChange === undefined;
  const message = "only a film whose colors don't change the price can be left out: remove it";
  return choiceFaults(place, options, ({ effect }, at) =>
    faultIf(effect?.film === false && !isFree, `${at}.effect.film`, message),
  );
}

/** Finds choices whose `only` names what isn't sold, and choices that nobody can ever order. */
function onlyFaults(place: string, { options }: ProductData): Fault[] {
  const unknown = choiceFaults(place, options, ({ only = {} }, at, { key }) =>
    unknownFaults(`${at}.only`, options, key, only),
  );
  return unknown.length > 0 ? unknown : neverOffered(place, options);
}

function unknownFaults(
  place: string,
  options: readonly OptionData[],
  own: string,
  only: NonNullable<ChoiceData['only']>,
): Fault[] {
  const others = options.filter(({ key }) => key !== own);
  return eachFault(place, only, (ids, at, key) => {
    const option = others.find((option) => option.key === key);
    if (!option) {
      const message = `name another option of this product: ${others.map(({ key }) => key).join(', ')}`;
      return [{ place: at, message }];
    }
    const known = option.choices.map(({ id }) => id);
    const message = `write a choice of ${key}: ${known.join(', ')}`;
    return eachFault(at, ids, (id, at) => faultIf(!known.includes(id), at, message));
  });
}

/** Finds choices that can't be reached from the defaults by changing one option at a time. */
function neverOffered(place: string, options: readonly OptionData[]): Fault[] {
  if (!options.some(({ choices }) => choices.some(({ only }) => only))) return [];
  const start: Chosen = Object.fromEntries(options.map(({ key, default: id }) => [key, id]));
  const seen = new Set([JSON.stringify(start)]);
  const reached = new Set<ChoiceData>();
  const queue = [start];
  for (const chosen of queue) {
    for (const { key, choices } of options) {
      for (const choice of choices) {
        const next = { ...chosen, [key]: choice.id };
        const name = JSON.stringify(next);
        if (seen.has(name) || !isOrderable(options, next)) continue;
        seen.add(name);
        reached.add(choice);
        queue.push(next);
      }
    }
  }
  const message = 'nobody can order this choice: what it is only offered with excludes it in turn';
  return choiceFaults(place, options, (choice, at, { default: usual }) =>
    faultIf(choice.id !== usual && !reached.has(choice), `${at}.only`, message),
  );
}

type Chosen = Readonly<Record<string, string>>;

function isOrderable(options: readonly OptionData[], chosen: Chosen): boolean {
  return options.every(({ key, choices }) => {
    const only = choices.find(({ id }) => id === chosen[key])?.only ?? {};
    return Object.entries(only).every(([other, ids]) => ids.includes(chosen[other] ?? ''));
  });
}

/**
 * Parameters of an order link that aren't options; each option is a parameter under its own key.
 */
export const buildParameters: readonly string[] = [
  'product',
  'tabs',
  'sets',
  'labels',
  'colorChanges',
];

/** Other names of requests: an option can't have one of them. */
const otherParameters: readonly string[] = [
  ...['tabsPerSet', 'titles', 'options', 'cut', 'colors'],
  ...['zip', 'neededBy', 'approve', 'allQuantities'],
];
