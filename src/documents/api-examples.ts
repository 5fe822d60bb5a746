import { endpointPaths } from '../contract/paths.ts';
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

export const apiExamples: readonly ApiExample[] = [
  {
    id: 'quote',
    summary: 'A price with default options',
    path: endpointPaths.price,
    query: 'product=paper&tabs=5&sets=25',
    status: 200,
  },
  {
    id: 'quoteWithOptions',
    summary: 'Collated and punched',
    path: endpointPaths.price,
    query: 'product=paper&tabs=8&sets=250&punch=3hole&collation=collated',
    status: 200,
  },
  {
    id: 'quoteInColors',
    summary: 'Poly in three colors',
    path: endpointPaths.price,
    query: 'product=poly&tabs=12&sets=100&ink=white&colorChanges=2',
    status: 200,
  },
  {
    id: 'quoteWithTitles',
    summary: 'With titles, the last tab blank',
    path: endpointPaths.price,
    query: 'product=paper&sets=50&labels=Pleadings%7CDiscovery%7CExhibits%7C',
    status: 200,
  },
  {
    id: 'capabilities',
    summary: 'No parameters: what can be ordered',
    path: endpointPaths.price,
    query: '',
    status: 200,
  },
  {
    id: 'missingSets',
    summary: 'sets is missing',
    path: endpointPaths.price,
    query: 'product=paper&tabs=5',
    status: 400,
  },
  {
    id: 'notOrderable',
    summary: 'A number of sets that can not be ordered',
    path: endpointPaths.price,
    query: 'product=paper&tabs=5&sets=60',
    status: 400,
  },
  {
    id: 'unknownParameter',
    summary: 'A misspelt parameter',
    path: endpointPaths.price,
    query: 'product=paper&tabs=5&sets=50&materials=110',
    status: 400,
  },
  {
    id: 'unknownChoice',
    summary: 'A choice that there is not',
    path: endpointPaths.price,
    query: 'product=paper&tabs=5&sets=50&punch=5hole',
    status: 400,
  },
  {
    id: 'notOnProduct',
    summary: 'An option that the product does not have',
    path: endpointPaths.price,
    query: 'product=paper&tabs=5&sets=50&ink=white',
    status: 400,
  },
  {
    id: 'byQuoteOnly',
    summary: 'Something that is priced only by quote',
    path: endpointPaths.price,
    query: 'product=paper&tabs=5&sets=50&size=11x17',
    status: 400,
  },
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
