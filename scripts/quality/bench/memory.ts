import { endpointPaths } from '../../../src/contract/paths.ts';
import { formatCount } from '../../../src/text/counts.ts';
import type { LoadProcess } from '../load/process.ts';
import { getRequest, priceQueries } from '../load/requests.ts';
import { printTable, type Result } from '../report.ts';
import type { Usage } from './probe.ts';
import { serviceProgram, startTarget } from './target.ts';

/** Many URLs, so that anything cached by URL would show. */
const distinct = 50_000;
const heapGrowthMost = 2;
const rssGrowthMost = 64;

/**
 * Memory before and after a large number of requests for prices, delivery dates, documents and
 * errors. Twice as many run first, until the engine's heap has reached its stable size.
 */
export async function benchMemory(load: LoadProcess, count: number): Promise<Result[]> {
  const requests = mixedRequests();
  const target = await startTarget(serviceProgram);
  const send = (count: number) =>
    load.run({
      port: target.port,
      requests,
      connections: 32,
      count,
      seconds: 600,
      expect: [200, 400, 404],
    });
  await send(2 * count);
  const before = await target.usage(true);
  const { answered, failures, seconds } = await send(count);
  const after = await target.usage(true);
  await target.stop();
  const heapGrowth = megabytes(after.heap - before.heap);
  const rssGrowth = megabytes(after.rss - before.rss);
  const row = (when: string, { heap, rss }: Usage) => [
    when,
    megabytes(heap).toFixed(1),
    megabytes(rss).toFixed(1),
  ];
  printTable(
    `Memory over ${formatCount(answered)} requests in ${seconds.toFixed(0)} s`,
    ['when', 'heap MB', 'RSS MB'],
    [row('before', before), row('after', after)],
  );
  return [
    {
      what: `Memory over ${formatCount(answered)} requests`,
      required: `flat: heap grows by at most ${heapGrowthMost} MB, RSS by at most ${rssGrowthMost} MB`,
      found: `heap ${heapGrowth.toFixed(1)} MB, RSS ${rssGrowth.toFixed(1)} MB`,
      met:
        Object.keys(failures).length === 0 &&
        heapGrowth <= heapGrowthMost &&
        rssGrowth <= rssGrowthMost,
    },
  ];
}

function mixedRequests(): string[] {
  return priceQueries(distinct).flatMap((query, index) => {
    const price = getRequest(`${endpointPaths.price}?${query}`);
    if (index % 10 === 0)
      return [price, getRequest(`${endpointPaths.price}?${query}&labels=${index}`)];
    if (index % 10 === 1)
      return [price, getRequest(`${endpointPaths.deliveryDate}?zip=${zip(index)}`)];
    if (index % 10 === 2) return [price, getRequest(`/page/${index}?${index}`)];
    if (index % 10 === 3) return [price, getRequest('/', { 'accept-encoding': `x${index}, br` })];
    return [price];
  });
}

function zip(index: number): string {
  return String(10_000 + (index % 80_000));
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}
