import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { endpointPaths } from '../../../../src/contract/paths.ts';
import { answerPrice } from './core.ts';
import { hostname, port } from './listen.ts';

const app = new Hono();
app.get(endpointPaths.price, async (context) => {
  const { status, headers, body } = await answerPrice(context.req.url, (name) =>
    context.req.header(name),
  );
  return context.body(body, status as StatusCode as 200, headers);
});
serve({ fetch: app.fetch, port, hostname });
