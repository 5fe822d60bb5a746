import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/hosts/node/metrics.ts';
import { catalog } from '../support/catalog.ts';
import { startBuilt } from '../support/served.ts';

test('metrics count answers and what is asked for, in the Prometheus format, without any words of it', async () => {
  const service = await startBuilt({ METRICS_PORT: '0' }, 'twoProducts');
  const quote = (query: string) => `/api/price?product=poly&${query}`;
  const paths = [
    ...['/api/price', '/', '/healthz', '/Zebrafinch?labels=Zebrafinch', '/api/Zebrafinch'],
    ...['/api/delivery-date?zip=87501', '/api/delivery-date?zip=Zebrafinch', '/api/price?%zz'],
    ...['/configure/poly', '/_astro/Zebrafinch.js'],
    quote('tabs=5&sets=50&ink=white'),
    quote('labels=Zebrafinch|Two&sets=50'),
    quote('tabs=5'),
    quote('tabs=5&sets=51&zebrafinch=1'),
  ];
  for (const path of paths) await (await service.fetch(path)).text();
  for (const product of ['poly', 'Zebrafinch']) {
    const params = { name: 'quote_price', arguments: { product, tabsPerSet: 5, sets: 50 } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = { 'content-type': 'application/json' };
    await (await service.fetch('/api/mcp', { method: 'POST', headers, body })).text();
  }
  const [, address = ''] = /^Metrics at (\S+)/m.exec(service.log.join('\n')) ?? [];
  const text = await (await fetch(address)).text();
  await service.stop();
  const expected = [
    'request_seconds_count{route="/api/price",status="200"} 3',
    'request_seconds_count{route="/api/price",status="400"} 3',
    'request_seconds_count{route="/",status="200"} 1',
    'request_seconds_count{route="/configure/poly",status="200"} 1',
    'request_seconds_count{route="/_astro/*",status="404"} 1',
    'request_seconds_count{route="other",status="404"} 1',
    'request_seconds_count{route="/healthz",status="200"} 1',
    'quotes_total{door="price",product="poly",sets="50"} 2',
    'quotes_total{door="quote",product="poly",sets="50"} 1',
    'tabs_total{product="poly",tabs="2"} 1',
    'choices_total{product="poly",option="ink",choice="white"} 1',
    'refusals_total{door="price",kind="missing"} 1',
    'refusals_total{door="price",kind="invalid"} 2',
    'refusals_total{door="price",kind="unknown"} 1',
    'refusals_total{door="delivery",kind="invalid"} 1',
    'refusals_total{door="quote",kind="invalid"} 1',
  ].map((line) => `tabquote_${line}`);
  const lines = text.trimEnd().split('\n');
  expect(lines).toEqual(expect.arrayContaining(expected));
  const format = /^(#.*|[a-z_]+(\{([a-z]+="[^"\\]*",?)+\})? [\d.e+-]+)$/;
  expect(lines.filter((line) => !format.test(line))).toEqual([]);
  // A duration may hold the ZIP code's digits by chance.
  expect(text.replaceAll(/ [\d.e+-]+$/gm, '')).not.toMatch(/zebrafinch|87501/i);
});

test('an answer that its reader gave up counts as 499', () => {
  const { counting, text } = createMetrics(catalog);
  const listener = counting(() => {});
  const response = Object.assign(new EventEmitter(), { writableFinished: false, statusCode: 200 });
  listener({ url: '/api/price?a' } as IncomingMessage, response as unknown as ServerResponse);
  response.emit('close');
  expect(text()).toContain('seconds_count{route="/api/price",status="499"} 1');
});
