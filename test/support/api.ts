import type { ApiAnswer, ApiHandler, ApiRequest } from '../../src/contract/exchange.ts';

export function apiRequest(
  query: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: {
    method?: string;
    headers?: Readonly<Record<string, string | undefined>>;
    body?: string;
  } = {},
): ApiRequest {
  return { method, query, text: async () => body, header: (name) => headers[name] };
}

export async function ask(
  handler: ApiHandler,
  query: string,
  init?: Parameters<typeof apiRequest>[1],
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect answers of every shape
): Promise<ApiAnswer & { json: any }> {
  const answer = await handler(apiRequest(query, init));
  const isJson = answer.headers['content-type']?.includes('json');
  return { ...answer, json: isJson && answer.body ? JSON.parse(answer.body) : undefined };
}
