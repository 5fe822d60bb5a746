import { listed } from '../../text/words.ts';
import { buildParameters, otherParameters } from '../parameters.ts';
import type { ChoiceData, OptionData, ProductData } from '../schema.ts';
import { ascendingFaults, type Fault, uniqueFaults } from './fault.ts';

/** Finds faults of a product and its options, except for its rates. */
export function productFaults(place: string, product: ProductData): Fault[] {
  const { options, colors } = product;
  return [
    ...uniqueFaults(`${place}.options`, options, 'key'),
    ...uniqueFaults(`${place}.colors.list`, colors?.list ?? [], 'id'),
    ...options.flatMap((option, index) => optionFaults(`${place}.options.${index}`, option)),
    ...cutFaults(place, product),
    ...colorChangeFaults(place, product),
    ...productionFaults(place, product),
    ...holeFaults(place, product),
  ];
}

/** The lines of a price that aren't options. */
const breakdownItems = ['setup', 'minimum'];

function optionFaults(place: string, option: OptionData): Fault[] {
  const { key, choices, default: fallback } = option;
  const faults = uniqueFaults(`${place}.choices`, choices, 'id');
  if ([...buildParameters, ...otherParameters, ...breakdownItems].includes(key)) {
    faults.push({
      place: `${place}.key`,
      value: key,
      message: 'choose another key: a parameter or a line of the price has this name',
    });
  }
  if (!choices.some(({ id }) => id === fallback)) {
    faults.push({
      place: `${place}.default`,
      value: fallback,
      message: `the default must be one of the choices: ${choices.map(({ id }) => id).join(', ')}`,
    });
  }
  choices.forEach((choice, index) => {
    faults.push(...chargeFaults(`${place}.choices.${index}`, choice, choice.id === fallback));
  });
  return faults;
}

const charges = ['perTab', 'perSet', 'perOrder', 'percent'] as const;

function chargeFaults(place: string, choice: ChoiceData, isDefault: boolean): Fault[] {
  const given = charges.filter((charge) => choice[charge] !== undefined);
  if (!isDefault) {
    if (given.length > 0) return [];
    const message = `write what ${choice.id} adds as ${listed(charges, 'or')}, "0" per tab if it adds nothing`;
    return [{ place, value: undefined, message }];
  }
  const added = given.filter((charge) => Number(choice[charge]) !== 0);
  const faults = added.map((charge) => ({
    place: `${place}.${charge}`,
    value: choice[charge],
    message:
      'the default is in every price and adds nothing: leave this out, and write what the other choices add or take off',
  }));
  return choice.productionDays
    ? [
        ...faults,
        {
          place: `${place}.productionDays`,
          value: choice.productionDays,
          message:
            "the product's productionDays are those of the default: leave this out, and write what the other choices add or save",
        },
      ]
    : faults;
}

function cutFaults(place: string, { cuts }: ProductData): Fault[] {
  if (Array.isArray(cuts)) return ascendingFaults(`${place}.cuts`, cuts);
  if (cuts.min <= cuts.max) return [];
  const message = 'the widest cut has the smallest number, so min must not be above max';
  return [{ place: `${place}.cuts`, value: cuts, message }];
}

function colorChangeFaults(place: string, { colorChange, colors }: ProductData): Fault[] {
  if (colorChange === undefined || colors) return [];
  const message =
    'a product without colors cannot have color changes: leave this out, or list its colors';
  return [{ place: `${place}.colorChange`, value: colorChange, message }];
}

/** Finds choices that together would make production time negative. */
function productionFaults(place: string, { productionDays, options }: ProductData): Fault[] {
  const saved = options
    .map(({ choices }) => Math.min(0, ...choices.map(({ productionDays: days = 0 }) => days)))
    .reduce((sum, days) => sum + days, 0);
  if (productionDays + saved >= 0) return [];
  const message = `the choices can save ${-saved} business days, more than production takes`;
  return [{ place: `${place}.productionDays`, value: productionDays, message }];
}

function holeFaults(place: string, { options, die }: ProductData): Fault[] {
  return options.flatMap(({ choices }, option) =>
    choices.flatMap(({ effect }, choice) => {
      const holes = effect?.holes;
      if (!holes || (holes.count - 1) * holes.centersInches < die.sheet.heightInches) return [];
      return [
        {
          place: `${place}.options.${option}.choices.${choice}.effect.holes`,
          value: holes,
          message: 'the holes do not fit on the binding edge: make their centersInches smaller',
        },
      ];
    }),
  );
}

/** Finds choices whose `only` names what isn't sold, and choices that nobody can ever order. */
export function onlyFaults(place: string, product: ProductData): Fault[] {
  const faults = product.options.flatMap((option, index) =>
    option.choices.flatMap((choice, at) => {
      const here = `${place}.options.${index}.choices.${at}.only`;
      return choice.only === undefined
        ? []
        : choice.id === option.default
          ? [
              {
                place: here,
                value: choice.only,
                message: 'the default is always offered: leave this out',
              },
            ]
          : unknownFaults(here, product, option.key, choice.only);
    }),
  );
  const isRestricted = product.options.some(({ choices }) => choices.some(({ only }) => only));
  return faults.length === 0 && isRestricted ? neverOffered(place, product) : faults;
}

function unknownFaults(
  place: string,
  { options }: ProductData,
  own: string,
  only: NonNullable<ChoiceData['only']>,
): Fault[] {
  const others = options.filter(({ key }) => key !== own);
  return Object.entries(only).flatMap(([key, ids]): Fault[] => {
    const option = others.find((option) => option.key === key);
    if (!option) {
      const message = `name another option of this product: ${others.map(({ key }) => key).join(', ')}`;
      return [{ place: `${place}.${key}`, value: ids, message }];
    }
    const known = option.choices.map(({ id }) => id);
    return ids
      .filter((id) => !known.includes(id))
      .map((id) => ({
        place: `${place}.${key}`,
        value: id,
        message: `write a choice of ${key}: ${known.join(', ')}`,
      }));
  });
}

/** Finds choices that can't be reached from the defaults by changing one option at a time. */
function neverOffered(place: string, { options }: ProductData): Fault[] {
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
  return options.flatMap(({ choices, default: usual }, index) =>
    choices.flatMap((choice, at) => {
      if (choice.id === usual || reached.has(choice)) return [];
      const here = `${place}.options.${index}.choices.${at}.only`;
      const message =
        'nobody can order this choice: what it is only offered with excludes it in turn';
      return [{ place: here, value: choice.only, message }];
    }),
  );
}

type Chosen = Readonly<Record<string, string>>;

function isOrderable(options: ProductData['options'], chosen: Chosen): boolean {
  return options.every(({ key, choices }) => {
    const only = choices.find(({ id }) => id === chosen[key])?.only ?? {};
    return Object.entries(only).every(([other, ids]) => ids.includes(chosen[other] ?? ''));
  });
}
