import type { Book, ProductId } from '../../src/book/schema.ts';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { type Destination, readDestination } from '../../src/delivery/destination.ts';
import { estimator } from '../../src/delivery/estimate.ts';
import { transit as table } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';

type Texts = 'product' | 'zip' | 'approve' | 'neededBy';
type Question = { readonly [name in Texts]?: string } & {
  readonly book?: Book;
  readonly now?: string | number;
  readonly options?: Readonly<Record<string, string>>;
  readonly transitDays?: number;
  readonly fromCarrier?: true;
};

export async function estimate(question: Question = {}): Promise<EstimateDocument> {
  const { book = twoProducts, now = '2026-11-02T16:00:00Z', transitDays: days = 2 } = question;
  const { zip = '60601', options = {}, fromCarrier, product = 'paper' } = question;
  const transit = { days, ...(fromCarrier && { fromCarrier }) };
  const source = { transitTo: async () => transit, name: 'fixed' };
  const ask = estimator(book, { table, source, clock: () => new Date(now).getTime() });
  const asked = { ...question, zip, options, product: product as ProductId };
  return (await ask(asked)).estimate;
}

export function destination(zip = '60601'): Destination {
  const reading = readDestination(zip, table);
  if (!('destination' in reading)) throw new Error(`${zip} is not served: ${reading.refused}`);
  return reading.destination;
}
