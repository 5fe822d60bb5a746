import type { z } from 'zod';
import { doors } from '../order/doors.ts';
import type { Field } from '../order/field.ts';
import { titleSeparator } from '../order/path.ts';
import { vocabularyOf } from '../order/vocabulary.ts';
import {
  type Catalog,
  type PricedChoice,
  type PricedProduct,
  perProduct,
  type SiteCatalog,
} from '../pricing/catalog.ts';
import { quantitiesText } from '../pricing/quantities.ts';
import { fillIn, type Values } from '../text/fill-in.ts';
import { capitalized, listed } from '../text/words.ts';
import { titledBuild } from './examples.ts';
import texts from './parameters.json' with { type: 'json' };
import { inRuns } from './plain-text.ts';
import { colorPricedNouns } from './texts.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One parameter of an endpoint or argument of a tool, for OpenAPI, tool schemas and pages. */
interface Parameter {
  readonly name: string;
  /** Present if it is always required. */
  readonly required?: true;
  /** What it means; absent if its name says it. */
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/**
 * The parameters of an endpoint (spec 4.1, 4.2) or the arguments of a tool (4.3), in the order in
 * which documents list them. What the shop or the door lacks is left out.
 */
export function parametersOf(catalog: SiteCatalog, door: keyof typeof texts): Parameter[] {
  const { byKey } = vocabularyOf(catalog);
  const { isJson: isTool, needs } = doors[door];
  const values = valuesOf(catalog);
  const examples = isTool ? {} : examplesOf(catalog);
  const required = door === 'price' ? [] : needs;
  const parameter = (key: string, text: string, more: Values = {}): Parameter[] => {
    const field = byKey.get(key);
    const name = field?.names[door];
    if (!field || name === undefined) return [];
    const [description] = fillIn([text], { ...values, ...more });
    const isOfDelivery = door === 'delivery' && key === 'product';
    const usual = isOfDelivery ? catalog.defaultProduct : defaultOf(catalog, key);
    return [
      {
        name,
        ...(required.includes(key) && { required: true }),
        ...(description && { description }),
        schema: isTool
          ? defaultsFirst(catalog, key, schemaOf(field, isTool))
          : { ...(usual && { default: usual }), ...schemaOf(field, isTool) },
        example: examples[key],
      },
    ];
  };
  return Object.entries(texts[door]).flatMap(([key, text]) => {
    if (key !== 'eachOption') return parameter(key, text);
    const options = catalog.optionKeys.flatMap((option) =>
      parameter(option, text, optionValues(catalog, option)),
    );
    if (!isTool) return options;
    const description = "Default: the product's first choice";
    return [{ name: 'options', description, schema: objectOf(options) }];
  });
}

/** Parameters as the members of an object. */
export function objectOf(parameters: readonly Parameter[]) {
  const properties = parameters.map(({ name, schema, description }) => {
    return [name, { ...schema, ...(description && { description }) }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) } as const;
}

/** The schema of the arguments of a tool that prices: a number of tabs, or titles. */
export function argumentsSchema(catalog: SiteCatalog, door: 'quote' | 'draft') {
  const parameters = parametersOf(catalog, door);
  const required = parameters.filter(({ required }) => required).map(({ name }) => name);
  return { ...objectOf(parameters), required };
}

function valuesOf(catalog: SiteCatalog): Values {
  const { book, products, productIds } = catalog;
  const { agentTabsPerSetMax, titleLengthMax, queryLengthMax } = book.limits;
  const lists = new Set(productIds.map((id) => String(products[id].quantities)));
  return {
    byProduct: lists.size > 1 ? ` By product: ${quantitiesText(catalog)}.` : '',
    quantitiesInRuns: quantitiesText(catalog, inRuns),
    agentTabsPerSetMax: String(agentTabsPerSetMax),
    titleLengthMax: String(titleLengthMax),
    queryLengthMax: String(queryLengthMax),
    ColorNouns: capitalized(colorPricedNouns(catalog)),
  };
}

/** An option in words, and whose its choices are if products differ. */
function optionValues({ products, productIds }: Catalog, key: string): Values {
  const owners = productIds.filter((id) => optionOf(products[id], key));
  const [first] = owners;
  const nouns = listed(owners.map((id) => products[id].data.noun));
  const choicesIn = (written: (choice: PricedChoice) => string) => {
    const text = perProduct(
      { products, productIds: owners },
      (product) => listed(choicesOf(product, key).map(written), 'or'),
      (texts) => texts.join('; '),
    );
    return owners.length < productIds.length ? `${nouns} only: ${text}` : text;
  };
  const ids = choicesIn(({ id }) => id);
  return {
    label: first && optionOf(products[first], key)?.label,
    Choices: capitalized(
      choicesIn(
        ({ id, label, isDefault }) => `\`${id}\` (${label}${isDefault ? ', the default' : ''})`,
      ),
    ),
    whose: / only: |; /.test(ids) ? ids : undefined,
  };
}

/** Examples by the key of the field; that of an option is a choice that isn't a default. */
function examplesOf(catalog: SiteCatalog): Readonly<Record<string, unknown>> {
  const { products, defaultProduct, optionKeys, book } = catalog;
  const options = optionKeys.map((key) => {
    const choices = catalog.productIds.flatMap((id) => choicesOf(products[id], key));
    return [key, (choices.find(({ isDefault }) => !isDefault) ?? choices[0])?.id];
  });
  return {
    product: defaultProduct,
    tabs: book.limits.tabsPerSet.default,
    sets: products[defaultProduct].quantities[0],
    titles: titledBuild(catalog)
      .titles.filter((title) => title !== '')
      .join(titleSeparator),
    colorChanges: 1,
    zip: '60601',
    approve: '2027-01-15',
    neededBy: '2027-01-29',
    ...Object.fromEntries(options),
  };
}

/** A choice that all products have as their default: clients may send it with every request. */
function defaultOf({ products, productIds }: Catalog, key: string): string | undefined {
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

function optionOf({ options }: PricedProduct, key: string) {
  return options.find((option) => option.key === key);
}

/** The choices of a product's option, its default first. */
function choicesOf(product: PricedProduct, key: string): PricedChoice[] {
  const choices = [...(optionOf(product, key)?.choices.values() ?? [])];
  return choices.sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/** Strict modes of clients know no `default`, and their models choose what is first. */
function defaultsFirst({ products, productIds }: Catalog, key: string, schema: JsonSchema) {
  if (!schema.enum) return schema;
  const defaults = productIds.map((id) => products[id].defaults[key]);
  const isDefault = (id: unknown) => Number(defaults.includes(String(id)));
  return { ...schema, enum: schema.enum.toSorted((a, b) => isDefault(b) - isDefault(a)) };
}
