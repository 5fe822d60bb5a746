import { beforeAll, describe, expect, test } from 'vitest';
import { pagePaths, productPricesPath } from '../../src/contract/paths.ts';
import { designerPath } from '../../src/order/path.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();

/** A page as search engines see it. */
interface Read {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  readonly headings: number;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly things: readonly Thing[];
}

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

let pages: readonly Read[] = [];
beforeAll(async () => {
  const siteMap = await (await service.fetch('/sitemap.xml')).text();
  const urls = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? ''));
  const page = await (await chromium.newContext()).newPage();
  await page.goto(service.address);
  pages = await page.evaluate(
    readPages,
    urls.map(({ pathname }) => pathname),
  );
});

/** Runs in the browser. */
function readPages(paths: readonly string[]): Promise<Read[]> {
  return Promise.all(paths.map(read));
  async function read(path: string): Promise<Read> {
    const text = await (await fetch(path)).text();
    const page = new DOMParser().parseFromString(text, 'text/html');
    const attributes = (selector: string, name: string) =>
      [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      path,
      title: page.title,
      description: attributes('meta[name=description]', 'content').join(),
      canonicals: attributes('link[rel=canonical]', 'href'),
      headings: page.querySelectorAll('h1').length,
      ids: attributes('[id]', 'id'),
      links: attributes('a[href]', 'href'),
      things: JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? '')[
        '@graph'
      ],
    };
  }
}

test('titles and descriptions fit search results, and no two pages share one', () => {
  expect(pages.length).toBeGreaterThan(10);
  const wrong = pages.filter(
    ({ title, description }) =>
      title.length > 60 || description.length < 70 || description.length > 160,
  );
  expect(wrong.map(({ path, title, description }) => ({ path, title, description }))).toEqual([]);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('every page has one h1 and its own canonical URL', () => {
  for (const { path, canonicals, headings } of pages) {
    expect(canonicals, path).toEqual([service.baseUrl + path]);
    expect(headings, path).toBe(1);
  }
});

test('no two elements of a page share an id', () => {
  for (const { path, ids } of pages) expect(new Set(ids).size, path).toBe(ids.length);
});

test('every fragment link has a target', () => {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  for (const { path, links } of pages) {
    for (const link of links) {
      const { pathname, hash, search } = new URL(link, service.baseUrl + path);
      if (hash === '' || search !== '') continue;
      expect(ids.get(pathname)?.has(hash.slice(1)), `${path}: ${link}`).toBe(true);
    }
  }
});

describe('structured data', () => {
  /** All things of a type, nested ones included. */
  const all = (type: string) =>
    pages
      .flatMap(({ things }) => things.flatMap(within))
      .filter((thing) => thing['@type'] === type);
  const within = (thing: Thing): Thing[] => [
    thing,
    ...Object.values(thing)
      .flat()
      .filter((value): value is Thing => typeof value === 'object' && value !== null)
      .flatMap(within),
  ];

  /** Google's requirements for each type that it shows in results. */
  test.each([
    ['Organization', ['name', 'url', 'email']],
    ['WebSite', ['name', 'url']],
    ['BreadcrumbList', ['itemListElement']],
    ['ListItem', ['position', 'name']],
    ['FAQPage', ['mainEntity']],
    ['Question', ['name', 'acceptedAnswer']],
    ['Answer', ['text']],
    ['Product', ['name', 'description', 'image', 'url', 'brand', 'offers']],
    ['ItemList', ['name', 'image', 'itemListElement']],
    ['AggregateOffer', ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount', 'offers']],
    ['Offer', ['price', 'priceCurrency', 'availability', 'url', 'itemCondition', 'seller']],
  ])('every %s has what search engines require', (type, required) => {
    const things = all(type);
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      for (const name of required) expect(thing[name], `${name} of ${thing.name}`).toBeTruthy();
    }
  });

  test("a product's image is the social card of its page", async () => {
    for (const { name, url, image } of all('Product')) {
      const { pathname } = new URL(String(url));
      expect(image, String(name)).toBe(`${service.baseUrl}/cards${pathname}.png`);
      const answer = await service.fetch(String(image));
      expect(answer.headers.get('content-type'), String(name)).toBe('image/png');
    }
  });

  test('there are no ratings', () => {
    expect(JSON.stringify(pages.map(({ things }) => things))).not.toMatch(/rating|review/i);
  });
});

test.each([
  ...Object.values(pagePaths),
  productPricesPath(catalog.defaultProduct),
  designerPath(catalog.defaultProduct),
])('%s waits for at most 60 KB, and nothing on it moves while it loads', async (path) => {
  const page = await (await chromium.newContext()).newPage();
  await page.goto(service.address + path, { waitUntil: 'load' });
  const { bytes, shift } = await page.evaluate(async () => {
    const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(() => resolve([]), 200);
    });
    return {
      bytes: loaded
        .filter(({ name }) => !name.endsWith('.woff2') && !name.endsWith('.ttf'))
        .filter(({ initiatorType }) => initiatorType !== 'img')
        .filter(({ startTime }) => startTime <= (start?.loadEventStart ?? 0))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      shift: shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
    };
  });
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
  expect(shift).toBe(0);
});
