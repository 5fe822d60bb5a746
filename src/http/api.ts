import { endpointPaths } from '../contract/paths.ts';
import type { DeliveryDesk } from '../delivery/desk.ts';
import type { HearOrder } from '../order/read.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { errorAnswer } from './answers.ts';
import { openToAll } from './cors.ts';
import { deliveryDateHandler } from './delivery.ts';
import type { ApiHandler } from './message.ts';
import { priceHandler } from './price.ts';

/** Endpoints by path. */
export type Api = ReadonlyMap<string, ApiHandler>;

/**
 * Prices and delivery dates over plain GET.
 *
 * @param release see {@link priceHandler}, as for `hear`.
 */
export function httpApi(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  release?: string,
  hear?: HearOrder,
): Api {
  return new Map([
    [endpointPaths.price, priceHandler(catalog, release, hear)],
    [endpointPaths.deliveryDate, deliveryDateHandler(catalog, desk)],
  ]);
}

/** Answers unknown paths under `/api/` with the list of known ones. */
export function unknownEndpoint(api: Api): ApiHandler {
  const known = [...api.keys()].join(', ');
  const answer = errorAnswer(
    404,
    `There is no such endpoint. The endpoints are ${known}.`,
    openToAll,
  );
  return () => answer;
}
