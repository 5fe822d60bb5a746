import { describe, expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { served } from '../support/served.ts';
import { expectAnswer, sendTo } from './host.ts';
import { contractRows } from './requests.ts';

const service = served();

/** The build's own address is known only while it runs; the table's rows have fixed places. */
const rowsFor = (baseUrl: string) => contractRows(openCatalog(book, baseUrl));
const rows = rowsFor('http://localhost:4321');

test('the contract has at least 150 requests', () => {
  expect(rows.length).toBeGreaterThan(150);
});

describe('the Node service answers', () => {
  test.each(
    rows.map(({ method, target, headers, body }, index) => ({
      index,
      name: `${method} ${target.slice(0, 80)} ${JSON.stringify(headers).slice(0, 100)} ${body?.slice(0, 80) ?? ''}`,
    })),
  )('$index: $name', async ({ index }) => {
    const row = rowsFor(service.baseUrl)[index];
    if (!row) throw new Error('unreachable');
    expectAnswer(row, await sendTo(service.address, row));
  });
});
