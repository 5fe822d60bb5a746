import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { optionMeant } from '../pricing/meaning.ts';
import { plainWord } from '../pricing/plain-word.ts';
import type { NameMeaning } from '../pricing/problems/problem.ts';
import { listed } from '../text/words.ts';
import { draftArguments, type ParameterTable } from './parameters.ts';
import { endpointPaths } from './paths.ts';
import { toolNames } from './tools.ts';

/** The interface that receives a request. */
export type Caller = 'http' | (typeof toolNames)['quote' | 'draft'];

/** Things people request that aren't a parameter, with what to do instead. */
interface Hint {
  readonly words: readonly string[];
  advice(name: string): string;
}

/**
 * Resolves names that an interface doesn't have: an alias of a parameter or an option, or something
 * available in another way.
 */
export function nameMeanings(
  catalog: SiteCatalog,
  caller: Caller,
  table: ParameterTable,
): (name: string) => NameMeaning | undefined {
  const parameters = wordsOfTable(table);
  const hints = [...hintsOf(catalog, caller), ...elsewhere(catalog, caller, table)];
  return (name) => {
    const word = plainWord(name);
    if (word === '') return undefined;
    const parameter = parameters.get(word) ?? optionMeant(catalog, name);
    if (parameter !== undefined) return { parameter };
    const hint = hints.find(({ words }) => words.some((known) => plainWord(known) === word));
    return hint && { advice: hint.advice(JSON.stringify(name)) };
  };
}

function wordsOfTable(table: ParameterTable): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, { alsoCalled = [] }]) =>
      [name, ...alsoCalled].map((word) => [plainWord(word), name]),
    ),
  );
}

/** Hints about names that only the other tool, or no interface of this kind, has. */
function elsewhere(catalog: SiteCatalog, caller: Caller, table: ParameterTable): Hint[] {
  const { zip, cut, colors } = draftArguments(catalog);
  const isHttp = caller === 'http';
  const drafting = isHttp ? '; the designer sets it' : `, or call ${toolNames.draft} with titles`;
  const hint = (words: readonly string[] = [], advice: Hint['advice']): Hint => ({ words, advice });
  return [
    ...('colors' in table
      ? []
      : [hint(['colors', ...(colors?.alsoCalled ?? [])], colorAdvice(catalog, isHttp))]),
    ...('cut' in table
      ? []
      : [
          hint(
            ['cut', ...(cut?.alsoCalled ?? [])],
            (name) => `The cut never changes the price: leave ${name} out${drafting}.`,
          ),
        ]),
    ...('zip' in table
      ? []
      : [
          hint(
            ['zip', ...(zip?.alsoCalled ?? [])],
            (name) =>
              `Prices are the same for every ZIP code: leave ${name} out. GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date.`,
          ),
        ]),
  ];
}

/** Explains that colors have no price, where to choose them, and which exist. */
function colorAdvice({ products, productIds }: SiteCatalog, isHttp: boolean): Hint['advice'] {
  const colored = productIds.map((id) => products[id].data).filter(({ colors }) => colors);
  const names = colored.map(
    ({ noun, colors }) => `Colors of ${noun}: ${colors?.list.map(({ name }) => name).join(', ')}.`,
  );
  const charging = productIds.filter((id) => products[id].colorChange !== undefined);
  const except =
    charging.length > 0 ? ` (a set of ${listed(charging, 'or')} in several colors costs more)` : '';
  const choose = isHttp
    ? '; a person chooses colors in the designer'
    : `, or call ${toolNames.draft} with titles and colors`;
  return (name) =>
    `The color of tabs isn't part of the price${except}: leave ${name} out${choose}. ${names.join(' ')}`;
}

function hintsOf(catalog: SiteCatalog, caller: Caller): Hint[] {
  const { rush, shipping } = statedFacts(catalog);
  const isHttp = caller === 'http';
  const compare = isHttp
    ? `${catalog.baseUrl}/prices.json lists totals by quantity`
    : 'allQuantities: true lists the total at every quantity';
  const dated = isHttp
    ? `GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date`
    : 'zip adds the delivery date and the last moment to approve the proof';
  return [
    {
      words: [
        'budget',
        'max price',
        'max budget',
        'target price',
        'price limit',
        'max total',
        'spend',
      ],
      advice: (name) => `A price doesn't depend on a budget: leave ${name} out. ${compare}.`,
    },
    {
      words: [
        'rush',
        'expedite',
        'expedited',
        'urgent',
        'priority',
        'express',
        'overnight',
        'turnaround',
        'speed',
      ],
      advice: (name) =>
        `This prices standard production: leave ${name} out. Can it be faster? ${rush}`,
    },
    {
      words: [
        'deadline',
        'need by',
        'needed by',
        'due date',
        'date',
        'delivery date',
        'arrive by',
        'ship date',
        'in hands date',
      ],
      advice: (name) => `A price doesn't depend on the date: leave ${name} out. ${dated}.`,
    },
    {
      words: ['state', 'country', 'city', 'address', 'location', 'region', 'deliver to'],
      advice: (name) => `A price doesn't depend on the place: leave ${name} out. ${dated}.`,
    },
    {
      words: ['shipping', 'ship method', 'shipping method', 'carrier', 'delivery'],
      advice: (name) => `Shipping isn't chosen here: leave ${name} out. ${shipping}`,
    },
  ];
}
