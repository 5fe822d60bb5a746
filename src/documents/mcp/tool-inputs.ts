import type { Catalog } from '../../pricing/catalog.ts';
import { capitalized } from '../../pricing/words.ts';
import { colorPricedNouns } from '../product-nouns.ts';
import { inRuns } from './runs.ts';

/** The input schema of a tool without arguments. */
export const noInput = { type: 'object', properties: {} } as const;

/** The arguments of `quote_price` (spec, "MCP server"). */
export function quotePriceInput(catalog: Catalog) {
  const { tabsPerSet, agentTabsPerSetMax } = catalog.book.limits;
  return {
    type: 'object' as const,
    properties: {
      product: productInput(catalog),
      tabsPerSet: { type: 'integer', minimum: tabsPerSet.min, maximum: agentTabsPerSetMax },
      sets: setsInput(catalog),
      options: optionsInput(catalog),
      ...colorChangesInput(catalog),
    },
    required: ['product', 'tabsPerSet', 'sets'],
  };
}

/** The arguments of `draft_order`: the titles stand for the number of tabs. */
export function draftOrderInput(catalog: Catalog) {
  const { agentTabsPerSetMax, titleLengthMax, queryLengthMax } = catalog.book.limits;
  return {
    type: 'object' as const,
    properties: {
      product: productInput(catalog),
      sets: setsInput(catalog),
      titles: {
        type: 'array',
        items: { type: 'string', maxLength: titleLengthMax },
        minItems: 1,
        maxItems: agentTabsPerSetMax,
        description: `One per tab, in order; "" is a blank tab. No "|". Percent-encoded in orderUrl: ${queryLengthMax} characters at most`,
      },
      options: optionsInput(catalog),
      ...colorChangesInput(catalog),
    },
    required: ['product', 'sets', 'titles'],
  };
}

function productInput({ productIds }: Catalog) {
  return { type: 'string', enum: productIds };
}

function setsInput({ book }: Catalog) {
  const { setQuantities } = book.limits;
  return {
    type: 'integer',
    minimum: setQuantities[0],
    maximum: setQuantities.at(-1),
    description: `Identical sets: ${inRuns(setQuantities)}`,
  };
}

function optionsInput(catalog: Catalog) {
  const { products, productIds, optionKeys } = catalog;
  const ofKey = (key: string) => {
    const having = productIds.flatMap((id) => {
      const option = products[id].options.find((option) => option.key === key);
      return option ? [{ id, option }] : [];
    });
    const ids = new Set(having.flatMap(({ option }) => [...option.choices.keys()]));
    const only = having.length < productIds.length ? having.map(({ id }) => id) : [];
    return {
      type: 'string',
      enum: [...ids],
      ...(only.length > 0 && { description: `${only.join(', ')} only` }),
    };
  };
  return {
    type: 'object',
    description: `Left out: ${defaultsText(catalog)}`,
    properties: Object.fromEntries(optionKeys.map((key) => [key, ofKey(key)])),
  };
}

/** Every option's default, and the other default of products that have one and a choice. */
function defaultsText({ products, productIds, optionKeys }: Catalog): string {
  return optionKeys
    .map((key) => {
      const having = productIds.flatMap((id) => {
        const option = products[id].options.find((option) => option.key === key);
        return option ? [{ id, option }] : [];
      });
      const fallback = having[0]?.option.default;
      const others = having.filter(
        ({ option }) => option.choices.size > 1 && option.default !== fallback,
      );
      const differing = others.map(({ id, option }) => `${id} ${option.default}`);
      return `${key} ${fallback}${differing.length > 0 ? ` (${differing.join(', ')})` : ''}`;
    })
    .join(', ');
}

/** The argument of color changes, if any product charges for them. */
function colorChangesInput(catalog: Catalog) {
  const nouns = colorPricedNouns(catalog);
  if (nouns === '') return {};
  const description = `${capitalized(nouns)}: distinct tab colors minus one`;
  return { colorChanges: { type: 'integer', minimum: 0, description } };
}
