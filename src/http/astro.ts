import type { ApiAnswer, ApiHandler } from './message.ts';

/** Answers a web-standard request with a handler of plain values. */
export async function respond(handler: ApiHandler, request: Request): Promise<Response> {
  const answer = await handler({
    method: request.method,
    query: rawQuery(request.url),
    header: (name) => request.headers.get(name) ?? undefined,
    body: request.body ? await request.text() : '',
  });
  return response(answer, request.method === 'HEAD');
}

function rawQuery(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : (url.slice(mark + 1).split('#', 1)[0] ?? '');
}

function response({ status, headers: given, etag, body }: ApiAnswer, isHead: boolean): Response {
  const headers = { ...given, ...(etag && { etag }) };
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  const length = String(Buffer.byteLength(body));
  return new Response(isHead ? null : body, {
    status,
    headers: { ...headers, 'content-length': length },
  });
}
