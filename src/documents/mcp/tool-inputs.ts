import { type Catalog, productIds } from '../../pricing/catalog.ts';
import { inRuns } from './runs.ts';

/** The input schema of a tool without arguments. */
export const noInput = { type: 'object', properties: {} } as const;

/** The arguments of `quote_price` (spec, "MCP server"). */
export function quotePriceInput(catalog: Catalog) {
  const { tabsPerSet, agentTabsPerSetMax } = catalog.book.limits;
  return {
    type: 'object' as const,
    properties: {
      product: productInput(),
      tabsPerSet: { type: 'integer', minimum: tabsPerSet.min, maximum: agentTabsPerSetMax },
      sets: setsInput(catalog),
      options: optionsInput(catalog),
      colorChanges: colorChangesInput(),
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
      product: productInput(),
      sets: setsInput(catalog),
      titles: {
        type: 'array',
        items: { type: 'string', maxLength: titleLengthMax },
        minItems: 1,
        maxItems: agentTabsPerSetMax,
        description: `One per tab, in order; "" is a blank tab. No "|". Percent-encoded in orderUrl: ${queryLengthMax} characters at most`,
      },
      options: optionsInput(catalog),
      colorChanges: colorChangesInput(),
    },
    required: ['product', 'sets', 'titles'],
  };
}

function productInput() {
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

function optionsInput({ products, optionKeys }: Catalog) {
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
    description: `Left out: ${defaultsText(products)}`,
    properties: Object.fromEntries(optionKeys.map((key) => [key, ofKey(key)])),
  };
}

/** The defaults of paper, and those of poly that differ where there is a choice. */
function defaultsText({ paper, poly }: Catalog['products']): string {
  return paper.options
    .map(({ key, default: fallback }) => {
      const other = poly.options.find((option) => option.key === key);
      const differs = other && other.choices.size > 1 && other.default !== fallback;
      return `${key} ${fallback}${differs ? ` (poly ${other.default})` : ''}`;
    })
    .join(', ');
}

function colorChangesInput() {
  return { type: 'integer', minimum: 0, description: 'Poly: distinct tab colors minus one' };
}
