import { z } from 'zod';
import { CarrierFailure, digits, failureOf, post, type UpsAccess, within } from './exchange.ts';

/** Fetches an access token once and caches it until it expires. */
export interface TokenKeeper {
  get(signal: AbortSignal): Promise<string>;
  /** Discards a rejected token, unless a newer one has replaced it. */
  drop(token: string): void;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: digits });

/** A token isn't used in its last minute, since it could expire in transit. */
const safetySeconds = 60;

export function tokenKeeper(access: UpsAccess): TokenKeeper {
  let cached: { token: string; until: number } | undefined;
  let flight: Promise<string> | undefined;

  async function request(): Promise<string> {
    const answer = await post({
      send: access.send,
      url: `${access.baseUrl}/security/v1/oauth/token`,
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
    async get(signal) {
      return cached && access.now() < cached.until ? cached.token : share(signal);
    },
    drop(token) {
      if (cached?.token === token) cached = undefined;
    },
  };
}
