import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HearOrder } from '../../order/read.ts';

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

interface Series {
  count: number;
  seconds: number;
  /** Cumulative counts for the bounds above. */
  readonly within: number[];
}

type Metrics = ReturnType<typeof createMetrics>;

/**
 * Counts requests by kind and status, and what is asked for in the book's own words: nothing about
 * the client, and nothing that a client wrote.
 */
export function createMetrics() {
  const series = new Map<string, Series>();
  const started = Date.now() / 1000;
  const asked = new Map<string, number>();

  const count = (route: string, status: number, seconds: number) => {
    const labels = `route="${route}",status="${status}"`;
    const entry = series.get(labels) ?? { count: 0, seconds: 0, within: buckets.map(() => 0) };
    series.set(labels, entry);
    entry.count += 1;
    entry.seconds += seconds;
    for (const [index, bound] of buckets.entries()) {
      if (seconds <= bound) entry.within[index] = (entry.within[index] ?? 0) + 1;
    }
  };

  const increment = (name: AskedFor, labels: Readonly<Record<string, string | number>>) => {
    const listed = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
    const one = `${name}{${listed.join()}}`;
    asked.set(one, (asked.get(one) ?? 0) + 1);
  };

  /** Counts what the price endpoint and the tools are asked for. */
  const hear: HearOrder = (door, reading) => {
    if (!reading.ok) {
      const kinds = new Set(reading.problems.map(({ kind }) => kind ?? 'other'));
      for (const kind of kinds) increment('tabquote_refusals_total', { door, kind });
      return;
    }
    const { product, sets, tabs, options } = reading.asked.order.build;
    increment('tabquote_quotes_total', { door, product, sets });
    increment('tabquote_tabs_total', { product, tabs });
    for (const [option, choice] of Object.entries(options)) {
      increment('tabquote_choices_total', { product, option, choice });
    }
  };

  /**
   * Wraps a listener and counts its requests.
   *
   * @param liveRoutes paths counted by name; all others count as `document`.
   */
  const counting = (listener: RequestListener, liveRoutes: readonly string[]): RequestListener => {
    const known = new Set(liveRoutes);
    return (request, response) => {
      const began = performance.now();
      response.once('close', () => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const route = known.has(path) ? path : 'document';
        const status = response.writableFinished ? response.statusCode : 499;
        count(route, status, (performance.now() - began) / 1000);
      });
      listener(request, response);
    };
  };

  /** All metrics in the Prometheus text format. */
  const text = () =>
    `${[...requestLines(series), ...askedLines(asked), ...processLines(started)].join('\n')}\n`;
  return { counting, hear, text };
}

const askedFor = {
  tabquote_quotes_total: 'Prices given, by endpoint or tool, product and number of sets.',
  tabquote_tabs_total: 'Prices given, by product and tabs in a set.',
  tabquote_choices_total: 'Prices given, by product and choice.',
  tabquote_refusals_total: 'Requests that got no price, by endpoint or tool and kind of mistake.',
};
type AskedFor = keyof typeof askedFor;

function askedLines(asked: ReadonlyMap<string, number>): string[] {
  return Object.entries(askedFor).flatMap(([name, help]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...[...asked].filter(([one]) => one.startsWith(name)).map(([one, count]) => `${one} ${count}`),
  ]);
}

function requestLines(series: ReadonlyMap<string, Series>): string[] {
  const name = 'tabquote_request_seconds';
  const lines = [
    `# HELP ${name} Time to answer, by route and status; 499 is an answer that its reader gave up.`,
    `# TYPE ${name} histogram`,
  ];
  for (const [labels, { count, seconds, within }] of series) {
    for (const [index, bound] of buckets.entries()) {
      lines.push(`${name}_bucket{${labels},le="${bound}"} ${within[index]}`);
    }
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
    lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`);
  }
  return lines;
}

function processLines(started: number): string[] {
  const { user, system } = process.cpuUsage();
  return [
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_start_time_seconds gauge',
    `process_start_time_seconds ${started}`,
  ];
}

/**
 * Serves `/metrics` on a separate port that needn't be public.
 *
 * @returns the port.
 */
export function serveMetrics(metrics: Metrics, port: number, host: string): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(metrics.text());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      resolve((server.unref().address() as AddressInfo).port);
    });
  });
}
