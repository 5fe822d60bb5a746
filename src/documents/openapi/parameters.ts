import { zipCode } from '../../book/zip-code.ts';
import {
  type Catalog,
  type PricedOption,
  productionOptionKeys,
  type SiteCatalog,
} from '../../pricing/catalog.ts';
import { capitalized, listed } from '../../pricing/words.ts';
import { titledBuild } from '../example-builds.ts';

/** A query parameter in the form of OpenAPI. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required?: boolean;
  readonly description: string;
  readonly style?: 'pipeDelimited';
  readonly explode?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: unknown;
}

/** The parameters of `/api/price`, in the order of the specification. */
export function priceParameters(catalog: SiteCatalog): Parameter[] {
  const { productIds, defaultProduct } = catalog;
  const { tabsPerSet, setQuantities, titleLengthMax } = catalog.book.limits;
  return [
    {
      name: 'product',
      in: 'query',
      description: 'What to price. Every request but the one without parameters names it.',
      schema: { type: 'string', enum: productIds },
      example: defaultProduct,
    },
    {
      name: 'tabs',
      in: 'query',
      description: 'Tabs in each set. Leave it out where `labels` is given, or make them agree.',
      schema: { type: 'integer', minimum: tabsPerSet.min, maximum: tabsPerSet.max },
      example: tabsPerSet.default,
    },
    {
      name: 'sets',
      in: 'query',
      description: 'Number of identical sets, one of the orderable quantities.',
      schema: {
        type: 'integer',
        minimum: setQuantities[0],
        maximum: setQuantities.at(-1),
        enum: setQuantities,
      },
      example: setQuantities[0],
    },
    ...catalog.optionKeys.map((key) => optionParameter(catalog, key)),
    {
      name: 'labels',
      in: 'query',
      description:
        'Tab titles in order, separated by `|` (percent-encoded `%7C`); their number sets the tabs per set. An empty title is a blank tab. The `orderUrl` opens the designer with every title typed in.',
      style: 'pipeDelimited',
      explode: false,
      schema: {
        type: 'array',
        minItems: tabsPerSet.min,
        maxItems: tabsPerSet.max,
        items: { type: 'string', maxLength: titleLengthMax },
      },
      example: titledBuild(catalog).titles.filter((title) => title !== ''),
    },
    ...colorChangesParameter(catalog),
  ];
}

/** The parameters of `/api/delivery-date`. */
export function deliveryParameters(catalog: Catalog): Parameter[] {
  const { productIds, defaultProduct } = catalog;
  return [
    {
      name: 'zip',
      in: 'query',
      required: true,
      description: 'The US ZIP code to deliver to, five digits.',
      schema: { type: 'string', pattern: zipCode.source, minLength: 5, maxLength: 5 },
      example: '60601',
    },
    {
      name: 'product',
      in: 'query',
      description: 'What is ordered; production takes longer for some products than for others.',
      schema: { type: 'string', enum: productIds, default: defaultProduct },
      example: defaultProduct,
    },
    ...productionOptionKeys(catalog).map((key) => optionParameter(catalog, key)),
  ];
}

function optionParameter(catalog: Catalog, key: string): Parameter {
  const owners = catalog.productIds.flatMap((id) => {
    const option = catalog.products[id].options.find((option) => option.key === key);
    return option ? [{ id, option }] : [];
  });
  const options = owners.map(({ option }) => option);
  const choices = [...new Set(options.flatMap((option) => [...option.choices.keys()]))];
  const defaults = [...new Set(options.map((option) => option.default))];
  const [only] = defaults.length === 1 ? defaults : [];
  return {
    name: key,
    in: 'query',
    description: `${options[0]?.label}. ${describeChoices(catalog, owners)}`,
    schema: {
      type: 'string',
      enum: choices,
      ...(only !== undefined && { default: only }),
    },
    example: choices.find((choice) => !defaults.includes(choice)) ?? choices[0],
  };
}

/** What each choice means: once where all products have the same choices, else for each of them. */
function describeChoices(
  { productIds }: Catalog,
  owners: { id: string; option: PricedOption }[],
): string {
  const described = owners.map(({ id, option }) => ({ id, text: choicesOf(option) }));
  const isOne = new Set(described.map(({ text }) => text)).size === 1;
  if (!isOne) return described.map(({ id, text }) => `${capitalized(id)}: ${text}.`).join(' ');
  const only =
    owners.length < productIds.length
      ? `${capitalized(listed(owners.map(({ id }) => id)))} only: `
      : '';
  return `${only}${described[0]?.text}.`;
}

function choicesOf(option: PricedOption): string {
  return listed(
    [...option.choices.values()].map(
      ({ id, label, isDefault }) => `\`${id}\` (${label}${isDefault ? ', the default' : ''})`,
    ),
  );
}

/** The parameter of color changes, if any product charges for them. */
function colorChangesParameter({ products, productIds }: Catalog): Parameter[] {
  const colored = productIds.filter((id) => products[id].colorChange !== undefined);
  if (colored.length === 0) return [];
  const colors = Math.max(...colored.map((id) => products[id].data.colors?.list.length ?? 1));
  return [
    {
      name: 'colorChanges',
      in: 'query',
      description: `${capitalized(listed(colored))} only: the number of distinct tab colors minus one, fewer than the tabs.`,
      schema: { type: 'integer', minimum: 0, maximum: colors - 1, default: 0 },
      example: Math.min(2, colors - 1),
    },
  ];
}
