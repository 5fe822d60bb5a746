import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How an endpoint of the double misbehaves. */
export interface Misbehavior {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as is if it is text, else as JSON. */
  readonly body?: unknown;
  /** Never answers, stops halfway, or breaks the connection. */
  readonly silence?: 'from the start' | 'in the middle' | 'broken';
}

export type CarrierDouble = Awaited<ReturnType<typeof startCarrierDouble>>;

/** A local server for the carrier's protocol: OAuth client credentials, Time in Transit. */
export async function startCarrierDouble() {
  const tokens: string[] = [];
  const questions: Record<string, string>[] = [];
  const groundDays = new Map<string, unknown>();
  const misbehaviors = new Map<string, Misbehavior>();
  const basic = `Basic ${Buffer.from('client:se:cret').toString('base64')}`;
  let validToken: string | undefined;

  function giveToken(request: IncomingMessage, body: string): Answer {
    const isAsked =
      request.headers.authorization === basic && body === 'grant_type=client_credentials';
    if (!isAsked) return refusal(401, 'Invalid Authentication Information.');
    validToken = `token-${tokens.length + 1}`;
    tokens.push(validToken);
    const token = { token_type: 'Bearer', access_token: validToken, expires_in: '14399' };
    return { status: 200, body: { ...token, status: 'approved' } };
  }

  function giveDays({ headers }: IncomingMessage, body: string): Answer {
    if (headers.authorization !== `Bearer ${validToken}`) return refusal(401, 'Invalid token');
    const isComplete = headers['content-type'] === 'application/json' && headers.transid;
    if (!isComplete || headers.transactionsrc !== 'tabquote') return refusal(400, 'Bad headers');
    const question = JSON.parse(body) as Record<string, string>;
    questions.push(question);
    const days = groundDays.get(question.destinationPostalCode ?? '') ?? '3';
    return { status: 200, body: transitAnswer(question, days) };
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const endpoint = endpoints[`${request.method} ${request.url}`];
    if (!endpoint) return send(response, refusal(404, 'No such endpoint'));
    const answer = endpoint === 'token' ? giveToken(request, body) : giveDays(request, body);
    const how = misbehaviors.get(endpoint);
    if (how) failToAnswer(response, how);
    else send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'client',
    clientSecret: 'se:cret',
    /** The tokens issued so far. */
    tokens,
    /** The requests received so far, in the documented form. */
    questions,
    /** Days of ground service by ZIP code; defaults to 3. */
    groundDays,
    misbehave(endpoint: Endpoint, how: Misbehavior | undefined) {
      if (how) misbehaviors.set(endpoint, how);
      else misbehaviors.delete(endpoint);
    },
    revokeToken() {
      validToken = undefined;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Endpoint = 'token' | 'transit';

const endpoints: Readonly<Record<string, Endpoint>> = {
  'POST /security/v1/oauth/token': 'token',
  'POST /api/shipments/v1/transittimes': 'transit',
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function refusal(status: number, message: string): Answer {
  return { status, body: { response: { errors: [{ code: String(status), message }] } } };
}

function transitAnswer({ shipDate }: Record<string, string>, groundDays: unknown) {
  const services = [
    ['1DA', 'UPS Next Day Air', '1'],
    ['GND', 'UPS Ground', groundDays],
  ].map(([serviceLevel, serviceLevelDescription, businessTransitDays]) => ({
    serviceLevel,
    serviceLevelDescription,
    businessTransitDays,
  }));
  return {
    ...{ validationList: null, destinationPickList: null, originPickList: null },
    emsResponse: { shipDate, serviceLevel: 'A', numberOfServices: services.length, services },
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function failToAnswer(response: ServerResponse, how: Misbehavior): void {
  if (how.silence === 'from the start') return;
  if (how.silence === 'broken') {
    response.destroy();
    return;
  }
  response.writeHead(how.status ?? 200, { 'content-type': 'application/json', ...how.headers });
  const body = typeof how.body === 'string' ? how.body : JSON.stringify(how.body ?? {});
  if (how.silence === 'in the middle') response.write(body.slice(0, 1));
  else response.end(body);
}
