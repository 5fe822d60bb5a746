import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Misbehavior {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as is if it is text, else as JSON. */
  readonly body?: unknown;
  /** Never answers, stops halfway, or breaks the connection. */
  readonly silence?: 'from the start' | 'in the middle' | 'broken';
}

export type CarrierDouble = Awaited<ReturnType<typeof startCarrierDouble>>;

const endpoints: Readonly<Record<string, 'token' | 'transit'>> = {
  'POST /security/v1/oauth/token': 'token',
  'POST /api/shipments/v1/transittimes': 'transit',
};

/** A local server for the carrier's protocol: OAuth client credentials, Time in Transit. */
export async function startCarrierDouble() {
  const tokens: string[] = [];
  const questions: Record<string, string>[] = [];
  const groundDays = new Map<string, unknown>();
  const misbehaviors = new Map<string, Misbehavior | undefined>();
  const basic = `Basic ${Buffer.from('client:se:cret').toString('base64')}`;
  let validToken: string | undefined;

  function giveToken({ authorization }: IncomingHttpHeaders, body: string): Misbehavior {
    if (authorization !== basic || body !== 'grant_type=client_credentials') return { status: 401 };
    validToken = `token-${tokens.length + 1}`;
    tokens.push(validToken);
    const token = { token_type: 'Bearer', access_token: validToken, expires_in: '14399' };
    return { body: { ...token, status: 'approved' } };
  }

  function giveDays(headers: IncomingHttpHeaders, body: string): Misbehavior {
    if (headers.authorization !== `Bearer ${validToken}`) return { status: 401 };
    const isComplete = headers['content-type'] === 'application/json' && headers.transid;
    if (!isComplete || headers.transactionsrc !== 'tabquote') return { status: 400 };
    const question = JSON.parse(body) as Record<string, string>;
    questions.push(question);
    const days = groundDays.get(question.destinationPostalCode ?? '') ?? '3';
    const services = [
      { serviceLevel: '1DA', businessTransitDays: '1' },
      { serviceLevel: 'GND', businessTransitDays: days },
    ];
    const { shipDate } = question;
    return { body: { validationList: null, emsResponse: { shipDate, services } } };
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const endpoint = endpoints[`${request.method} ${request.url}`];
    const give = endpoint === 'token' ? giveToken : giveDays;
    const given = endpoint ? give(request.headers, body) : { status: 404 };
    const how = misbehaviors.get(endpoint ?? '') ?? given;
    if (how.silence === 'from the start') return;
    if (how.silence === 'broken') return void response.destroy();
    response.writeHead(how.status ?? 200, { 'content-type': 'application/json', ...how.headers });
    const sent = typeof how.body === 'string' ? how.body : JSON.stringify(how.body ?? {});
    if (how.silence === 'in the middle') response.write(sent.slice(0, 1));
    else response.end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'client',
    clientSecret: 'se:cret',
    tokens,
    questions,
    /** Days of ground service by ZIP code; defaults to 3. */
    groundDays,
    misbehave: (endpoint: 'token' | 'transit', how?: Misbehavior) =>
      misbehaviors.set(endpoint, how),
    revokeToken() {
      validToken = undefined;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
