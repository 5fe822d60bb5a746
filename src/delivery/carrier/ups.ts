import { z } from 'zod';
import type { PlainDate } from '../../text/days.ts';

/** Settings for calls to the carrier's API. */
interface UpsAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly originZip: string;
  /** Sends a request, like the platform's `fetch`. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns a request id for the carrier's logs: 32 letters and digits, unique per request. */
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Timeout of one call in milliseconds, the token included. */
  readonly timeoutMs: number;
}

/**
 * Gets the business days of ground service from UPS Time in Transit (v1); `undefined` if it has none
 * for this ZIP code and ship date.
 *
 * @throws CarrierFailure, or what `send` throws, if the service is at fault.
 */
export type GroundDays = (zip: string, shipDate: PlainDate) => Promise<number | undefined>;

/** A whole number, which the carrier sends as a number or as text. */
const digits = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
const transitAnswer = z.object({
  emsResponse: z.object({ services: z.array(z.unknown()).max(100) }).nullish(),
});
const groundService = z.object({ serviceLevel: z.literal('GND'), businessTransitDays: digits });
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: digits });

/** Days outside this range are not believed. */
const believableDays = { min: 1, max: 30 };

export function upsClient(access: UpsAccess): GroundDays {
  const tokens = tokenKeeper(access);

  return async (zip, shipDate) => {
    const signal = AbortSignal.timeout(access.timeoutMs);
    const body = JSON.stringify({
      originCountryCode: 'US',
      originPostalCode: access.originZip,
      destinationCountryCode: 'US',
      destinationPostalCode: zip,
      residentialIndicator: '02',
      shipDate,
      shipTime: '12:00:00',
      weight: '10',
      weightUnitOfMeasure: 'LBS',
      numberOfPackages: '1',
    });
    const ask = (token: string) =>
      post(access, '/api/shipments/v1/transittimes', {
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          transId: access.newId(),
          transactionSrc: 'tabquote',
        },
        body,
        signal,
      });
    const token = await tokens.get(signal);
    let answer = await ask(token);
    if (answer.status === 401) {
      tokens.drop(token);
      answer = await ask(await tokens.get(signal));
    }
    if (answer.status === 400 || answer.status === 404) return undefined;
    const read = transitAnswer.safeParse(jsonOf(answer, 'transit endpoint'));
    if (!read.success) throw new CarrierFailure('a transit answer of another shape');
    const services = read.data.emsResponse?.services ?? [];
    const ground = services.map((one) => groundService.safeParse(one)).find((one) => one.success);
    const days = ground?.data.businessTransitDays ?? 0;
    return days >= believableDays.min && days <= believableDays.max ? days : undefined;
  };
}

/** A token isn't used in its last minute, since it could expire in transit. */
const safetySeconds = 60;

/** Fetches an access token once and caches it until it expires. */
export function tokenKeeper(access: UpsAccess) {
  let cached: { token: string; until: number } | undefined;
  let flight: Promise<string> | undefined;

  async function request(signal: AbortSignal): Promise<string> {
    const answer = await post(access, '/security/v1/oauth/token', {
      headers: {
        authorization: `Basic ${btoa(`${access.clientId}:${access.clientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
    });
    const read = tokenAnswer.safeParse(jsonOf(answer, 'token endpoint'));
    if (!read.success) throw new CarrierFailure('a token answer of another shape');
    const { access_token: token, expires_in: seconds } = read.data;
    cached = { token, until: access.now() + (seconds - safetySeconds) * 1000 };
    return token;
  }

  return {
    /** All callers share one request, which ends at the first one's timeout. */
    async get(signal: AbortSignal): Promise<string> {
      if (cached && access.now() < cached.until) return cached.token;
      flight ??= request(signal).finally(() => {
        flight = undefined;
      });
      return flight;
    },
    /** Discards a rejected token, unless a newer one has replaced it. */
    drop(token: string): void {
      if (cached?.token === token) cached = undefined;
    },
  };
}

interface CarrierAnswer {
  readonly status: number;
  /** Set if it succeeded. */
  readonly json?: unknown;
  readonly retryAfterMs?: number;
}

/** Posts to the carrier. Redirects are rejected, so that credentials go nowhere else. */
async function post(
  { send, baseUrl }: UpsAccess,
  path: string,
  content: Pick<RequestInit, 'headers' | 'body' | 'signal'>,
): Promise<CarrierAnswer> {
  const response = await send(baseUrl + path, { ...content, method: 'POST', redirect: 'error' });
  const { status, headers, body } = response;
  if (status === 200) return { status, json: JSON.parse(await readText(response)) };
  await body?.cancel();
  // The other form of the header is a date.
  const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
  return { status, ...(seconds && { retryAfterMs: Number(seconds) * 1000 }) };
}

/** Longest answer that is read, in bytes; the carrier's have a few thousand. */
const answerBytesMax = 256 * 1024;

/** @throws CarrierFailure if the answer is too long; its connection is dropped. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > answerBytesMax) {
      throw new CarrierFailure(`an answer of more than ${answerBytesMax} bytes`);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** @throws CarrierFailure if it is an error of the service. */
function jsonOf({ status, json, retryAfterMs }: CarrierAnswer, endpoint: string): unknown {
  if (status === 200) return json;
  throw new CarrierFailure(`HTTP ${status} from the ${endpoint}`, retryAfterMs);
}

/** Why the carrier couldn't be asked. The message has no ZIP code, so it may be logged. */
class CarrierFailure extends Error {
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Converts any failure of a carrier call to words that may be logged. */
export function asCarrierFailure(error: unknown): CarrierFailure {
  if (error instanceof CarrierFailure) return error;
  if (error instanceof SyntaxError) return new CarrierFailure('an answer that is not JSON');
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return new CarrierFailure('no answer in time');
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return new CarrierFailure(`no connection${code ? ` (${code})` : ''}`);
}
