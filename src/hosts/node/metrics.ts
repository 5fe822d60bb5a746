import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unknownPath } from '../../app/app.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { allPages } from '../../documents/site-pages.ts';
import type { OnReading } from '../../order/read.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';

const descriptions = {
  tabquote_request_seconds:
    'Time to answer, by route and status; 499 is an answer that its reader gave up.',
  tabquote_quotes_total: 'Prices given, by endpoint or tool, product and number of sets.',
  tabquote_tabs_total: 'Prices given, by product and tabs in a set.',
  tabquote_choices_total: 'Prices given, by product and choice.',
  tabquote_refusals_total: 'Requests that got no price, by endpoint or tool and kind of mistake.',
};

/**
 * Counts requests by kind and status, and what is asked for in the book's own words: nothing about
 * the client, and nothing that a client wrote.
 */
export function createMetrics(catalog: SiteCatalog) {
  /** Values by name and labels, as they are shown. */
  const series = new Map<string, number>();
  const add = (name: string, labels: Readonly<Record<string, string | number>>, value = 1) => {
    const listed = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
    const one = `${name}{${listed.join()}}`;
    series.set(one, (series.get(one) ?? 0) + value);
  };

  /** Counts what the endpoints and the tools are asked for. */
  const countReading: OnReading = (door, reading) => {
    const kinds = new Set(reading.ok ? [] : reading.problems.map(({ code }) => code));
    for (const kind of kinds) add('tabquote_refusals_total', { door, kind });
    if (!reading.ok || door === 'delivery') return;
    const { product, sets, tabs, options } = reading.order.build;
    add('tabquote_quotes_total', { door, product, sets });
    add('tabquote_tabs_total', { product, tabs });
    for (const [option, choice] of Object.entries(options)) {
      add('tabquote_choices_total', { product, option, choice });
    }
  };

  const routeOf = routeNames(catalog);

  /** Wraps a listener and counts its requests. */
  const counting = (listener: RequestListener): RequestListener => {
    return (request, response) => {
      const began = performance.now();
      const route = routeOf(request.url ?? '');
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 499;
        add('tabquote_request_seconds_sum', { route, status }, (performance.now() - began) / 1000);
        add('tabquote_request_seconds_count', { route, status });
      });
      listener(request, response);
    };
  };

  /** All metrics in the Prometheus text format. */
  const text = () =>
    Object.entries(descriptions)
      .flatMap(([name, help]) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'summary'}`,
        ...[...series].filter(([one]) => one.startsWith(name)).map((each) => each.join(' ')),
      ])
      .map((line) => `${line}\n`)
      .join('');
  return { counting, countReading, text };
}

/**
 * Names the route of a request: endpoints and pages, and thus products, by their paths, all else by
 * the folder that it is in, if the site has that folder.
 */
function routeNames(catalog: SiteCatalog): (target: string) => string {
  const pages = allPages(catalog).map(({ path }) => path);
  const known = new Set([...Object.values(endpointPaths), ...pages]);
  const folderOf = (path: string) => `${/^\/[^/]*/.exec(path) ?? ''}/*`;
  const folders = new Set([
    unknownPath,
    '/_astro/*',
    '/.well-known/*',
    ...[...known].map(folderOf),
  ]);
  return (target) => {
    const path = target.split('?', 1)[0] ?? '';
    if (known.has(path)) return path;
    return folders.has(folderOf(path)) ? folderOf(path) : 'other';
  };
}

/**
 * Serves `/metrics` on a separate port that needn't be public.
 *
 * @returns the port.
 */
export async function serveMetrics(
  { text }: ReturnType<typeof createMetrics>,
  port: number,
  host: string,
): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(text());
  });
  await once(server.unref().listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}
