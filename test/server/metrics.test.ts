import { describe, expect, test } from 'vitest';
import { failedStart, startBuilt } from '../support/served.ts';

async function metricsOf(log: readonly string[]): Promise<string> {
  const address = log.map((line) => /^Metrics at (\S+)/.exec(line)?.[1]).find(Boolean);
  if (!address) throw new Error('the service serves no metrics');
  return (await fetch(address)).text();
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
