import type { PlainDate } from '../../text/days.ts';
import type { TransitSource } from '../destination.ts';
import { asCarrierFailure, type GroundDays } from './ups.ts';

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
  readonly groundDays: GroundDays;
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
  const { groundDays, carrierName, table, now, log, limits = carrierLimits } = input;
  /** Days by ZIP code and ship date; the oldest first. */
  const cache = new Map<string, { days: number | 'unknown'; until: number }>();
  const questions = new Map<string, Promise<void>>();
  const service = backOff(limits.backOff, now);

  function keep(key: string, days: number | 'unknown', forMs: number): void {
    cache.delete(key);
    cache.set(key, { days, until: now() + forMs });
    const [oldest = key] = cache.keys();
    if (cache.size > limits.entriesMax) cache.delete(oldest);
  }

  function fresh(key: string) {
    const entry = cache.get(key);
    return entry && now() < entry.until ? entry : undefined;
  }

  async function ask(key: string, zip: string, shipDate: PlainDate): Promise<void> {
    try {
      keep(key, await groundDays(zip, shipDate), limits.keepMs);
    } catch (error) {
      const failure = asCarrierFailure(error);
      if (failure.scope === 'service') {
        const isFirst = service.failed(failure.retryAfterMs);
        if (isFirst) log(`No transit days from the carrier: ${failure.message}. Using the table.`);
        return;
      }
      keep(key, 'unknown', limits.keepUnknownMs);
    }
    if (service.succeeded()) log('Transit days from the carrier are back.');
  }

  return {
    async transitTo(destination, shipDate) {
      const key = `${destination.zip} ${shipDate}`;
      if (!fresh(key)) {
        if (!questions.has(key) && questions.size < limits.questionsMax && service.mayTry()) {
          const question = ask(key, destination.zip, shipDate);
          questions.set(
            key,
            question.finally(() => questions.delete(key)),
          );
        }
        await questions.get(key);
      }
      const { days = 'unknown', until = now() + Math.max(service.waitMs(), busyMs) } =
        fresh(key) ?? {};
      const freshForMs = until - now();
      return days === 'unknown'
        ? { ...(await table.transitTo(destination, shipDate)), freshForMs }
        : { days, fromCarrier: true, freshForMs };
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
