import type { PlainDate } from '../../text/days.ts';
import type { Destination, Transit, TransitSource } from '../destination.ts';
import { asCarrierFailure } from './exchange.ts';
import type { UpsClient } from './ups.ts';

export type CarrierLimits = Readonly<typeof carrierLimits>;

export const carrierLimits = {
  /** How long the carrier's days are cached, in milliseconds. */
  keepMs: 24 * 60 * 60_000,
  /** How long to wait before asking again about a destination without days, in milliseconds. */
  keepUnknownMs: 60 * 60_000,
  entriesMax: 10_000,
  /** Maximum number of simultaneous calls; the table answers further questions. */
  questionsMax: 16,
  /** The wait after the first failure, which each further failure doubles, and the longest one. */
  backOff: { firstMs: 5_000, longestMs: 5 * 60_000 },
};

/** How long the table's answer is good for when the carrier is overloaded, in milliseconds. */
const busyMs = 2_000;

interface CarrierSourceInput {
  readonly client: UpsClient;
  /** The service's name, such as `UPS Ground`. */
  readonly carrierName: string;
  /** Answers when the carrier doesn't. */
  readonly table: TransitSource;
  readonly now: () => number;
  /** Called when the carrier starts to fail, and when it answers again. */
  readonly log: (line: string) => void;
  readonly limits?: CarrierLimits;
}

/**
 * The carrier's own days, cached for a day, with one call at a time for each ZIP code and ship
 * date. On any failure the table answers, and a carrier that keeps failing isn't called for a
 * while.
 */
export function carrierSource(input: CarrierSourceInput): TransitSource {
  const { client, carrierName, table, now, log, limits = carrierLimits } = input;
  const cache = boundedCache<number | 'unknown'>(limits.entriesMax, now);
  const questions = new Map<string, Promise<void>>();
  const service = backOff(limits.backOff, now);

  async function ask(key: string, zip: string, shipDate: PlainDate): Promise<void> {
    try {
      cache.set(key, await client.groundDays(zip, shipDate), limits.keepMs);
    } catch (error) {
      const failure = asCarrierFailure(error);
      if (failure.scope === 'service') {
        const isFirst = service.failed(failure.retryAfterMs);
        if (isFirst) log(`No transit days from the carrier: ${failure.message}. Using the table.`);
        return;
      }
      cache.set(key, 'unknown', limits.keepUnknownMs);
    }
    if (service.succeeded()) log('Transit days from the carrier are back.');
  }

  function questionFor(key: string, zip: string, shipDate: PlainDate): Promise<void> | undefined {
    const underWay = questions.get(key);
    if (underWay) return underWay;
    if (questions.size >= limits.questionsMax || !service.mayTry()) return undefined;
    const question = ask(key, zip, shipDate).finally(() => questions.delete(key));
    questions.set(key, question);
    return question;
  }

  async function fromTable(
    destination: Destination,
    shipDate: PlainDate,
    freshForMs: number,
  ): Promise<Transit> {
    return { ...(await table.transitTo(destination, shipDate)), freshForMs };
  }

  return {
    async transitTo(destination, shipDate) {
      const { zip } = destination;
      const key = `${zip} ${shipDate}`;
      if (!cache.get(key)) await questionFor(key, zip, shipDate);
      const answer = cache.get(key);
      if (!answer) return fromTable(destination, shipDate, Math.max(service.waitMs(), busyMs));
      const { value: days, freshForMs } = answer;
      if (days === 'unknown') return fromTable(destination, shipDate, freshForMs);
      return { days, fromCarrier: true, freshForMs };
    },
    name: `${carrierName} from the carrier; if it does not answer, ${table.name}`,
  };
}

/** Limits calls to a failing service. */
function backOff(limits: CarrierLimits['backOff'], now: () => number) {
  let failures = 0;
  let blockedUntil = 0;
  let isTrying = false;
  return {
    /** Whether to call now. After failures, one caller at a time is let through as a probe. */
    mayTry() {
      if (failures === 0) return true;
      if (isTrying || now() < blockedUntil) return false;
      isTrying = true;
      return true;
    },
    /** Milliseconds until the service may be called again; 0 if it may be called now. */
    waitMs: () => Math.max(0, blockedUntil - now()),
    /** @returns whether this is the first failure after a success. */
    failed(retryAfterMs = 0) {
      const startedBeforeTheBlock = failures > 0 && !isTrying;
      if (startedBeforeTheBlock) return false;
      const wait = Math.max(limits.firstMs * 2 ** failures, retryAfterMs);
      failures += 1;
      isTrying = false;
      blockedUntil = now() + Math.min(wait, limits.longestMs);
      return failures === 1;
    },
    /** @returns whether the service was failing before. */
    succeeded() {
      const hadFailed = failures > 0;
      failures = 0;
      isTrying = false;
      blockedUntil = 0;
      return hadFailed;
    },
  };
}

/**
 * A cache of limited size whose entries each have their own lifetime.
 *
 * @param sizeMax the oldest entry is dropped beyond this many.
 */
function boundedCache<Value>(sizeMax: number, now: () => number) {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    /** Returns a fresh value and the milliseconds left until it expires. */
    get(key: string) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const freshForMs = entry.until - now();
      if (freshForMs > 0) return { value: entry.value, freshForMs };
      entries.delete(key);
      return undefined;
    },
    set(key: string, value: Value, forMs: number) {
      entries.delete(key);
      entries.set(key, { value, until: now() + forMs });
      const [oldest = key] = entries.keys();
      if (entries.size > sizeMax) entries.delete(oldest);
    },
  };
}
