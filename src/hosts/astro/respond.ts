import type { ApiHandler, ApiHeaders } from '../../contract/exchange.ts';

/**
 * Answers a web-standard request with a plain-value handler.
 *
 * @param extraHeaders added to every answer.
 */
export async function respond(
  handler: ApiHandler,
  request: Request,
  extraHeaders: ApiHeaders = {},
): Promise<Response> {
  const { method } = request;
  const { status, headers, etag, body } = await handler({
    method,
    query: new URL(request.url).search.slice(1),
    header: (name) => request.headers.get(name) ?? undefined,
    text: () => request.text(),
  });
  const hasBody = status !== 204 && status !== 304;
  const length = hasBody && { 'content-length': String(new TextEncoder().encode(body).length) };
  const all = { ...extraHeaders, ...headers, ...(etag && { etag }), ...length };
  // An empty string would add a Content-Type.
  const isSent = hasBody && method !== 'HEAD' && body !== '';
  return new Response(isSent ? body : null, { status, headers: all });
}
