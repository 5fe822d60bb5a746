import { securityHeaders } from '../../../../src/app/headers.ts';
import { book } from '../../../../src/book/index.ts';
import type { ApiRequest } from '../../../../src/http/answers.ts';
import { priceHandler } from '../../../../src/http/api.ts';
import { openCatalog } from '../../../../src/pricing/catalog.ts';

const baseUrl = 'http://localhost:4321';

const handlePrice = priceHandler(openCatalog(book, baseUrl), 'a-release');
const extraHeaders = securityHeaders(baseUrl).data;

/**
 * The calls and answers of all reference servers: the service's own handler and headers.
 *
 * @param url including its query.
 * @param header returns a request header by its lower-case name.
 */
export async function answerPrice(url: string, header: ApiRequest['header']) {
  const query = url.slice(url.indexOf('?') + 1);
  const { status, headers, etag, body } = await handlePrice({
    method: 'GET',
    query,
    header,
    body: '',
  });
  return { status, headers: { ...extraHeaders, ...headers, ...(etag && { etag }) }, body };
}
