import { buildParameters } from './parameters.ts';
import { productIds } from './product-ids.ts';
import {
  type Book,
  bookSchema,
  factPlaceholders,
  type OptionData,
  type PerOrderCharge,
  type PerTabCharge,
  type ProductId,
} from './schema.ts';

/** Something in the book that must be changed before it can be published. */
export interface Fault {
  /** Where it stands, such as `prices.products.paper.rates.250`. */
  readonly place: string;
  /** What stands there now. */
  readonly value: unknown;
  readonly message: string;
}

/**
 * Finds every fault of a book at once: first those of its shape, and where it has none, those between
 * its parts.
 */
export function checkBook(candidate: unknown): Fault[] {
  const parsed = bookSchema.safeParse(candidate, { reportInput: true });
  if (parsed.success) return crossCheck(parsed.data);
  return parsed.error.issues.map(({ path, message, input }) => ({
    place: path.join('.'),
    value: input,
    message,
  }));
}

function crossCheck(book: Book): Fault[] {
  return [
    ...limitFaults(book),
    ...productIds.flatMap((id) => [...productFaults(book, id), ...priceFaults(book, id)]),
    ...uniqueFaults('mylarColors', book.mylarColors, 'id'),
    ...uniqueFaults('polyColors', book.polyColors, 'id'),
    ...uniqueFaults('quoteOnly', book.quoteOnly, 'id'),
    ...quoteOnlyFaults(book),
    ...factFaults(book),
    ...holeFaults(book),
  ];
}

function limitFaults({ limits }: Book): Fault[] {
  const { tabsPerSet, agentTabsPerSetMax, setQuantities, commonTabCounts } = limits;
  const faults = [
    ...ascendingFaults('limits.setQuantities', setQuantities),
    ...ascendingFaults('limits.commonTabCounts', commonTabCounts),
  ];
  commonTabCounts.forEach((tabs, index) => {
    if (tabs > tabsPerSet.max) {
      faults.push({
        place: `limits.commonTabCounts.${index}`,
        value: tabs,
        message: `a set has at most ${tabsPerSet.max} tabs`,
      });
    }
  });
  if (tabsPerSet.default < tabsPerSet.min || tabsPerSet.default > tabsPerSet.max) {
    faults.push({
      place: 'limits.tabsPerSet.default',
      value: tabsPerSet.default,
      message: `the default lies from ${tabsPerSet.min} to ${tabsPerSet.max}`,
    });
  }
  if (agentTabsPerSetMax > tabsPerSet.max) {
    faults.push({
      place: 'limits.agentTabsPerSetMax',
      value: agentTabsPerSetMax,
      message: `agents can not order more tabs per set than ${tabsPerSet.max}`,
    });
  }
  return faults;
}

function ascendingFaults(place: string, numbers: readonly number[]): Fault[] {
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number > before) return [];
    const message = `list them in ascending order, each once: ${number} stands after ${before}`;
    return [{ place: `${place}.${index}`, value: number, message }];
  });
}

function productFaults(book: Book, id: ProductId): Fault[] {
  const product = book.products[id];
  const place = `products.${id}`;
  const faults = uniqueFaults(`${place}.options`, product.options, 'key');
  if (product.id !== id) {
    faults.push({ place: `${place}.id`, value: product.id, message: `write "${id}"` });
  }
  if (product.cuts.min > product.cuts.max) {
    faults.push({
      place: `${place}.cuts`,
      value: product.cuts,
      message: 'the widest cut has the smaller number: min is at most max',
    });
  }
  product.options.forEach((option, index) => {
    faults.push(...optionFaults(`${place}.options.${index}`, option));
  });
  return faults;
}

function optionFaults(place: string, option: OptionData): Fault[] {
  const faults = uniqueFaults(`${place}.choices`, option.choices, 'id');
  if (buildParameters.includes(option.key)) {
    faults.push({
      place: `${place}.key`,
      value: option.key,
      message: 'choose another key: this is the name of another parameter',
    });
  }
  if (!option.choices.some(({ id }) => id === option.default)) {
    faults.push({
      place: `${place}.default`,
      value: option.default,
      message: `the default is one of the choices: ${option.choices.map(({ id }) => id).join(', ')}`,
    });
  }
  return faults;
}

function priceFaults(book: Book, id: ProductId): Fault[] {
  return [
    ...rateFaults(book, id),
    ...choicePriceFaults(book, id),
    ...colorChangeFaults(book, id),
    ...amountFaults(book, id),
  ];
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
  const faults: Fault[] = [];
  for (const [key, byChoice] of Object.entries(charges)) {
    const option = options.find((option) => option.key === key);
    if (!option) {
      faults.push({
        place: `${place}.${key}`,
        value: byChoice,
        message: `${id} has no such option`,
      });
      continue;
    }
    for (const [choice, charge] of Object.entries(byChoice)) {
      if (!option.choices.some(({ id }) => id === choice)) {
        faults.push({
          place: `${place}.${key}.${choice}`,
          value: charge,
          message: `${key} has no such choice`,
        });
      }
    }
  }
  for (const option of options) {
    const included = charges[option.key]?.[option.default];
    if (included && addsSomething(included)) {
      faults.push({
        place: `${place}.${option.key}.${option.default}`,
        value: included,
        message:
          'the default is in every price and adds nothing: leave it out here, and write what the other choices add to it or take off it',
      });
    }
    for (const { id: choice } of option.choices) {
      if (choice !== option.default && !charges[option.key]?.[choice]) {
        faults.push({
          place: `${place}.${option.key}.${choice}`,
          value: undefined,
          message: 'write what this choice adds, "0" where it adds nothing',
        });
      }
    }
  }
  return faults;
}

function addsSomething(charge: PerTabCharge | PerOrderCharge): boolean {
  return Number('perTab' in charge ? charge.perTab : charge.perOrder) !== 0;
}

/** The option whose choices the die punches. */
const punchKey = 'punch';

function holeFaults({ die, products }: Book): Fault[] {
  const punch = productIds.flatMap((id) =>
    products[id].options.filter(({ key }) => key === punchKey),
  );
  const withoutHoles = punch.flatMap((option) => {
    const ids = option.choices.map(({ id }) => id).filter((id) => !die.holes[id]);
    return ids.filter((id) => ids.length > 1 && id !== option.default);
  });
  return [...new Set(withoutHoles)].map((id) => ({
    place: `die.holes.${id}`,
    value: undefined,
    message:
      'write how many holes this choice has and how far apart they are: only one choice has none',
  }));
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

function uniqueFaults<Key extends string>(
  place: string,
  entries: readonly Readonly<Record<Key, string>>[],
  key: Key,
): Fault[] {
  return entries.flatMap((entry, index) => {
    const first = entries.findIndex((other) => other[key] === entry[key]);
    if (first === index) return [];
    const message = `each ${key} stands once: this one stands at ${place}.${first} too`;
    return [{ place: `${place}.${index}.${key}`, value: entry[key], message }];
  });
}

/** A by-quote-only word must not be a valid name or value of what has a price. */
function quoteOnlyFaults(book: Book): Fault[] {
  const options = productIds.flatMap((id) => book.products[id].options);
  const names = new Set([...buildParameters, ...options.map(({ key }) => key)].map(lowerCase));
  const values = new Set(options.flatMap(({ choices }) => choices.map(({ id }) => lowerCase(id))));
  const clash = (place: string, words: readonly string[], taken: ReadonlySet<string>): Fault[] =>
    words.flatMap((word, index) =>
      taken.has(word)
        ? [
            {
              place: `${place}.${index}`,
              value: word,
              message: 'this has a price: leave it out here',
            },
          ]
        : [],
    );
  return book.quoteOnly.flatMap(({ parameters, values: words }, index) => [
    ...clash(`quoteOnly.${index}.parameters`, parameters, names),
    ...clash(`quoteOnly.${index}.values`, words, values),
  ]);
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}

function factFaults({ facts }: Book): Fault[] {
  const known: readonly string[] = factPlaceholders;
  return Object.entries(facts).flatMap(([key, text]) =>
    [...text.matchAll(/\{([^}]*)\}/g)]
      .filter(([, name = '']) => !known.includes(name))
      .map(([braced]) => ({
        place: `facts.${key}`,
        value: braced,
        message: `in braces stands one of ${known.join(', ')}`,
      })),
  );
}
