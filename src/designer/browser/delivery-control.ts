import type { ProductId } from '../../book/schema.ts';
import { zipCode } from '../../book/zip-code.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { dayText } from '../../text/days.ts';
import type { Connection, DeliveryAnswer } from '../delivery/client.ts';
import { productionChoices } from '../state/design.ts';
import type { Announcer } from './announcer.ts';
import { store as keep, readStored } from './storage.ts';
import type { Store } from './store.ts';

const key = 'zip';

/** The maximum delay of a timer. */
const longestWaitMs = 2 ** 31 - 1;

export interface DeliveryControl {
  /** Requests dates for the ZIP code saved in this browser, if any. */
  start(): void;
  ask(zip: string): void;
  /** Requests dates again for the same ZIP code, if there is one. */
  askAgain(): void;
}

/** The request has the ZIP code and the order, and nothing about the page it comes from. */
async function askServer(
  zip: string,
  product: ProductId,
  options: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<DeliveryAnswer> {
  try {
    const { askDeliveryDate } = await import('../delivery/client.ts');
    const quietly: Connection['fetch'] = (url, init) =>
      fetch(url, { ...init, referrerPolicy: 'no-referrer' });
    return await askDeliveryDate({ zip, product, options }, { fetch: quietly, signal });
  } catch {
    return { kind: 'unavailable' };
  }
}

/** Strips the four extra digits of a ZIP+4 code; other input is unchanged. */
function fiveDigits(zip: string): string {
  return zip.trim().replace(/^(\d{5})-\d{4}$/, '$1');
}

/**
 * Requests delivery dates, saves the ZIP code in this browser, and refreshes dates when they
 * expire.
 */
export function deliveryControl(
  catalog: Catalog,
  store: Store,
  announce: Announcer,
): DeliveryControl {
  let asked: AbortController | undefined;
  let lapse: number | undefined;

  const ask = async (zip: string) => {
    asked?.abort();
    window.clearTimeout(lapse);
    asked = new AbortController();
    const { signal } = asked;
    const { answer } = store.state().delivery;
    store.set({ delivery: { zip, answer, isAsking: true } });
    const design = store.design();
    const next = await askServer(zip, design.product, productionChoices(catalog, design), signal);
    if (next.kind === 'withdrawn') return;
    store.set({ delivery: { zip, answer: next, isAsking: false } });
    if (next.kind !== 'estimate') return;
    keep(key, next.estimate.zip);
    announce.sayLast(`Arrives ${dayText(next.estimate.delivery_date)}.`);
    const wait = Date.parse(next.estimate.approval_deadline) - Date.now();
    if (wait > 0) lapse = window.setTimeout(askAgain, Math.min(wait + 1000, longestWaitMs));
  };

  const askAgain = () => {
    const { zip } = store.state().delivery;
    if (zip !== '') void ask(zip);
  };

  const start = () => {
    const known = readStored(key);
    if (typeof known === 'string' && zipCode.test(known)) void ask(known);
  };

  return { start, ask: (zip) => void ask(fiveDigits(zip)), askAgain };
}
