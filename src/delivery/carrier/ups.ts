import { z } from 'zod';
import type { PlainDate } from '../../text/days.ts';
import { CarrierFailure, digits, failureOf, post, type UpsAccess, within } from './exchange.ts';

/** Gets the business days of ground service from UPS Time in Transit (v1). */
export interface UpsClient {
  /** @throws CarrierFailure, or what `send` throws. */
  groundDays(zip: string, shipDate: PlainDate): Promise<number>;
}

const transitAnswer = z.object({
  emsResponse: z.object({ services: z.array(z.unknown()).max(100) }).nullish(),
});

const groundService = z.object({ serviceLevel: z.literal('GND'), businessTransitDays: digits });

/** Days outside this range are treated as an error. */
const believableDays = { min: 1, max: 30 };

export function upsClient(access: UpsAccess): UpsClient {
  const tokens = tokenKeeper(access);

  function ask(token: string, body: string, signal: AbortSignal) {
    return post(access.send, `${access.baseUrl}/api/shipments/v1/transittimes`, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        transId: access.newId(),
        transactionSrc: 'tabquote',
      },
      body,
      signal,
    });
  }

  return {
    async groundDays(zip, shipDate) {
      const signal = AbortSignal.timeout(access.timeoutMs);
      const body = JSON.stringify(question(access.originZip, zip, shipDate));
      const token = await tokens.get(signal);
      let answer = await ask(token, body, signal);
      if (answer.status === 401) {
        tokens.drop(token);
        answer = await ask(await tokens.get(signal), body, signal);
      }
      if (answer.status === 400 || answer.status === 404) {
        throw new CarrierFailure('destination', `HTTP ${answer.status} for a destination`);
      }
      if (answer.status !== 200) throw failureOf('transit endpoint', answer);
      return readGroundDays(answer.json);
    },
  };
}

function question(originZip: string, zip: string, shipDate: PlainDate) {
  return {
    originCountryCode: 'US',
    originPostalCode: originZip,
    destinationCountryCode: 'US',
    destinationPostalCode: zip,
    residentialIndicator: '02',
    shipDate,
    shipTime: '12:00:00',
    weight: '10',
    weightUnitOfMeasure: 'LBS',
    numberOfPackages: '1',
  };
}

function readGroundDays(json: unknown): number {
  const read = transitAnswer.safeParse(json);
  if (!read.success) throw new CarrierFailure('service', 'a transit answer of another shape');
  for (const service of read.data.emsResponse?.services ?? []) {
    const ground = groundService.safeParse(service);
    if (ground.success) return believable(ground.data.businessTransitDays);
  }
  throw new CarrierFailure('destination', 'no ground service for a destination');
}

function believable(days: number): number {
  if (days >= believableDays.min && days <= believableDays.max) return days;
  throw new CarrierFailure('destination', `${days} days for a destination`);
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: digits });

/** A token isn't used in its last minute, since it could expire in transit. */
const safetySeconds = 60;

/** Fetches an access token once and caches it until it expires. */
export function tokenKeeper(access: UpsAccess) {
  let cached: { token: string; until: number } | undefined;
  let flight: Promise<string> | undefined;

  async function request(): Promise<string> {
    const answer = await post(access.send, `${access.baseUrl}/security/v1/oauth/token`, {
      headers: {
        authorization: `Basic ${btoa(`${access.clientId}:${access.clientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(access.timeoutMs),
    });
    if (answer.status !== 200) throw failureOf('token endpoint', answer);
    const read = tokenAnswer.safeParse(answer.json);
    if (!read.success) throw new CarrierFailure('service', 'a token answer of another shape');
    const { access_token: token, expires_in: seconds } = read.data;
    cached = { token, until: access.now() + (seconds - safetySeconds) * 1000 };
    return token;
  }

  /** All callers share one request; one that outlasts a caller's timeout gets no new callers. */
  async function share(signal: AbortSignal): Promise<string> {
    flight ??= request();
    const shared = flight;
    try {
      return await within(shared, signal);
    } finally {
      if (flight === shared) flight = undefined;
    }
  }

  return {
    async get(signal: AbortSignal): Promise<string> {
      return cached && access.now() < cached.until ? cached.token : share(signal);
    },
    /** Discards a rejected token, unless a newer one has replaced it. */
    drop(token: string): void {
      if (cached?.token === token) cached = undefined;
    },
  };
}
