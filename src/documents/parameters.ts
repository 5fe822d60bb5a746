import { z } from 'zod';
import type { DoorId } from '../order/doors.ts';
import type { Field } from '../order/field.ts';
import { titleSeparator } from '../order/path.ts';
import { vocabularyOf } from '../order/vocabulary.ts';
import type { Catalog, PricedOption, SiteCatalog } from '../pricing/catalog.ts';
import { quantitiesText } from '../pricing/quantities.ts';
import { capitalized, listed } from '../text/words.ts';
import { inRuns } from './plain-text.ts';
import { colorPricedNouns } from './sentences.ts';

/** One parameter of an endpoint or a tool, for OpenAPI, tool schemas and documents. */
interface Parameter {
  /** Its type; documents show its description. */
  readonly schema: z.ZodType;
  readonly required?: true;
  readonly example?: unknown;
}

/** Parameters by name, in the order in which documents list them. */
export type ParameterTable = Readonly<Record<string, Parameter>>;

type Details = Omit<Parameter, 'schema'> & { readonly text?: string };

/** The parameters of `/api/price` (spec 4.1), in the spec's order. */
export function priceParameters(catalog: SiteCatalog): ParameterTable {
  const { book, products, productIds, defaultProduct } = catalog;
  const { tabsPerSet, titleLengthMax } = book.limits;
  const lists = new Set(productIds.map((id) => String(products[id].quantities)));
  const byProduct = lists.size > 1 ? ` By product: ${quantitiesText(catalog)}.` : '';
  return table(catalog, 'price', {
    product: {
      text: 'The product to price. Send it with every quote.',
      example: defaultProduct,
    },
    tabs: {
      text: 'Tabs in each set. Leave it out if you send `labels`.',
      example: tabsPerSet.default,
    },
    sets: {
      text: `Number of identical sets, one of the orderable quantities.${byProduct}`,
      example: products[defaultProduct].quantities[0],
    },
    ...optionsDetails(catalog),
    titles: {
      text: `Tab titles in order, separated by \`${titleSeparator}\` (percent-encoded \`%7C\`), at most ${titleLengthMax} characters each; \`%0A\` in a title starts its second line; the number of titles sets the tabs per set. An empty title is a blank tab. The \`orderUrl\` opens the designer with every title typed in.`,
      example: book.examples.titled.titles.filter((title) => title !== '').join(titleSeparator),
    },
    colorChanges: {
      text: `${capitalized(colorPricedNouns(catalog))} only: the number of distinct tab colors minus one, fewer than the tabs.`,
      example: 1,
    },
  });
}

/** The parameters of `/api/delivery-date` (spec 4.2). */
export function deliveryParameters(catalog: Catalog): ParameterTable {
  const { defaultProduct } = catalog;
  const parameters = table(catalog, 'delivery', {
    zip: {
      text: 'The US ZIP code to deliver to, five digits.',
      required: true,
      example: '60601',
    },
    product: { text: 'The product; production times differ.', example: defaultProduct },
    ...optionsDetails(catalog),
    approve: {
      text: 'The day on which you approve the proof, instead of the next cut-off: a date of the next 366 days.',
      example: '2027-01-15',
    },
    neededBy: {
      text: 'The day on which you need it at the latest: adds `needed_by`, with the last moment to approve the proof.',
      example: '2027-01-29',
    },
  });
  const schema = parameters.product?.schema.default(defaultProduct) as z.ZodType;
  return { ...parameters, product: { ...parameters.product, schema } };
}

/** The arguments of the tool that prices a number of tabs (spec 4.3). */
export function quoteArguments(catalog: Catalog): ParameterTable {
  const { min } = catalog.book.limits.tabsPerSet;
  const text = `${min} to ${catalog.book.limits.agentTabsPerSetMax}`;
  return toolTable(catalog, 'quote', { tabs: { text, required: true } }, {});
}

/** The arguments of the tool that prices titles: their number is the number of tabs. */
export function draftArguments(catalog: Catalog): ParameterTable {
  const { agentTabsPerSetMax, titleLengthMax, queryLengthMax } = catalog.book.limits;
  const text = `1 to ${agentTabsPerSetMax}, one per tab, in order, at most ${titleLengthMax} characters; "" is a blank tab. No "${titleSeparator}". orderUrl fits ${queryLengthMax} characters, percent-encoded`;
  const look = {
    cut: { text: 'Such as "1/5"; default: recommended' },
    colors: { text: 'One color name for all tabs, or one per tab' },
  };
  return toolTable(catalog, 'draft', { titles: { text, required: true } }, look);
}

/** Details by the key of a field. */
type Rows = Readonly<Record<string, Details>>;

function toolTable(
  catalog: Catalog,
  door: 'quote' | 'draft',
  tabs: Rows,
  others: Rows,
): ParameterTable {
  const before = table(catalog, door, {
    product: { required: true },
    ...tabs,
    sets: { text: `Identical sets: ${quantitiesText(catalog, inRuns)}`, required: true },
  });
  const after = table(catalog, door, {
    colorChanges: {
      text: `${capitalized(colorPricedNouns(catalog))}: distinct tab colors minus one`,
    },
    zip: { text: 'US ZIP code; adds delivery' },
    neededBy: { text: 'Date, with zip: adds when to approve' },
    approve: { text: 'Date, with zip: day of approval' },
    allQuantities: { text: 'Adds all quantities' },
    ...others,
  });
  return { ...before, options: optionsArgument(catalog), ...after };
}

/** Rows of fields under a door's own names; fields that the shop or the door lacks are left out. */
function table(catalog: Catalog, door: DoorId, rows: Rows): ParameterTable {
  const { byKey } = vocabularyOf(catalog).fields;
  const named = Object.entries(rows).flatMap(([key, { text, ...details }]) => {
    const field = byKey.get(key);
    const name = field?.names[door];
    if (!field || name === undefined) return [];
    const schema = door === 'price' || door === 'delivery' ? inQuery(field) : inTool(field);
    const described = text ? schema.describe(text) : schema;
    const usual = everyonesDefault(catalog, key);
    return [[name, { schema: usual ? described.default(usual) : described, ...details }] as const];
  });
  return Object.fromEntries(named);
}

/** A choice that all products have as their default: clients may send it with every request. */
function everyonesDefault({ products, productIds }: Catalog, key: string): string | undefined {
  const [first, ...others] = productIds.map((id) => products[id].defaults[key]);
  return others.every((other) => other === first) ? first : undefined;
}

/** The schema of a query's parameter, with its bounds. */
function inQuery({ shape }: Field): z.ZodType {
  switch (shape.kind) {
    case 'integer':
      return z
        .int()
        .min(shape.min)
        .max(shape.max ?? Number.MAX_SAFE_INTEGER);
    case 'quantity':
      return z.literal([...shape.among]).meta({ type: 'integer' });
    case 'choice':
      return z.enum(shape.ids);
    case 'text':
      return shape.pattern ? z.string().regex(shape.pattern) : z.string();
    case 'date':
      return z.iso.date().meta({ pattern: undefined });
    default:
      return z.string();
  }
}

/**
 * The schema of a tool's argument. Its bounds are in descriptions: a client that checks them would
 * reject a call with a less helpful sentence than ours.
 */
function inTool({ shape }: Field): z.ZodType {
  switch (shape.kind) {
    case 'integer':
    case 'quantity':
      return z.int();
    case 'choice':
      return z.enum(shape.ids);
    case 'texts':
      return z.array(z.string());
    case 'flag':
      return z.boolean();
    default:
      return z.string();
  }
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
  readonly id: string;
  readonly option: PricedOption;
}

function ownersOf({ products, productIds }: Catalog, key: string): Owner[] {
  return productIds.flatMap((id) => {
    const option = products[id].options.find((option) => option.key === key);
    return option ? [{ id, option }] : [];
  });
}

/** Each option with the meaning of its choices; the example is one that isn't a default. */
function optionsDetails(catalog: Catalog): Rows {
  const details = catalog.optionKeys.map((key): [string, Details] => {
    const owners = ownersOf(catalog, key);
    const choices = owners.flatMap(({ option }) => [...option.choices.keys()]);
    const defaults = owners.map(({ option }) => option.default);
    const example = choices.find((choice) => !defaults.includes(choice)) ?? choices[0];
    const text = `${owners[0]?.option.label}. ${describeChoices(catalog, owners)}`;
    return [key, { text, example }];
  });
  return Object.fromEntries(details);
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

function optionsArgument(catalog: Catalog): Parameter {
  const { productIds, optionKeys } = catalog;
  const { byKey } = vocabularyOf(catalog).fields;
  const choices = optionKeys.map((key) => {
    const owners = ownersOf(catalog, key);
    const schema = inTool(byKey.get(key) as Field);
    const isEveryones = owners.length === productIds.length;
    const text = `${owners.map(({ id }) => id).join(', ')} only`;
    return [key, (isEveryones ? schema : schema.describe(text)).optional()];
  });
  const described = `Default: ${defaultsText(catalog)}`;
  return { schema: z.object(Object.fromEntries(choices)).describe(described) };
}

/** A short text of the defaults: the first choices, or each option's default by name. */
function defaultsText(catalog: Catalog): string {
  const isFirst = catalog.productIds.every((id) =>
    catalog.products[id].options.every(
      ({ choices, default: usual }) => [...choices.keys()][0] === usual,
    ),
  );
  if (isFirst) return 'first choice';
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
