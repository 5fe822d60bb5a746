import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { extraHeaders, handlePrice } from './core.ts';
import { hostname, port } from './listen.ts';

const app = new Hono();
app.get(endpointPaths.price, async (context) => {
  const { url } = context.req;
  const {
    status,
    headers,
    etag = '',
    body,
  } = await handlePrice({
    method: 'GET',
    query: url.slice(url.indexOf('?') + 1),
    header: (name) => context.req.header(name),
    body: '',
  });
  return context.body(body, status as StatusCode as 200, { ...extraHeaders, ...headers, etag });
});
serve({ fetch: app.fetch, port, hostname });
