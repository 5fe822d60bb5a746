import type { PlainDate } from '../../text/days.ts';
import type { TransitSource } from '../destination.ts';
import { CarrierError, type GroundDays } from './ups.ts';

/** Times are in milliseconds. */
export const carrierLimits = {
  /** How long the carrier's days are cached; a ZIP code for which it has none is asked sooner. */
  keepMs: 24 * 60 * 60_000,
  keepUnknownMs: 60 * 60_000,
  /** The most ZIP codes in the cache. */
  entriesMax: 10_000,
  /** The most simultaneous calls; the table answers further questions, for this long. */
  callsMax: 16,
  busyMs: 2_000,
  /** How long a carrier that failed isn't called; it may ask for longer, but not beyond the limit. */
  pauseMs: 30_000,
  pauseMaxMs: 5 * 60_000,
};

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
 * The carrier's own days, cached by ZIP code for a day: whatever dates buyers ask about, a ZIP code
 * costs one call. On any failure the table answers, and the carrier isn't called for a while.
 */
export function carrierSource(input: CarrierSourceInput): TransitSource {
  const { groundDays, carrierName, table, now, log } = input;
  const { keepMs, keepUnknownMs, entriesMax, callsMax, busyMs, pauseMs, pauseMaxMs } =
    carrierLimits;
  /** Days by ZIP code, `undefined` if the carrier has none; the oldest first. */
  const cache = new Map<string, { days: number | undefined; until: number }>();
  const calls = new Map<string, Promise<void>>();
  /** 0 while the carrier answers. */
  let pausedUntil = 0;

  async function call(zip: string, shipDate: PlainDate): Promise<void> {
    try {
      const days = await groundDays(zip, shipDate);
      cache.delete(zip);
      cache.set(zip, { days, until: now() + (days ? keepMs : keepUnknownMs) });
      const [oldest = zip] = cache.keys();
      if (cache.size > entriesMax) cache.delete(oldest);
      if (pausedUntil > 0) log('Transit days from the carrier are back.');
      pausedUntil = 0;
    } catch (error) {
      const reason = `No transit days from the carrier: ${reasonOf(error)}. Using the table.`;
      if (pausedUntil === 0) log(reason);
      const asked = error instanceof CarrierError ? error.retryAfterMs : 0;
      pausedUntil = now() + Math.min(Math.max(pauseMs, asked), pauseMaxMs);
    } finally {
      calls.delete(zip);
    }
  }

  return {
    async transitTo(destination, shipDate) {
      const { zip } = destination;
      const cached = () => {
        const entry = cache.get(zip);
        return entry && now() < entry.until ? entry : undefined;
      };
      const mayCall = calls.size < callsMax && now() >= pausedUntil;
      if (!cached() && !calls.has(zip) && mayCall) calls.set(zip, call(zip, shipDate));
      if (!cached()) await calls.get(zip);
      const { days, until } = cached() ?? { until: Math.max(pausedUntil, now() + busyMs) };
      const freshForMs = until - now();
      return days
        ? { days, fromCarrier: true, freshForMs }
        : { ...(await table.transitTo(destination, shipDate)), freshForMs };
    },
    name: `${carrierName} from the carrier; if it does not answer, ${table.name}`,
  };
}

/** What failed. Messages of others than the carrier could have a ZIP code. */
function reasonOf(error: unknown): string {
  if (error instanceof CarrierError) return error.message;
  const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
  return cause?.code ?? name;
}
