import { book } from '../../../src/book/index.ts';
import { priceHandler } from '../../../src/http/price.ts';
import { openCatalog } from '../../../src/pricing/catalog.ts';
import { securityHeaders } from '../../../src/server/headers.ts';

const baseUrl = 'http://localhost:4321';

/** What the yardsticks call and send: the same handler and the same headers as the service. */
export const handlePrice = priceHandler(openCatalog(book, baseUrl), 'a-release');
export const extraHeaders = securityHeaders(baseUrl).data;
