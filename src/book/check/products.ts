import { buildParameters } from '../parameters.ts';
import type { ChoiceData, OptionData, ProductData } from '../schema.ts';
import { type Fault, uniqueFaults } from './fault.ts';

/** Finds faults of a product and its options, except for its rates. */
export function productFaults(place: string, product: ProductData): Fault[] {
  const { options, colors, cuts } = product;
  return [
    ...uniqueFaults(`${place}.options`, options, 'key'),
    ...uniqueFaults(`${place}.colors.list`, colors?.list ?? [], 'id'),
    ...options.flatMap((option, index) => optionFaults(`${place}.options.${index}`, option)),
    ...(cuts.min > cuts.max
      ? [
          {
            place: `${place}.cuts`,
            value: cuts,
            message: 'the widest cut has the smallest number, so min must not be above max',
          },
        ]
      : []),
    ...colorChangeFaults(place, product),
    ...productionFaults(place, product),
    ...holeFaults(place, product),
  ];
}

function optionFaults(place: string, option: OptionData): Fault[] {
  const { key, choices, default: fallback } = option;
  const faults = uniqueFaults(`${place}.choices`, choices, 'id');
  if (buildParameters.includes(key)) {
    faults.push({
      place: `${place}.key`,
      value: key,
      message: 'choose another key: another parameter has this name',
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

function chargeFaults(place: string, choice: ChoiceData, isDefault: boolean): Fault[] {
  const charge = choice.perTab ?? choice.perOrder;
  if (isDefault && Number(charge ?? 0) !== 0) {
    const message =
      'the default is in every price and adds nothing: leave this out, and write what the other choices add or take off';
    return [{ place, value: charge, message }];
  }
  if (isDefault && choice.productionDays) {
    const message =
      "the product's productionDays are those of the default: leave this out, and write what the other choices add or save";
    return [{ place: `${place}.productionDays`, value: choice.productionDays, message }];
  }
  if (isDefault || charge !== undefined) return [];
  const message = `write what ${choice.id} adds as perTab or perOrder, "0" if it adds nothing`;
  return [{ place, value: charge, message }];
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
