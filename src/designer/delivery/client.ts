import type { ProductId } from '../../book/schema.ts';
import { transit } from '../../book/transit.generated.ts';
import type { ErrorDocument } from '../../contract/error.ts';
import type { EstimateDocument } from '../../contract/estimate.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { readDestination } from '../../delivery/destination.ts';
import { quoteFormWords } from './words.ts';

/** What a page can show for a question about delivery. */
export type DeliveryAnswer =
  | {
      readonly kind: 'estimate';
      readonly estimate: EstimateDocument;
      /** The place, if shipping there is never free. */
      readonly chargedPlace: string | undefined;
    }
  /**
   * The ZIP code is not one that is served. The reason is sentences to show; where they name the
   * quote form ({@link quoteFormWords}), its address stands beside them.
   */
  | { readonly kind: 'refused'; readonly reason: string; readonly quoteForm?: string }
  /** No connection, no answer in time, or a server in trouble: asking again may help. */
  | { readonly kind: 'unavailable' }
  /** The page withdrew the question. */
  | { readonly kind: 'withdrawn' };

export interface DeliveryQuestion {
  /** As the person typed it. */
  readonly zip: string;
  readonly product: ProductId;
  /** Choices that change how long production takes, by option key. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface Connection {
  readonly fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** Withdraws the question, as when a later one takes its place. */
  readonly signal?: AbortSignal;
  readonly patienceMs?: number;
}

const defaultPatienceMs = 8_000;

/**
 * Asks the site when an order arrives. It never rejects.
 *
 * @example
 * const answer = await askDeliveryDate({ zip: '60601', product });
 * if (answer.kind === 'estimate') show(answer.estimate.delivery_date);
 */
export async function askDeliveryDate(
  { zip, product, options }: DeliveryQuestion,
  { fetch, signal, patienceMs = defaultPatienceMs }: Connection = { fetch: globalThis.fetch },
): Promise<DeliveryAnswer> {
  const query = new URLSearchParams({ zip: zip.trim(), product, ...options });
  const limit = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(`${endpointPaths.deliveryDate}?${query}`, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return await readAnswer(response);
  } catch {
    return { kind: signal?.aborted ? 'withdrawn' : 'unavailable' };
  }
}

async function readAnswer(response: Response): Promise<DeliveryAnswer> {
  if (response.status === 200) {
    const estimate = (await response.json()) as EstimateDocument;
    return { kind: 'estimate', estimate, chargedPlace: chargedPlace(estimate.zip) };
  }
  if (response.status === 400) {
    const { error, quoteForm } = (await response.json()) as ErrorDocument;
    return { kind: 'refused', reason: inWords(error, quoteForm), ...(quoteForm && { quoteForm }) };
  }
  return { kind: 'unavailable' };
}

function chargedPlace(zip: string): string | undefined {
  const reading = readDestination(zip, transit);
  return 'destination' in reading ? reading.destination.beyondFreeShipping : undefined;
}

/** What the API says of its parameter, said of what people know it as. */
function inWords(error: string, quoteForm = ''): string {
  const named = error.replace(/^zip\b/, 'The ZIP code');
  return quoteForm === '' ? named : named.replace(quoteForm, quoteFormWords);
}
