import { expect, test } from 'vitest';
import { createApp, openApp } from '../../src/app/app.ts';
import { readLink } from '../../src/order/read-link.ts';
import { desk } from '../mcp/messages.ts';
import { catalog } from '../support/catalog.ts';

test('a path has at most 2,000 characters, a host 300', () => {
  const { route } = createApp(new Map(), new Map());
  const answerTo = (path: string, host: string) => {
    const found = route({ method: 'GET', path, query: '', header: () => host });
    return 'status' in found ? found.status : found.kind;
  };
  const pathOf = (length: number) => answerTo('/'.padEnd(length, 'x'), 'tabs.test');
  expect([pathOf(2_000), pathOf(2_001)]).toEqual(['document', 414]);
  const hostOf = (length: number) => answerTo('/', 'x'.repeat(length));
  expect([hostOf(300), hostOf(301)]).toEqual(['document', 400]);
});

test('a redirect encodes the path, since a header can hold ASCII only', () => {
  const { route } = createApp(new Map(), new Map());
  const asked = { method: 'GET', query: 'a=%E6', header: () => 'tabs.test' };
  const moved = route({ ...asked, path: '/%E6%97%A5/' });
  expect(moved).toMatchObject({ status: 308, headers: { location: '/%E6%97%A5?a=%E6' } });
});

test('pages of a product that is no longer sold lead to those of its successor', () => {
  const app = openApp(catalog, desk);
  const locationOf = (path: string, query: string) => {
    const found = app.route({ method: 'GET', path, query, header: () => undefined });
    return 'status' in found ? [found.status, found.headers.location] : found;
  };
  expect(locationOf('/configure/vinyltabs', 'tabs=5&sets=25')).toEqual([
    ...[308, '/configure/poly?tabs=5&sets=25&product=vinyltabs'],
  ]);
  expect(locationOf('/configure/vinyltabs.md', '')).toEqual([
    ...[308, '/configure/poly.md?product=vinyltabs'],
  ]);
  expect(locationOf('/prices/vinyltabs', '')).toEqual([308, '/prices/poly']);
  const { problems } = readLink(catalog, 'poly', 'tabs=5&sets=25&product=vinyltabs', '');
  expect(problems).toEqual(['"vinyltabs" is no longer sold. This is Poly Index Tabs instead.']);
});
