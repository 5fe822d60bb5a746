import type { ProductId } from '../book/schema.ts';
import type { TransitData } from '../book/transit-schema.ts';
import { estimatedByDefault } from '../contract/estimate.ts';
import { type Destination, readDestination } from '../delivery/destination.ts';
import { productIds } from '../pricing/catalog.ts';
import { givenTwice, unknownParameters } from '../pricing/problems/names.ts';
import type { Problem } from '../pricing/problems/problem.ts';
import { unknownProduct } from '../pricing/problems/product.ts';
import { type Field, repeatedNames } from '../pricing/read-fields.ts';
import { missingZip, refusedZip } from './delivery-problems.ts';

export interface DeliveryQuestion {
  readonly destination: Destination;
  readonly product: ProductId;
}

export type DeliveryReading =
  | { readonly ok: true; readonly question: DeliveryQuestion }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const parameters = ['zip', 'product'];

/**
 * Reads where to and what, or tells all that is wrong.
 *
 * @param quoteForm where to ask for what ground service does not do.
 */
export function readDeliveryQuestion(
  fields: readonly Field[],
  table: TransitData,
  quoteForm: string,
): DeliveryReading {
  const given = new Map(fields);
  const problems = fieldProblems(fields);
  const destination = readZip(given.get('zip'), table, quoteForm, problems);
  const product = readProduct(given.get('product'), problems);
  return problems.length > 0 || !destination || !product
    ? { ok: false, problems }
    : { ok: true, question: { destination, product } };
}

function fieldProblems(fields: readonly Field[]): Problem[] {
  const names = fields.map(([name]) => name);
  const unknown = [...new Set(names)].filter((name) => !parameters.includes(name));
  return [
    ...(unknown.length > 0 ? [unknownParameters(unknown, parameters)] : []),
    ...repeatedNames(fields).map(givenTwice),
  ];
}

function readZip(
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
  problems.push(refusedZip(zip, reading.refused, quoteForm));
  return undefined;
}

function readProduct(
  value: string = estimatedByDefault,
  problems: Problem[],
): ProductId | undefined {
  const product = productIds.find((id) => id === value);
  if (!product) problems.push(unknownProduct(value, productIds));
  return product;
}
