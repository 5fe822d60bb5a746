import { endpointPaths } from '../contract/paths.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { capitalized, countInWords } from '../pricing/words.ts';
import {
  additionWords,
  apiQuery,
  exampleBuild,
  titledBuild,
  unorderableSets,
  usualBuild,
} from './example-builds.ts';
import { byQuoteWish, foreignOption, misspeltOption, unknownChoice } from './example-refusals.ts';

/** A request to the HTTP API that documents show with its real answer. */
export interface ApiExample {
  /** Its name in the OpenAPI description, unique there. */
  readonly id: string;
  readonly summary: string;
  readonly path: typeof endpointPaths.price | typeof endpointPaths.deliveryDate;
  /** As it stands in the address, without the question mark. */
  readonly query: string;
  readonly status: 200 | 400;
}

/** When the delivery examples are asked: on a Monday morning without holidays near. */
export const exampleInstant = '2026-11-02T16:00:00Z';

/** The requests that documents show, made of what the book offers. */
export function apiExamples(catalog: Catalog): ApiExample[] {
  return [
    ...quoteExamples(catalog),
    priceExample('capabilities', 'No parameters: what can be ordered', '', 200),
    ...refusalExamples(catalog),
    ...deliveryExamples,
  ];
}

function quoteExamples(catalog: Catalog): ApiExample[] {
  const plain = exampleBuild(catalog, { product: 'paper' });
  const usual = usualBuild(catalog);
  const colored = exampleBuild(catalog, {
    product: 'poly',
    tabs: 12,
    sets: 100,
    options: { ink: 'white' },
    colorChanges: 2,
  });
  const titled = titledBuild(catalog);
  const quoted = (id: string, summary: string, build: Build) =>
    priceExample(id, summary, apiQuery(catalog, build), 200);
  const isLastBlank = titled.titles?.at(-1) === '';
  return [
    quoted('quote', 'A price with default options', plain),
    quoted('quoteWithOptions', capitalized(additionWords(catalog, usual)), usual),
    quoted('quoteInColors', `Poly in ${countInWords(colored.colorChanges + 1, 'color')}`, colored),
    quoted('quoteWithTitles', `With titles${isLastBlank ? ', the last tab blank' : ''}`, titled),
  ];
}

/** What gets a refusal; only such requests as the book refuses. */
function refusalExamples(catalog: Catalog): ApiExample[] {
  const build = exampleBuild(catalog, { product: 'paper', sets: 50 });
  const base = `product=${build.product}&tabs=${build.tabs}`;
  const wrong = (id: string, summary: string, rest: string | undefined): ApiExample[] =>
    rest === undefined ? [] : [priceExample(id, summary, `${base}${rest}`, 400)];
  const wrongOption = (id: string, summary: string, field: string | undefined) =>
    wrong(id, summary, field && `&sets=${build.sets}&${field}`);
  return [
    ...wrong('missingSets', 'sets is missing', ''),
    ...wrong(
      'notOrderable',
      'A number of sets that cannot be ordered',
      `&sets=${unorderableSets(catalog, 60)}`,
    ),
    ...wrongOption('unknownParameter', 'A misspelt parameter', misspeltOption(catalog, build)),
    ...wrongOption('unknownChoice', 'A choice that there is not', unknownChoice(catalog, build)),
    ...wrongOption(
      'notOnProduct',
      'An option that the product does not have',
      foreignOption(catalog, build),
    ),
    ...wrongOption('byQuoteOnly', 'Something that is priced only by quote', byQuoteWish(catalog)),
  ];
}

function priceExample(
  id: string,
  summary: string,
  query: string,
  status: ApiExample['status'],
): ApiExample {
  return { id, summary, path: endpointPaths.price, query, status };
}

const deliveryExamples: readonly ApiExample[] = [
  {
    id: 'estimate',
    summary: 'A delivery date for paper',
    path: endpointPaths.deliveryDate,
    query: 'zip=60601',
    status: 200,
  },
  {
    id: 'estimateBeyond',
    summary: 'Poly to Alaska',
    path: endpointPaths.deliveryDate,
    query: 'zip=99501&product=poly',
    status: 200,
  },
  {
    id: 'malformedZip',
    summary: 'Not a ZIP code',
    path: endpointPaths.deliveryDate,
    query: 'zip=6060',
    status: 400,
  },
  {
    id: 'unservedZip',
    summary: 'A military address',
    path: endpointPaths.deliveryDate,
    query: 'zip=09012',
    status: 400,
  },
];

/** An example with what the service answers to it. */
export interface AnsweredExample extends ApiExample {
  /** The answer's JSON, parsed. */
  readonly answer: unknown;
}

/** The full address of an example. */
export function exampleUrl(baseUrl: string, { path, query }: ApiExample): string {
  return query === '' ? `${baseUrl}${path}` : `${baseUrl}${path}?${query}`;
}
