import { describe, expect, test } from 'vitest';
import { failedStart, type Running, startBuilt } from '../support/served.ts';

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

describe('metrics', () => {
  test('count answers by route and status, in the Prometheus format', async () => {
    const service = await startBuilt({ METRICS_PORT: '0' });
    for (const path of ['/api/price', '/api/price?product=paper', '/', '/healthz']) {
      await (await service.fetch(path)).arrayBuffer();
    }
    const text = await metricsOf(service.log);
    await service.stop();
    for (const labels of [
      'route="/api/price",status="200"',
      'route="/api/price",status="400"',
      'route="document",status="200"',
      'route="/healthz",status="200"',
    ]) {
      expect(text).toContain(`tabquote_request_seconds_count{${labels}} 1\n`);
      expect(text).toContain(`tabquote_request_seconds_bucket{${labels},le="+Inf"} 1\n`);
    }
    const line = /^(#.*|[a-z_]+(\{([a-z]+="[^"\\]*",?)+\})? [\d.e+-]+)$/;
    expect(text.trimEnd().split('\n')).toEqual(
      text
        .trimEnd()
        .split('\n')
        .filter((one) => line.test(one)),
    );
  });

  test('count what is asked for, and why nothing was priced', async () => {
    const service = await startBuilt({ METRICS_PORT: '0' }, 'twoProducts');
    const queries = [
      'product=poly&tabs=5&sets=50&ink=white',
      'product=poly&labels=Zebrafinch|Two&sets=50',
      'product=poly&tabs=5',
      'product=poly&tabs=5&sets=51&zebrafinch=1',
    ];
    for (const query of queries) {
      await (await service.fetch(`/api/price?${query}`)).arrayBuffer();
    }
    const call = { name: 'quote_price', arguments: { product: 'poly', tabsPerSet: 5, sets: 50 } };
    await rpc(service, call);
    await rpc(service, { ...call, arguments: { product: 'Zebrafinch' } });
    const text = await metricsOf(service.log);
    await service.stop();
    for (const line of [
      'tabquote_quotes_total{door="price",product="poly",sets="50"} 2',
      'tabquote_quotes_total{door="quote",product="poly",sets="50"} 1',
      'tabquote_tabs_total{product="poly",tabs="2"} 1',
      'tabquote_choices_total{product="poly",option="ink",choice="white"} 1',
      'tabquote_refusals_total{door="price",kind="missing"} 1',
      'tabquote_refusals_total{door="price",kind="notOrderable"} 1',
      'tabquote_refusals_total{door="price",kind="unknown"} 1',
      'tabquote_refusals_total{door="quote",kind="notAProduct"} 1',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(text).not.toMatch(/zebrafinch/i);
  });

  test('contain nothing of the requests', async () => {
    const service = await startBuilt({ METRICS_PORT: '0' });
    await service.fetch('/Zebrafinch?labels=Zebrafinch');
    await service.fetch('/api/Zebrafinch');
    await service.fetch('/api/delivery-date?zip=87501');
    const text = await metricsOf(service.log);
    await service.stop();
    expect(text).not.toMatch(/Zebrafinch|87501/);
  });

  test('are not served unless enabled', async () => {
    const service = await startBuilt();
    const { status } = await service.fetch('/metrics');
    await service.stop();
    expect(status).toBe(404);
    expect(service.log.join()).not.toContain('Metrics');
  });

  test('need a valid port', async () => {
    const { output } = await failedStart({ METRICS_PORT: 'yes' });
    expect(output).toContain('METRICS_PORT is "yes"');
  });
});
