import { z } from 'zod';
import { zipCode } from '../book/zip-code.ts';
import {
  type Catalog,
  hasColors,
  type PricedOption,
  productionOptionKeys,
  type SiteCatalog,
} from '../pricing/catalog.ts';
import { titleSeparator } from '../pricing/order-link.ts';
import { quantitiesText } from '../pricing/quantities.ts';
import { capitalized, listed } from '../text/words.ts';

/** One parameter of an endpoint or a tool. Parsers, OpenAPI, tool schemas and documents use it. */
export interface Parameter {
  /** Its type; documents show its description. */
  readonly schema: z.ZodType;
  readonly required?: true;
  readonly example?: unknown;
  /** Aliases that people use. */
  readonly alsoCalled?: readonly string[];
}

/** Parameters by name, in the order in which documents list them. */
export type ParameterTable = Readonly<Record<string, Parameter>>;

/** Aliases that people use for the parts of a build. */
const words = {
  product: ['product type', 'item', 'type'],
  sets: [
    'quantity',
    'qty',
    'number of sets',
    'num sets',
    'set count',
    'copies',
    'count',
    'binders',
  ],
  tabs: ['tabs', 'tabs per set', 'number of tabs', 'num tabs', 'tab count', 'dividers'],
  titles: ['labels', 'titles', 'tab titles', 'tab labels', 'tab names', 'names', 'headings'],
  options: ['option', 'choices', 'settings', 'extras'],
  colorChanges: ['color change', 'number of color changes'],
  zip: ['zip code', 'postal code', 'postcode', 'ship to', 'destination', 'delivery zip'],
  allQuantities: ['quantities', 'price breaks', 'all prices', 'all sets', 'tiers', 'breaks'],
  cut: ['tab cut', 'cuts', 'cut size'],
  colors: [
    'color',
    'colour',
    'colours',
    'tab color',
    'tab colors',
    'film',
    'mylar',
    'mylar color',
    'tint',
  ],
} as const;

/** The parameters of `/api/price` (spec 4.1), in the spec's order. */
export function priceParameters(catalog: SiteCatalog): ParameterTable {
  const { book, productIds, defaultProduct, quantities } = catalog;
  const { tabsPerSet, titleLengthMax } = book.limits;
  const lists = new Set(productIds.map((id) => String(catalog.products[id].quantities)));
  const byProduct = lists.size > 1 ? ` By product: ${quantitiesText(catalog)}.` : '';
  return {
    product: {
      schema: z.enum(productIds).describe('The product to price. Send it with every quote.'),
      example: defaultProduct,
      alsoCalled: words.product,
    },
    tabs: {
      schema: z
        .int()
        .min(tabsPerSet.min)
        .max(tabsPerSet.max)
        .describe('Tabs in each set. Leave it out if you send `labels`.'),
      example: tabsPerSet.default,
      alsoCalled: words.tabs,
    },
    sets: {
      schema: z
        .literal([...quantities])
        .describe(`Number of identical sets, one of the orderable quantities.${byProduct}`),
      example: catalog.products[defaultProduct].quantities[0],
      alsoCalled: words.sets,
    },
    ...Object.fromEntries(catalog.optionKeys.map((key) => [key, optionParameter(catalog, key)])),
    labels: {
      schema: z
        .string()
        .describe(
          `Tab titles in order, separated by \`${titleSeparator}\` (percent-encoded \`%7C\`), at most ${titleLengthMax} characters each; the number of titles sets the tabs per set. An empty title is a blank tab. The \`orderUrl\` opens the designer with every title typed in.`,
        ),
      example: book.examples.titled.titles.filter((title) => title !== '').join(titleSeparator),
      alsoCalled: words.titles,
    },
    ...colorChangesParameter(
      catalog,
      (nouns) => `${nouns} only: the number of distinct tab colors minus one, fewer than the tabs.`,
    ),
  };
}

/** The parameters of `/api/delivery-date` (spec 4.2). */
export function deliveryParameters(catalog: Catalog): ParameterTable {
  const { productIds, defaultProduct } = catalog;
  return {
    zip: {
      schema: z.string().regex(zipCode).describe('The US ZIP code to deliver to, five digits.'),
      required: true,
      example: '60601',
      alsoCalled: words.zip,
    },
    product: {
      schema: z
        .enum(productIds)
        .default(defaultProduct)
        .describe('The product; production times differ.'),
      example: defaultProduct,
      alsoCalled: words.product,
    },
    ...Object.fromEntries(
      productionOptionKeys(catalog).map((key) => [key, optionParameter(catalog, key)]),
    ),
  };
}

/** The arguments of the tool that prices a number of tabs (spec 4.3). */
export function quoteArguments(catalog: Catalog): ParameterTable {
  const { tabsPerSet, agentTabsPerSetMax } = catalog.book.limits;
  const { product, sets, ...others } = sharedArguments(catalog);
  return {
    product,
    tabsPerSet: {
      schema: z.int().min(tabsPerSet.min).max(agentTabsPerSetMax),
      required: true,
      alsoCalled: words.tabs,
    },
    sets,
    ...others,
  };
}

/** The arguments of the tool that prices titles: their number is the number of tabs. */
export function draftArguments(catalog: Catalog): ParameterTable {
  const { agentTabsPerSetMax, titleLengthMax, queryLengthMax } = catalog.book.limits;
  const { product, sets, ...others } = sharedArguments(catalog);
  return {
    product,
    sets,
    titles: {
      schema: z
        .array(z.string().max(titleLengthMax))
        .min(1)
        .max(agentTabsPerSetMax)
        .describe(
          `One per tab, in order; "" is a blank tab. No "${titleSeparator}". orderUrl fits ${queryLengthMax} characters, percent-encoded`,
        ),
      required: true,
      alsoCalled: words.titles,
    },
    ...others,
    cut: {
      schema: z.string().describe('Such as "1/5"; default: the recommended cut'),
      alsoCalled: words.cut,
    },
    ...(hasColors(catalog) && {
      colors: {
        schema: z.array(z.string()).describe('One color name for all tabs, or one per tab'),
        alsoCalled: words.colors,
      },
    }),
  };
}

interface SharedArguments extends ParameterTable {
  readonly product: Parameter;
  readonly sets: Parameter;
}

function sharedArguments(catalog: Catalog): SharedArguments {
  const { quantities } = catalog;
  return {
    product: {
      schema: z.enum(catalog.productIds),
      required: true,
      alsoCalled: words.product,
    },
    sets: {
      schema: z
        .int()
        .min(quantities[0] as number)
        .max(quantities.at(-1) as number)
        .describe(`Identical sets: ${quantitiesText(catalog, inRuns)}`),
      required: true,
      alsoCalled: words.sets,
    },
    options: {
      schema: z
        .object(
          Object.fromEntries(
            catalog.optionKeys.map((key) => [key, optionArgument(catalog, key).optional()]),
          ),
        )
        .describe(`Default: ${defaultsText(catalog)}`),
      alsoCalled: words.options,
    },
    ...colorChangesArgument(catalog),
    zip: {
      schema: z.string().describe('US ZIP code; adds delivery'),
      alsoCalled: words.zip,
    },
    allQuantities: {
      schema: z.boolean().describe('true adds the price at every quantity'),
      alsoCalled: words.allQuantities,
    },
  };
}

/** A table's parameters as one object schema. */
export function objectSchema(table: ParameterTable): z.ZodObject {
  return z.object(
    Object.fromEntries(
      Object.entries(table).map(([name, { schema, required }]) => [
        name,
        required ? schema : schema.optional(),
      ]),
    ),
  );
}

/** An option and a product that has it. */
interface Owner {
  readonly noun: string;
  readonly id: string;
  readonly option: PricedOption;
}

function ownersOf({ products, productIds }: Catalog, key: string): Owner[] {
  return productIds.flatMap((id) => {
    const option = products[id].options.find((option) => option.key === key);
    return option ? [{ id, noun: products[id].data.noun, option }] : [];
  });
}

function choicesOf(owners: readonly Owner[]): string[] {
  return [...new Set(owners.flatMap(({ option }) => [...option.choices.keys()]))];
}

function optionParameter(catalog: Catalog, key: string): Parameter {
  const owners = ownersOf(catalog, key);
  const choices = choicesOf(owners);
  const defaults = [...new Set(owners.map(({ option }) => option.default))];
  const described = z
    .enum(choices)
    .describe(`${owners[0]?.option.label}. ${describeChoices(catalog, owners)}`);
  const [only] = defaults;
  return {
    schema: defaults.length === 1 && only !== undefined ? described.default(only) : described,
    example: choices.find((choice) => !defaults.includes(choice)) ?? choices[0],
  };
}

/** The meaning of each choice: once if all products have the same choices, else per product. */
function describeChoices({ productIds }: Catalog, owners: readonly Owner[]): string {
  const described = owners.map(({ id, option }) => ({ id, text: choicesText(option) }));
  const isOne = new Set(described.map(({ text }) => text)).size === 1;
  if (!isOne) return described.map(({ id, text }) => `${capitalized(id)}: ${text}.`).join(' ');
  const only =
    owners.length < productIds.length
      ? `${capitalized(listed(owners.map(({ id }) => id)))} only: `
      : '';
  return `${only}${described[0]?.text}.`;
}

function choicesText(option: PricedOption): string {
  return listed(
    [...option.choices.values()].map(
      ({ id, label, isDefault }) => `\`${id}\` (${label}${isDefault ? ', the default' : ''})`,
    ),
  );
}

function optionArgument(catalog: Catalog, key: string): z.ZodType {
  const owners = ownersOf(catalog, key);
  const schema = z.enum(choicesOf(owners));
  const isEveryones = owners.length === catalog.productIds.length;
  return isEveryones ? schema : schema.describe(`${owners.map(({ id }) => id).join(', ')} only`);
}

/** A short text of the defaults: the first choices, or each option's default by name. */
function defaultsText(catalog: Catalog): string {
  const isFirst = catalog.productIds.every((id) =>
    catalog.products[id].options.every(
      ({ choices, default: usual }) => [...choices.keys()][0] === usual,
    ),
  );
  if (isFirst) return "the product's first choice";
  return catalog.optionKeys
    .map((key) => {
      const owners = ownersOf(catalog, key);
      const fallback = owners[0]?.option.default;
      const differing = owners
        .filter(({ option }) => option.choices.size > 1 && option.default !== fallback)
        .map(({ id, option }) => `${id} ${option.default}`);
      return `${key} ${fallback}${differing.length > 0 ? ` (${differing.join(', ')})` : ''}`;
    })
    .join(', ');
}

function colorChangesParameter(
  { products, productIds }: Catalog,
  describe: (nouns: string) => string,
): ParameterTable {
  const charging = productIds
    .map((id) => products[id])
    .filter(({ colorChange }) => colorChange !== undefined);
  if (charging.length === 0) return {};
  const colors = Math.max(...charging.map(({ data }) => data.colors?.list.length ?? 1));
  return {
    colorChanges: {
      schema: z
        .int()
        .min(0)
        .max(colors - 1)
        .default(0)
        .describe(describe(capitalized(listed(charging.map(({ data }) => data.noun))))),
      example: Math.min(2, colors - 1),
      alsoCalled: words.colorChanges,
    },
  };
}

function colorChangesArgument(catalog: Catalog): ParameterTable {
  const { colorChanges } = colorChangesParameter(
    catalog,
    (nouns) => `${nouns}: distinct tab colors minus one`,
  );
  if (!colorChanges) return {};
  const schema = z
    .int()
    .min(0)
    .describe(colorChanges.schema.description ?? '');
  return { colorChanges: { ...colorChanges, schema } };
}

/**
 * Formats ascending whole numbers; three or more at equal distance become a range.
 *
 * @example inRuns([25, 50, 75, 100, 150]) // '25 to 100 by 25, 150'
 */
export function inRuns(ascending: readonly number[]): string {
  const runs: string[] = [];
  let from = 0;
  while (from < ascending.length) {
    const until = endOfRun(ascending, from);
    const isRun = until - from > 1;
    const first = ascending[from] as number;
    const step = (ascending[from + 1] as number) - first;
    runs.push(isRun ? `${first} to ${ascending[until]} by ${step}` : `${first}`);
    from = isRun ? until + 1 : from + 1;
  }
  return runs.join(', ');
}

function endOfRun(numbers: readonly number[], from: number): number {
  const step = (at: number) => (numbers[at + 1] as number) - (numbers[at] as number);
  let until = from;
  while (until + 1 < numbers.length && step(until) === step(from)) until += 1;
  return until;
}
