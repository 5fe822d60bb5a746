import { z } from 'zod';
import type { PlainDate } from '../text/days.ts';
import type { TransitSource } from './destination.ts';

/** Times are in milliseconds. */
export const carrierLimits = {
  /** How long the carrier's answers are cached. */
  keepMs: 24 * 60 * 60_000,
  /** The most ZIP codes in the cache. */
  entriesMax: 10_000,
  /** The most simultaneous calls; the table answers further questions. */
  callsMax: 16,
  /** How long a carrier that failed isn't called. */
  pauseMs: 30_000,
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
  const { keepMs, entriesMax, callsMax, pauseMs } = carrierLimits;
  /** Days by ZIP code, `undefined` if the carrier has none; the oldest first. */
  const cache = new Map<string, { days: Promise<number | undefined>; until: number }>();
  let calls = 0;
  /** 0 while the carrier answers. */
  let pausedUntil = 0;

  async function ask(zip: string, shipDate: PlainDate): Promise<number | undefined> {
    calls += 1;
    try {
      const days = await groundDays(zip, shipDate);
      if (pausedUntil > 0) log('Transit days from the carrier are back.');
      pausedUntil = 0;
      return days;
    } catch (error) {
      cache.delete(zip);
      const reason = `No transit days from the carrier: ${reasonOf(error)}. Using the table.`;
      if (pausedUntil === 0) log(reason);
      pausedUntil = now() + pauseMs;
      return undefined;
    } finally {
      calls -= 1;
    }
  }

  return {
    async transitTo(destination, shipDate) {
      const { zip } = destination;
      const isKept = () => now() < (cache.get(zip)?.until ?? 0);
      if (!isKept() && calls < callsMax && now() >= pausedUntil) {
        cache.delete(zip);
        cache.set(zip, { days: ask(zip, shipDate), until: now() + keepMs });
        const [oldest = zip] = cache.keys();
        if (cache.size > entriesMax) cache.delete(oldest);
      }
      const entry = isKept() ? cache.get(zip) : undefined;
      const days = await entry?.days;
      const until = entry && isKept() ? entry.until : pausedUntil;
      const freshForMs = Math.max(0, until - now());
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

/** An error that the carrier answered; the message has no ZIP code. */
class CarrierError extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`HTTP ${status} from ${path}`);
    this.status = status;
  }
}

/** Settings for calls to the carrier's API. */
interface UpsAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly originZip: string;
  /** Timeout of one call in milliseconds, the token included. */
  readonly timeoutMs: number;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Gets the business days of ground service from UPS Time in Transit (v1); `undefined` if it has none
 * for this ZIP code and ship date.
 *
 * @throws if the service is at fault.
 */
type GroundDays = (zip: string, shipDate: PlainDate) => Promise<number | undefined>;

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const transitAnswer = z.object({
  emsResponse: z.object({ services: z.array(z.unknown()) }).nullish(),
});
const groundService = z.object({
  serviceLevel: z.literal('GND'),
  // It arrives as a number or as text.
  businessTransitDays: z.coerce.number().int().min(1).max(30),
});

export function upsClient(access: UpsAccess): GroundDays {
  const { clientId, clientSecret, originZip: originPostalCode } = access;
  /** Shared by all callers until the carrier rejects it. */
  let token: Promise<string> | undefined;

  /** Posts to the carrier. Redirects are rejected, so that credentials go nowhere else. */
  async function post(path: string, content: RequestInit): Promise<unknown> {
    const init = { ...content, method: 'POST', redirect: 'error' } as const;
    const response = await access.send(access.baseUrl + path, init);
    if (response.ok) return response.json();
    await response.body?.cancel();
    throw new CarrierError(path, response.status);
  }

  async function requestToken(signal: AbortSignal): Promise<string> {
    const authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'grant_type=client_credentials';
    const answer = await post('/security/v1/oauth/token', { headers, body, signal });
    return tokenAnswer.parse(answer).access_token;
  }

  async function ask(body: string, signal: AbortSignal, isRepeated = false): Promise<unknown> {
    token ??= requestToken(signal);
    const own = token;
    try {
      const headers = {
        authorization: `Bearer ${await own}`,
        'content-type': 'application/json',
        transId: crypto.randomUUID().replaceAll('-', ''),
        transactionSrc: 'tabquote',
      };
      return await post('/api/shipments/v1/transittimes', { headers, body, signal });
    } catch (error) {
      const status = error instanceof CarrierError && error.status;
      if (status === 400 || status === 404) return {};
      // Another caller may have replaced it.
      if (token === own) token = undefined;
      if (status === 401 && !isRepeated) return ask(body, signal, true);
      throw error;
    }
  }

  return async (zip, shipDate) => {
    const question = {
      ...{ originCountryCode: 'US', originPostalCode },
      ...{ destinationCountryCode: 'US', destinationPostalCode: zip },
      ...{ residentialIndicator: '02', shipDate, shipTime: '12:00:00' },
      ...{ weight: '10', weightUnitOfMeasure: 'LBS', numberOfPackages: '1' },
    };
    const answer = await ask(JSON.stringify(question), AbortSignal.timeout(access.timeoutMs));
    const services = transitAnswer.parse(answer).emsResponse?.services ?? [];
    const [ground] = services.flatMap((one) => groundService.safeParse(one).data ?? []);
    return ground?.businessTransitDays;
  };
}
