import { endpointPaths } from '../contract/paths.ts';
import { type Api, httpApi } from '../http/api.ts';
import type { DeliveryDesk } from '../http/delivery.ts';
import { mcpHandler } from '../mcp/handler.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';

/**
 * Everything that answers under `/api/`: the HTTP API, and the MCP server beside it.
 *
 * @param log takes a line that never holds anything of a build.
 * @param release see `priceHandler`.
 */
export function createApi(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  log: (line: string) => void = () => {},
  release?: string,
): Api {
  const failed = (method: string) => log(`error route=${endpointPaths.mcp} method=${method}`);
  const openService = async () => {
    const { tabquoteService } = await import('../mcp/tabquote.ts');
    return tabquoteService(catalog, desk);
  };
  return new Map([
    ...httpApi(catalog, desk, release),
    [endpointPaths.mcp, mcpHandler(catalog.baseUrl, openService, failed)],
  ]);
}
