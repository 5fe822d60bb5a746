import { z } from 'zod';
import type { PlainDate } from '../../text/days.ts';

/** Settings for calls to the carrier's API. */
interface UpsAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly originZip: string;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Timeout of one call in milliseconds, the token included. */
  readonly timeoutMs: number;
}

/**
 * Gets the business days of ground service from UPS Time in Transit (v1); `undefined` if it has none
 * for this ZIP code and ship date.
 *
 * @throws if the service is at fault.
 */
export type GroundDays = (zip: string, shipDate: PlainDate) => Promise<number | undefined>;

/** An error that the carrier answered; the message has no ZIP code. */
export class CarrierError extends Error {
  readonly status: number;
  readonly retryAfterMs: number;

  constructor(path: string, { status, headers }: Response) {
    super(`HTTP ${status} from ${path}`);
    this.status = status;
    // The other form of the header is a date.
    this.retryAfterMs = (Number(headers.get('retry-after')) || 0) * 1000;
  }
}

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const transitAnswer = z.object({
  emsResponse: z.object({ services: z.array(z.unknown()).max(100) }).nullish(),
});
const groundService = z.object({
  serviceLevel: z.literal('GND'),
  // It arrives as a number or as text.
  businessTransitDays: z.coerce.number().int().min(1).max(30),
});

export function upsClient(access: UpsAccess): GroundDays {
  /** Shared by all callers until the carrier rejects it. */
  let token: Promise<string> | undefined;

  async function requestToken(signal: AbortSignal): Promise<string> {
    const authorization = `Basic ${btoa(`${access.clientId}:${access.clientSecret}`)}`;
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'grant_type=client_credentials';
    const answer = await post(access, '/security/v1/oauth/token', { headers, body, signal });
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
      return await post(access, '/api/shipments/v1/transittimes', { headers, body, signal });
    } catch (error) {
      const { status } = error as Partial<CarrierError>;
      if (status === 400 || status === 404) return {};
      // Another caller may have replaced it.
      if (token === own) token = undefined;
      if (status === 401 && !isRepeated) return ask(body, signal, true);
      throw error;
    }
  }

  return async (zip, shipDate) => {
    const question = {
      ...{ originCountryCode: 'US', originPostalCode: access.originZip },
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

/** Longest answer that is read, in characters; the carrier's have a few thousand. */
const answerLengthMax = 256 * 1024;

/** Posts to the carrier. Redirects are rejected, so that credentials go nowhere else. */
async function post({ send, baseUrl }: UpsAccess, path: string, content: RequestInit) {
  const response = await send(baseUrl + path, { ...content, method: 'POST', redirect: 'error' });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new CarrierError(path, response);
  }
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > answerLengthMax) throw new RangeError('too long');
  }
  return JSON.parse(text) as unknown;
}
