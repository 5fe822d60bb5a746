import { endpointPaths } from '../contract/paths.ts';
import { mcpHandler } from '../mcp/handler.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { errorAnswer } from './answers.ts';
import { openToAll } from './cors.ts';
import { type DeliveryDesk, deliveryDateHandler } from './delivery.ts';
import type { ApiHandler } from './message.ts';
import { priceHandler } from './price.ts';

/** The live endpoints by their paths. */
export type Api = ReadonlyMap<string, ApiHandler>;

/**
 * Everything that answers under `/api/`.
 *
 * @param log takes a line that never holds anything of a build.
 */
export function createApi(
  catalog: Catalog,
  desk: DeliveryDesk,
  log: (line: string) => void = () => {},
): Api {
  const failed = (method: string) => log(`error route=${endpointPaths.mcp} method=${method}`);
  return new Map([
    [endpointPaths.price, priceHandler(catalog)],
    [endpointPaths.deliveryDate, deliveryDateHandler(catalog, desk)],
    [endpointPaths.mcp, mcpHandler(catalog, desk, failed)],
  ]);
}

/** What an unknown path under `/api/` answers, naming those that there are. */
export function unknownEndpoint(api: Api): ApiHandler {
  const known = [...api.keys()].join(', ');
  const answer = errorAnswer(404, `There is no such endpoint. There are ${known}.`, openToAll);
  return () => answer;
}
