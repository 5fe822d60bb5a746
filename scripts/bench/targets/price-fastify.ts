import fastify from 'fastify';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { extraHeaders, handlePrice } from './core.ts';
import { hostname, port } from './listen.ts';

const app = fastify();
app.get(endpointPaths.price, async (request, reply) => {
  const { url } = request;
  const {
    status,
    headers,
    etag = '',
    body,
  } = await handlePrice({
    method: 'GET',
    query: url.slice(url.indexOf('?') + 1),
    header: (name) => request.headers[name] as string | undefined,
    body: '',
  });
  return reply.code(status).headers(extraHeaders).headers(headers).header('etag', etag).send(body);
});
await app.listen({ port, host: hostname });
