import { expect, test } from 'vitest';
import { allPages } from '../../src/documents/site-pages.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();

const mostBytes = 30_000;

/** Width and height from the first chunk of a PNG. */
function pngSize(bytes: Buffer): readonly number[] {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('every page names an image of the size that previews show', async () => {
  const named = new Set<string>();
  for (const { path } of allPages(catalog)) {
    const page = await (await service.fetch(path)).text();
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page).toMatch(/property="og:image:width" content="1200"/);
    expect(page).toMatch(/property="og:image:height" content="630"/);
    expect(page).toMatch(/property="og:image:alt" content="[^"]{5,}"/);
    named.add(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? path);
  }
  expect(named.size).toBeGreaterThan(catalog.productIds.length + 4);
  for (const url of named) {
    const answer = await service.fetch(url);
    expect(answer.status, url).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(pngSize(bytes), url).toEqual([1200, 630]);
    expect(bytes.length, url).toBeLessThan(mostBytes);
  }
});

test('the preview of an order link shows its product', async () => {
  const page = await (await service.fetch('/configure/poly?tabs=5&sets=25')).text();
  expect(page).toContain(`content="${service.baseUrl}/cards/prices/poly.png"`);
});
