import fastify from 'fastify';
import { endpointPaths } from '../../../../src/contract/paths.ts';
import { answerPrice } from './core.ts';
import { hostname, port } from './listen.ts';

const app = fastify();
app.get(endpointPaths.price, async (request, reply) => {
  const { status, headers, body } = await answerPrice(
    request.url,
    (name) => request.headers[name] as string | undefined,
  );
  return reply.code(status).headers(headers).send(body);
});
await app.listen({ port, host: hostname });
