import { expect, test } from 'vitest';
import { perSetIsRounded, totalIncludes } from '../../src/text/money.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();

/** The text of a page, in one line. */
async function textOf(path: string): Promise<string> {
  const page = await (await fetch(service.address + path)).text();
  return page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test.each(['/faq', '/faq.md'])(
  '%s says that you pay the total and the price per set is rounded',
  async (path) => {
    expect(await textOf(path)).toContain(perSetIsRounded);
  },
);

test('the page of all prices says how much a rounded price per set may differ', async () => {
  expect(await textOf('/prices')).toMatch(/price per set is the total divided[^.]* rounded/);
});

test.each(['/prices', '/prices/paper', '/faq', '/faq.md', '/llms-full.txt'])(
  '%s says the same about what a total excludes',
  async (path) => {
    const text = await textOf(path);
    expect(text).toContain(totalIncludes(catalog.book));
    expect(text).not.toMatch(/buyer pays the total|you pay the total/i);
  },
);
