import type { z } from 'zod';
import type { DoorId } from '../order/doors.ts';
import type { Field } from '../order/field.ts';
import { titleSeparator } from '../order/path.ts';
import { vocabularyOf } from '../order/vocabulary.ts';
import type { Catalog, PricedOption, SiteCatalog } from '../pricing/catalog.ts';
import { quantitiesText } from '../pricing/quantities.ts';
import { capitalized, listed } from '../text/words.ts';
import { inRuns } from './plain-text.ts';
import { colorPricedNouns } from './sentences.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One parameter of an endpoint or a tool, for OpenAPI, tool schemas and documents. */
interface Parameter {
  readonly schema: JsonSchema;
  /** What it means; some need no words. */
  readonly text?: string;
  readonly required?: true;
  readonly example?: unknown;
}

/** Parameters by name, in the order in which documents list them. */
export type ParameterTable = Readonly<Record<string, Parameter>>;

/** What documents say of fields, by key; schema and default are the field's, unless given. */
type Rows = Readonly<Record<string, Partial<Parameter> & { readonly default?: string }>>;

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
  return table(catalog, 'delivery', {
    zip: {
      text: 'The US ZIP code to deliver to, five digits.',
      required: true,
      example: '60601',
    },
    product: {
      text: 'The product; production times differ.',
      default: defaultProduct,
      example: defaultProduct,
    },
    ...optionsDetails(catalog),
    approve: {
      text: 'The day on which you approve the proof, YYYY-MM-DD, within 366 days. Default: the next cut-off.',
      example: '2027-01-15',
    },
    neededBy: {
      text: 'The day on which you need it at the latest, YYYY-MM-DD: adds `needed_by`, with the last moment to approve the proof.',
      example: '2027-01-29',
    },
  });
}

/**
 * The schema of the arguments of a tool that prices: a number of tabs, or titles, whose number is
 * that of the tabs (spec 4.3).
 */
export function argumentsSchema(catalog: Catalog, door: 'quote' | 'draft') {
  const { tabsPerSet, agentTabsPerSetMax, titleLengthMax, queryLengthMax } = catalog.book.limits;
  const rows = Object.entries(
    table(catalog, door, {
      product: { required: true },
      tabs: { text: `${tabsPerSet.min} to ${agentTabsPerSetMax}`, required: true },
      titles: {
        text: `1 to ${agentTabsPerSetMax}, one per tab, in order, at most ${titleLengthMax} characters; "" is a blank tab. No "${titleSeparator}". orderUrl fits ${queryLengthMax} characters, percent-encoded`,
        required: true,
      },
      sets: { text: `Identical sets: ${quantitiesText(catalog, inRuns)}`, required: true },
      options: { text: `Default: ${defaultsText(catalog)}`, schema: optionsSchema(catalog) },
      colorChanges: {
        text: `${capitalized(colorPricedNouns(catalog))}: distinct tab colors minus one`,
      },
      zip: { text: 'US ZIP code; adds delivery' },
      neededBy: { text: 'YYYY-MM-DD, with zip: adds when to approve' },
      approve: { text: 'YYYY-MM-DD, with zip: day of approval' },
      allQuantities: { text: 'Adds all quantities' },
      cut: { text: 'Such as "1/5"; default: recommended' },
      colors: { text: 'One color name for all tabs, or one per tab' },
    }),
  );
  const properties = rows.map(([name, { schema, text }]) => {
    return [name, { ...schema, ...(text && { description: text }) }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: rows.filter(([, { required }]) => required).map(([name]) => name),
  } as const;
}

/** Rows of fields under a door's own names; fields that the shop or the door lacks are left out. */
function table(catalog: Catalog, door: DoorId, rows: Rows): ParameterTable {
  const { byKey } = vocabularyOf(catalog).fields;
  const isTool = door === 'quote' || door === 'draft';
  const named = Object.entries(rows).flatMap(([key, { default: given, ...details }]) => {
    if (details.schema) return [[key, { ...details, schema: details.schema }] as const];
    const field = byKey.get(key);
    const name = field?.names[door];
    if (!field || name === undefined) return [];
    const usual = given ?? everyonesDefault(catalog, key);
    const schema = { ...(usual && { default: usual }), ...schemaOf(field, isTool) };
    return [[name, { ...details, schema }] as const];
  });
  return Object.fromEntries(named);
}

/** A choice that all products have as their default: clients may send it with every request. */
function everyonesDefault({ products, productIds }: Catalog, key: string): string | undefined {
  const [first, ...others] = productIds.map((id) => products[id].defaults[key]);
  return others.every((other) => other === first) ? first : undefined;
}

/**
 * The schema of a field. Of a tool's argument the bounds are in descriptions: a client that checks
 * them would reject a call with a less helpful sentence than ours.
 */
function schemaOf({ shape }: Field, isTool: boolean): JsonSchema {
  switch (shape.kind) {
    case 'integer':
      return { type: 'integer', ...(!isTool && { minimum: shape.min, maximum: shape.max }) };
    case 'quantity':
      return { type: 'integer', ...(!isTool && { enum: [...shape.among] }) };
    case 'choice':
      return { type: 'string', enum: [...shape.ids] };
    case 'texts':
      return isTool ? { type: 'array', items: { type: 'string' } } : { type: 'string' };
    case 'flag':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', ...(!isTool && { format: 'date' }) };
    default:
      return { type: 'string', ...(!isTool && shape.pattern && { pattern: shape.pattern.source }) };
  }
}

function ownersOf({ products, productIds }: Catalog, key: string) {
  return productIds.flatMap((id) => {
    const option = products[id].options.find((option) => option.key === key);
    return option ? [{ id, option }] : [];
  });
}

type Owners = ReturnType<typeof ownersOf>;

/** Each option with the meaning of its choices; the example is one that isn't a default. */
function optionsDetails(catalog: Catalog): Rows {
  const details = catalog.optionKeys.map((key) => {
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
function describeChoices({ productIds }: Catalog, owners: Owners): string {
  const texts = owners.map(({ option }) => choicesText(option));
  const ids = owners.map(({ id }) => id);
  if (new Set(texts).size > 1) {
    return ids.map((id, index) => `${capitalized(id)}: ${texts[index]}.`).join(' ');
  }
  const only = ids.length < productIds.length ? `${capitalized(listed(ids))} only: ` : '';
  return `${only}${texts[0]}.`;
}

function choicesText({ choices }: PricedOption): string {
  const texts = [...choices.values()].map(
    ({ id, label, isDefault }) => `\`${id}\` (${label}${isDefault ? ', the default' : ''})`,
  );
  return listed(texts);
}

/** The choices of every option; of one that products differ in, whose they are. */
function optionsSchema(catalog: Catalog): JsonSchema {
  const { byKey } = vocabularyOf(catalog).fields;
  const options = catalog.optionKeys.map((key) => {
    const owners = ownersOf(catalog, key);
    const lists = owners.map(({ id, option }) => `${id}: ${[...option.choices.keys()].join(', ')}`);
    const ids = owners.map(({ id }) => id);
    const isSplit =
      new Set(owners.map(({ option }) => String([...option.choices.keys()]))).size > 1;
    const isPartial = ids.length < catalog.productIds.length;
    const whose = isSplit ? lists.join('; ') : isPartial && `${ids.join(', ')} only`;
    const schema = schemaOf(byKey.get(key) as Field, true);
    return [key, { ...schema, ...(whose && { description: whose }) }];
  });
  return { type: 'object', properties: Object.fromEntries(options) };
}

/** A short text of the defaults: the first choices, or each option's default by name. */
function defaultsText(catalog: Catalog): string {
  const options = catalog.productIds.flatMap((id) => catalog.products[id].options);
  if (options.every(({ choices, default: usual }) => [...choices.keys()][0] === usual)) {
    return "the product's first choice";
  }
  const texts = catalog.optionKeys.map((key) => {
    const owners = ownersOf(catalog, key);
    const usual = owners[0]?.option.default;
    const differing = owners
      .filter(({ option }) => option.choices.size > 1 && option.default !== usual)
      .map(({ id, option }) => `${id} ${option.default}`);
    return `${key} ${usual}${differing.length > 0 ? ` (${differing.join(', ')})` : ''}`;
  });
  return texts.join(', ');
}
