import { transit } from '../book/transit.ts';
import { carrierSource, upsClient } from '../delivery/carrier.ts';
import { tableSource } from '../delivery/destination.ts';
import type { DeliveryDesk } from '../delivery/estimate.ts';
import { book } from './book.ts';
import { type Environment, httpAddress } from './settings.ts';

const defaultBaseUrl = 'https://onlinetools.ups.com';

/**
 * Reads `UPS_CLIENT_ID`, `UPS_CLIENT_SECRET` and `UPS_BASE_URL`.
 *
 * @returns `undefined` if no credentials are set, which turns the carrier off.
 * @throws if only one of the two credentials is set, or the address is invalid.
 */
export function readCarrierSettings(environment: Environment) {
  const { UPS_CLIENT_ID: clientId, UPS_CLIENT_SECRET: clientSecret } = environment;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) {
    const [missing, set] = clientId ? ['SECRET', 'ID'] : ['ID', 'SECRET'];
    throw new Error(
      `UPS_CLIENT_${missing} is missing, but UPS_CLIENT_${set} is set: set both to get transit days from the carrier, or neither to use the embedded table`,
    );
  }
  const given = environment.UPS_BASE_URL || defaultBaseUrl;
  const url = httpAddress(given);
  if (url) return { clientId, clientSecret, baseUrl: url.href.replace(/\/$/, '') };
  throw new Error(`UPS_BASE_URL is "${given}": write an address such as ${defaultBaseUrl}`);
}

/** What the delivery endpoint of a running service works with: the settings select its source. */
export function openDeliveryDesk(
  environment: Environment,
  log: (line: string) => void,
): DeliveryDesk {
  const settings = readCarrierSettings(environment);
  const table = tableSource(transit);
  const desk = { table: transit, source: table, clock: Date.now };
  if (!settings) return desk;
  const { originZip } = book.seller;
  // Longer than that, the table answers.
  const groundDays = upsClient({ ...settings, originZip, send: fetch, timeoutMs: 1_500 });
  const carrierName = book.delivery.carrier.name;
  const source = carrierSource({ groundDays, carrierName, table, now: Date.now, log });
  return { ...desk, source };
}
