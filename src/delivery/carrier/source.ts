import type { PlainDate } from '../../text/days.ts';
import type { TransitSource } from '../destination.ts';
import { asCarrierFailure, type GroundDays } from './ups.ts';

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
}

/**
 * The carrier's own days, cached for a day, with one call at a time for each ZIP code and ship
 * date. On any failure the table answers, and a carrier that keeps failing isn't called for a
 * while.
 */
export function carrierSource(input: CarrierSourceInput): TransitSource {
  const { groundDays, carrierName, table, now, log } = input;
  /** Days by ZIP code and ship date, `undefined` if the carrier has none; the oldest first. */
  const cache = new Map<string, { days: number | undefined; until: number }>();
  const questions = new Map<string, Promise<void>>();
  let failures = 0;
  let blockedUntil = 0;
  let isTrying = false;

  /** Whether to call now. After failures, one caller at a time is let through as a probe. */
  function mayCall(): boolean {
    if (questions.size >= carrierLimits.questionsMax) return false;
    if (failures === 0) return true;
    if (isTrying || now() < blockedUntil) return false;
    isTrying = true;
    return true;
  }

  async function ask(key: string, zip: string, shipDate: PlainDate): Promise<void> {
    try {
      const days = await groundDays(zip, shipDate);
      cache.delete(key);
      cache.set(key, {
        days,
        until: now() + (days ? carrierLimits.keepMs : carrierLimits.keepUnknownMs),
      });
      const [oldest = key] = cache.keys();
      if (cache.size > carrierLimits.entriesMax) cache.delete(oldest);
      if (failures > 0) log('Transit days from the carrier are back.');
      [failures, blockedUntil, isTrying] = [0, 0, false];
    } catch (error) {
      const startedBeforeTheBlock = failures > 0 && !isTrying;
      if (startedBeforeTheBlock) return;
      const { message, retryAfterMs } = asCarrierFailure(error);
      if (failures === 0) log(`No transit days from the carrier: ${message}. Using the table.`);
      const { firstMs, longestMs } = carrierLimits.backOff;
      const wait = Math.max(firstMs * 2 ** failures, retryAfterMs);
      blockedUntil = now() + Math.min(wait, longestMs);
      failures += 1;
      isTrying = false;
    }
  }

  return {
    async transitTo(destination, shipDate) {
      const key = `${destination.zip} ${shipDate}`;
      const fresh = () => {
        const entry = cache.get(key);
        return entry && now() < entry.until ? entry : undefined;
      };
      if (!fresh()) {
        if (!questions.has(key) && mayCall()) {
          const question = ask(key, destination.zip, shipDate);
          questions.set(
            key,
            question.finally(() => questions.delete(key)),
          );
        }
        await questions.get(key);
      }
      const { days, until } = fresh() ?? { until: Math.max(blockedUntil, now() + busyMs) };
      const freshForMs = until - now();
      return days
        ? { days, fromCarrier: true, freshForMs }
        : { ...(await table.transitTo(destination, shipDate)), freshForMs };
    },
    name: `${carrierName} from the carrier; if it does not answer, ${table.name}`,
  };
}
