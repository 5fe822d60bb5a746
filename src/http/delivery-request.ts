import type { TransitData } from '../book/transit-schema.ts';
import { deliveryParameters } from '../contract/parameters.ts';
import { type Destination, readDestination } from '../delivery/destination.ts';
import { type Production, productionOf } from '../delivery/production.ts';
import { type Catalog, productionOptionKeys } from '../pricing/catalog.ts';
import { givenTwice, unknownNames } from '../pricing/problems/names.ts';
import type { Door, Problem } from '../pricing/problems/problem.ts';
import { unknownProduct } from '../pricing/problems/product.ts';
import { type Field, repeatedNames } from '../pricing/read-fields.ts';
import { readOptions } from '../pricing/read-options.ts';
import { missingZip, rejectedZip } from './delivery-problems.ts';

export interface DeliveryQuestion {
  readonly destination: Destination;
  readonly production: Production;
}

export type DeliveryReading =
  | { readonly ok: true; readonly question: DeliveryQuestion }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Parses the destination and the order, or returns every problem.
 *
 * @param quoteForm where to ask about places that ground service doesn't reach.
 */
export function readDeliveryQuestion(
  catalog: Catalog,
  fields: readonly Field[],
  table: TransitData,
  quoteForm: string,
): DeliveryReading {
  const given = new Map(fields);
  const problems = fieldProblems(fields, Object.keys(deliveryParameters(catalog)));
  const destination = readZip(given.get('zip'), table, quoteForm, problems);
  const production = readProduction(catalog, given, problems);
  return problems.length > 0 || !destination || !production
    ? { ok: false, problems }
    : { ok: true, question: { destination, production } };
}

function fieldProblems(fields: readonly Field[], known: readonly string[]): Problem[] {
  const unknown = [...new Set(fields.map(([name]) => name))].filter(
    (name) => !known.includes(name),
  );
  return [
    ...(unknown.length > 0 ? [unknownNames(unknown, known, 'parameter')] : []),
    ...repeatedNames(fields).map(givenTwice),
  ];
}

/** Parses the ZIP code's destination; reports one that is missing or not served. */
export function readZip(
  zip: string | undefined,
  table: TransitData,
  quoteForm: string,
  problems: Problem[],
): Destination | undefined {
  if (zip === undefined) {
    problems.push(missingZip());
    return undefined;
  }
  const reading = readDestination(zip, table);
  if ('destination' in reading) return reading.destination;
  problems.push(rejectedZip(zip, reading.refused, quoteForm));
  return undefined;
}

const door: Door = { noun: 'parameter', tabsMax: 0 };

function readProduction(
  catalog: Catalog,
  given: ReadonlyMap<string, string>,
  problems: Problem[],
): Production | undefined {
  const { book, products, productIds, defaultProduct } = catalog;
  const value = given.get('product') ?? defaultProduct;
  const product = productIds.find((id) => id === value);
  if (!product) {
    problems.push(unknownProduct(door, value, productIds));
    return undefined;
  }
  const keys = productionOptionKeys(catalog);
  const asked = new Map([...given].filter(([key]) => keys.includes(key)));
  const options = readOptions(catalog, products[product], asked, door, problems);
  return productionOf(product, book.products[product], options);
}
