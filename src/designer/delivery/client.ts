import type { ProductId } from '../../book/schema.ts';
import { transit } from '../../book/transit.ts';
import type { ErrorDocument, EstimateDocument } from '../../contract/answers.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { readDestination } from '../../delivery/destination.ts';

/** The result of a delivery request, as a page shows it; if it is `unavailable`, trying again may help. */
export type DeliveryAnswer = Awaited<ReturnType<typeof askDeliveryDate>>;

const timeoutMs = 8_000;

/**
 * Requests the delivery date from the site, which doesn't learn from which page. It never rejects.
 *
 * @param zip as typed
 * @param options choices that affect production time, by option key
 * @param signal cancels the request, whose answer counts for nothing then
 * @example
 * const answer = await askDeliveryDate('60601', product);
 * if (answer.kind === 'estimate') show(answer.estimate.delivery_date);
 */
export async function askDeliveryDate(
  zip: string,
  product: ProductId,
  options: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
) {
  const five = destinationOf(zip)?.zip ?? zip.trim();
  const query = new URLSearchParams({ zip: five, product, ...options });
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${endpointPaths.deliveryDate}?${query}`, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      referrerPolicy: 'no-referrer',
    });
    return await readAnswer(response);
  } catch {
    return { kind: 'unavailable' } as const;
  }
}

async function readAnswer(response: Response) {
  if (response.status === 200) {
    const estimate = (await response.json()) as EstimateDocument;
    /** The place, if shipping there is never free. */
    const chargedPlace = destinationOf(estimate.zip)?.beyondFreeShipping;
    return { kind: 'estimate', estimate, chargedPlace } as const;
  }
  if (response.status === 400) {
    const { error, quoteForm } = (await response.json()) as ErrorDocument;
    /** In sentences; if they mention the quote form ({@link quoteFormWords}), its URL is there. */
    const reason = inWords(error, quoteForm);
    return { kind: 'refused', reason, quoteForm } as const;
  }
  return { kind: 'unavailable' } as const;
}

/** Where a ZIP code is, also if it is written as people do; `undefined` if no carrier goes there. */
function destinationOf(typed: string) {
  const reading = readDestination(typed.trim(), transit);
  return 'destination' in reading ? reading.destination : undefined;
}

/** Rewords the API's error, which names its parameter and what was sent, for people. */
function inWords(error: string, quoteForm = ''): string {
  const named = error
    .replace(/`zip=?(\d*)`/g, (_, code) => code || 'The ZIP code')
    .replace('you sent', 'you typed')
    .replace(/\bsend(?= the)/gi, (send) => (send === 'Send' ? 'Type' : 'type'));
  return quoteForm === '' ? named : named.replace(quoteForm, quoteFormWords);
}

/** The by-quote form's name in a sentence. */
export const quoteFormWords = 'our quote form';
