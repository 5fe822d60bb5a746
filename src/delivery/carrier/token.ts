import { z } from 'zod';
import type { UpsAccess } from './access.ts';
import { post, refusedBy, within } from './exchange.ts';
import { CarrierFailure } from './failure.ts';
import { digits } from './wire.ts';

/** An access token that is fetched once and kept until it expires. */
export interface TokenKeeper {
  get(signal: AbortSignal): Promise<string>;
  /** Forgets a token that was refused, unless a newer one has taken its place. */
  drop(token: string): void;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: digits });

/** A token is not used in its last minute: it could expire on the way. */
const safetySeconds = 60;

export function tokenKeeper(access: UpsAccess): TokenKeeper {
  let kept: { token: string; until: number } | undefined;
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
      signal: AbortSignal.timeout(access.patienceMs),
    });
    if (answer.status !== 200) throw refusedBy('token endpoint', answer);
    const read = tokenAnswer.safeParse(answer.json);
    if (!read.success) throw new CarrierFailure('service', 'a token answer of another shape');
    const { access_token: token, expires_in: seconds } = read.data;
    kept = { token, until: access.now() + (seconds - safetySeconds) * 1000 };
    return token;
  }

  /** One request serves all who wait; one that outlasts a waiter's patience gets no new waiters. */
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
      return kept && access.now() < kept.until ? kept.token : share(signal);
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
