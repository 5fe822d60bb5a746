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
