import type { ApiAnswer, ApiHandler, ApiHeaders } from '../../contract/exchange.ts';

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
  const answer = await handler({
    method: request.method,
    query: new URL(request.url).search.slice(1),
    header: (name) => request.headers.get(name) ?? undefined,
    text: () => request.text(),
  });
  return response(answer, request.method === 'HEAD', extraHeaders);
}

/** Converts an answer to a web-standard response. */
export function response(
  { status, headers: own, etag, body }: ApiAnswer,
  isHead: boolean,
  extraHeaders: ApiHeaders = {},
): Response {
  const headers = { ...extraHeaders, ...own, ...(etag && { etag }) };
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  const length = String(new TextEncoder().encode(body).length);
  // An empty string would add a Content-Type.
  return new Response(isHead || body === '' ? null : body, {
    status,
    headers: { ...headers, 'content-length': length },
  });
}
