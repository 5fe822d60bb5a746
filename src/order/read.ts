import type { Catalog } from '../pricing/catalog.ts';
import { doors } from './doors.ts';
import type { Given, Surroundings } from './field.ts';
import { hintFor } from './hints.ts';
import { writeFields } from './link.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { type Problem, understand } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What a request asks for. */
interface Asked {
  /** Of a question about dates, only the product, its options and the delivery are known. */
  readonly order: Order;
  readonly allQuantities: boolean;
  /** The day on which the proof is approved, an ISO date. */
  readonly approve?: string | undefined;
}

export type Reading =
  | { readonly ok: true; readonly asked: Asked }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** The whole request, corrected, if nothing but its words was wrong. */
      readonly corrected?: string | undefined;
    };

/** Is called with each reading of a request, for counting. */
export type OnReading = (door: 'price' | 'delivery' | 'quote' | 'draft', reading: Reading) => void;

/**
 * Reads a request, or returns every problem. The HTTP API accepts only its own names and forms, the
 * tools whatever has one meaning.
 */
export function readOrder(
  catalog: Catalog,
  id: 'price' | 'delivery' | 'quote' | 'draft',
  given: readonly Given[],
  surroundings?: Surroundings,
): Reading {
  const { values, product, problems, written } = understand(catalog, id, given, {
    ...surroundings,
    hintFor,
  });
  const refusing = problems.filter(({ refused }) => refused);
  const isStrict = !doors[id].isJson;
  const reported = isStrict
    ? [...refusing, ...problems.filter(({ refused }) => !refused)]
    : refusing;
  if (reported.length > 0) {
    const { all } = vocabularyOf(catalog).fields;
    const isCorrectable = refusing.length === 0;
    const corrected = isCorrectable && writeFields(all, id, ({ key }) => written.get(key));
    return { ok: false, problems: reported, ...(corrected && { corrected }) };
  }
  const order = orderOfValues(buildOf(product, values), values);
  const { allQuantities = false, approve } = values;
  return { ok: true, asked: { order, allQuantities, approve } };
}
