import { listed } from '../../text/words.ts';
import names from '../names.json' with { type: 'json' };
import type { ChoiceData, OptionData, ProductData, ShopLimits } from '../schema.ts';
import {
  checkAscending,
  checkNames,
  checkUnique,
  placed,
  placedChoices,
  type Report,
} from './fault.ts';
import { checkPrices, checkSize, checkTabs } from './rates.ts';

type ProductCheck = (
  place: string,
  product: ProductData,
  report: Report,
  limits: ShopLimits,
) => void;

/** Every check of a product, after the settings whose shape must be right for it. */
export const productChecks: readonly (readonly [needs: string, ProductCheck])[] = [
  ['options', checkOptions],
  ['options', checkOnly],
  ['options productionDays', checkProduction],
  ['options die colors colorChange', checkEffects],
  ['colors colorChange', checkColors],
  ['cuts', checkCuts],
  [
    'quantities',
    (at, { quantities = [] }, report) => checkAscending(`${at}.quantities`, quantities, report),
  ],
  ['tabsPerSet', checkTabs],
  [
    'discounts',
    (at, { discounts = [] }, report) =>
      checkAscending(
        `${at}.discounts`,
        discounts.map(({ over }) => Number(over)),
        report,
      ),
  ],
  ['rates matrix ratesBy between quantities tabsPerSet', checkPrices],
  ['rates matrix setup options colors colorChange minimumCharge quantities tabsPerSet', checkSize],
];

/** Names of requests and lines of prices: an option can't have one of them as its key. */
const reserved = [
  ...Object.values(names).flatMap(({ names }) => Object.values(names)),
  ...['options', 'setup', 'discount', 'minimum'],
];

const charges = ['perTab', 'perSet', 'perOrder', 'percent'] as const;

function checkOptions(place: string, { options }: ProductData, report: Report): void {
  checkUnique(`${place}.options`, options, 'key', report);
  checkNames(`${place}.options`, options, report);
  for (const [{ key, choices, default: usual }, at] of placed(`${place}.options`, options)) {
    checkUnique(`${at}.choices`, choices, 'id', report);
    checkNames(`${at}.choices`, choices, report);
    if (key in {} || reserved.includes(key))
      report(`${at}.key`, 'choose another key: this one has a meaning already');
    const ids = choices.map(({ id }) => id);
    if (!ids.includes(usual))
      report(`${at}.default`, `the default must be one of the choices: ${ids.join(', ')}`);
  }
  for (const [choice, at, { default: usual }] of placedChoices(place, options)) {
    const isCharged = charges.some((charge) => choice[charge] !== undefined);
    const message = `write what ${choice.id} adds as ${listed(charges, 'or')}, "0" per tab if it adds nothing`;
    if (choice.id === usual) checkDefault(at, choice, report);
    else if (!isCharged) report(at, message);
  }
}

/** Reports what a default choice can't have, since everything else is compared with it. */
function checkDefault(place: string, choice: ChoiceData, report: Report): void {
  const others = 'leave this out, and write what the other choices add or';
  for (const charge of charges) {
    const message = `the default is in every price and adds nothing: ${others} take off`;
    if (Number(choice[charge] ?? 0) !== 0) report(`${place}.${charge}`, message);
  }
  if (choice.productionDays) {
    const message = `the product's productionDays are those of the default: ${others} save`;
    report(`${place}.productionDays`, message);
  }
  if (choice.only) report(`${place}.only`, 'the default is always offered: leave this out');
}

/** Reports choices whose `only` names what isn't sold. */
function checkOnly(place: string, { options }: ProductData, report: Report): void {
  for (const [{ only = {} }, at, { key: own }] of placedChoices(place, options)) {
    const others = options.filter(({ key }) => key !== own);
    const keys = others.map(({ key }) => key).join(', ');
    for (const [ids, listAt, key] of placed<readonly string[]>(`${at}.only`, only)) {
      const option: OptionData | undefined = others.find((option) => option.key === key);
      if (!option) report(listAt, `name another option of this product: ${keys}`);
      const known = option?.choices.map(({ id }) => id) ?? ids;
      for (const [id, idAt] of placed(listAt, ids)) {
        if (!known.includes(id)) report(idAt, `write a choice of ${key}: ${known.join(', ')}`);
      }
    }
  }
}

/** Reports choices that together would make production time negative. */
function checkProduction(
  place: string,
  { productionDays, options }: ProductData,
  report: Report,
): void {
  const saved = options
    .map(({ choices }) => Math.min(0, ...choices.map(({ productionDays: days = 0 }) => days)))
    .reduce((sum, days) => sum + days, 0);
  const message = `the choices can save ${-saved} business days, more than production takes`;
  if (productionDays + saved < 0) report(`${place}.productionDays`, message);
}

/**
 * Reports holes that the sheet has no room for, and choices that remove a film which the product
 * doesn't have, or whose colors are charged.
 */
function checkEffects(place: string, product: ProductData, report: Report): void {
  const { options, die, colors, colorChange } = product;
  const isFilmFree = colors?.look === 'film' && colorChange === undefined;
  for (const [{ effect }, at] of placedChoices(place, options)) {
    const { count, centersInches } = effect?.holes ?? { count: 1, centersInches: 0 };
    if ((count - 1) * centersInches >= die.sheet.heightInches) {
      const message = 'the holes do not fit on the binding edge: make their centersInches smaller';
      report(`${at}.effect.holes`, message);
    }
    if (effect?.film === false && !isFilmFree) {
      const message = "only a film whose colors don't change the price can be left out: remove it";
      report(`${at}.effect.film`, message);
    }
  }
}

function checkColors(place: string, { colors, colorChange }: ProductData, report: Report): void {
  checkUnique(`${place}.colors.list`, colors?.list ?? [], 'id', report);
  checkNames(`${place}.colors.list`, colors?.list ?? [], report);
  if (colorChange !== undefined && !colors) {
    const message =
      'a product without colors cannot have color changes: leave this out, or list its colors';
    report(`${place}.colorChange`, message);
  }
}

function checkCuts(place: string, { cuts }: ProductData, report: Report): void {
  const message = 'the widest cut has the smallest number, so min must not be above max';
  if (Array.isArray(cuts)) checkAscending(`${place}.cuts`, cuts, report);
  else if (cuts.min > cuts.max) report(`${place}.cuts`, message);
}
