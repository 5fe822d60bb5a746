import { expect, test } from 'vitest';
import { type Running, served, startBuilt } from '../support/served.ts';

const plain = served();

async function metricsOf(log: readonly string[]): Promise<string> {
  const address = log.map((line) => /^Metrics at (\S+)/.exec(line)?.[1]).find(Boolean);
  if (!address) throw new Error('the service serves no metrics');
  return (await fetch(address)).text();
}

async function rpc(service: Running, params: object): Promise<void> {
  const answer = await service.fetch('/api/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
}

/** What may not be in any metric. */
const secret = /zebrafinch|87501/i;

test('metrics count answers and what is asked for, in the Prometheus format, without any words of it', async () => {
  const service = await startBuilt({ METRICS_PORT: '0' }, 'twoProducts');
  const quote = (query: string) => `/api/price?product=poly&${query}`;
  const paths = [
    ...['/api/price', '/', '/healthz', '/Zebrafinch?labels=Zebrafinch', '/api/Zebrafinch'],
    '/api/delivery-date?zip=87501',
    quote('tabs=5&sets=50&ink=white'),
    quote('labels=Zebrafinch|Two&sets=50'),
    quote('tabs=5'),
    quote('tabs=5&sets=51&zebrafinch=1'),
  ];
  for (const path of paths) await (await service.fetch(path)).arrayBuffer();
  const call = { name: 'quote_price', arguments: { product: 'poly', tabsPerSet: 5, sets: 50 } };
  await rpc(service, call);
  await rpc(service, { ...call, arguments: { product: 'Zebrafinch' } });
  const text = await metricsOf(service.log);
  await service.stop();
  const answered = [
    ['route="/api/price",status="200"', 3],
    ['route="/api/price",status="400"', 2],
    ['route="document",status="200"', 1],
    ['route="/healthz",status="200"', 1],
  ].flatMap(([labels, count]) => [
    `tabquote_request_seconds_count{${labels}} ${count}`,
    `tabquote_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
  ]);
  const lines = text.trimEnd().split('\n');
  for (const line of [
    ...answered,
    'tabquote_quotes_total{door="price",product="poly",sets="50"} 2',
    'tabquote_quotes_total{door="quote",product="poly",sets="50"} 1',
    'tabquote_tabs_total{product="poly",tabs="2"} 1',
    'tabquote_choices_total{product="poly",option="ink",choice="white"} 1',
    'tabquote_refusals_total{door="price",kind="missing"} 1',
    'tabquote_refusals_total{door="price",kind="notOrderable"} 1',
    'tabquote_refusals_total{door="price",kind="unknown"} 1',
    'tabquote_refusals_total{door="quote",kind="notAProduct"} 1',
  ]) {
    expect(lines).toContain(line);
  }
  const format = /^(#.*|[a-z_]+(\{([a-z]+="[^"\\]*",?)+\})? [\d.e+-]+)$/;
  expect(lines.filter((line) => !format.test(line))).toEqual([]);
  // A duration may hold the ZIP code's digits by chance.
  const words = lines.map((line) => line.replace(/ [\d.e+-]+$/, ''));
  expect(words.filter((line) => secret.test(line))).toEqual([]);
});

test('metrics are not served unless enabled', async () => {
  expect((await plain.fetch('/metrics')).status).toBe(404);
  expect(plain.log.join()).not.toContain('Metrics');
});
