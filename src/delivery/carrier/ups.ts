import { z } from 'zod';
import type { PlainDate } from '../../text/days.ts';
import { CarrierFailure, digits, failureOf, post, type UpsAccess } from './exchange.ts';
import { tokenKeeper } from './token.ts';

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
    return post({
      send: access.send,
      url: `${access.baseUrl}/api/shipments/v1/transittimes`,
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
