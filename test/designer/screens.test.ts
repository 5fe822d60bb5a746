import { expect, test } from 'vitest';
import { designerOf } from './page.ts';

const { blank, open, service } = designerOf();
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test.each([
  { viewport: { width: 390, height: 844 }, tabs: 26, rows: [56, 292, 76] },
  { viewport: { width: 320, height: 640 }, tabs: 120, rows: [56, 240, 76] },
  { viewport: { width: 768, height: 1024 }, tabs: 26, rows: [56, 384, 76] },
  { viewport: { width: 853, height: 533 }, tabs: 26, rows: [56, 401, 76] },
  { viewport: desktop, tabs: 60, rows: [56, 660, 84] },
  { viewport: { width: 1920, height: 1080 }, tabs: 26, rows: [56, 940, 84] },
])(
  'with $tabs tabs at $viewport.width each row has its height, the page does not scroll, and nothing lies over a title in work',
  async ({ viewport, tabs, rows }) => {
    const { page } = await open(`/configure/paper?sets=25&tabs=${tabs}`, { viewport });
    const heights = await page.evaluate(() =>
      ['.app-header', '.stage', '.price-bar'].map(
        (row) => document.querySelector(row)?.getBoundingClientRect().height,
      ),
    );
    expect(heights).toEqual(rows);
    const overflow = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollHeight - innerHeight, scrollWidth - innerWidth];
    });
    expect(overflow).toEqual([0, 0]);
    expect(await page.evaluate(outsideTheirRow)).toEqual([]);
    expect(await page.evaluate(coveredTabs)).toEqual([]);
  },
);

/** Runs in the page: fields and buttons that reach beyond their row, and those in a second one. */
function outsideTheirRow(): string[] {
  const rows = '.app-header, .stage-foot, .titles-head, .title-row';
  return [...document.querySelectorAll(rows)].flatMap((row) => {
    const { left, right } = row.getBoundingClientRect();
    const parts = [...row.querySelectorAll('a, input, button')].filter((part) =>
      part.checkVisibility(),
    );
    const end = parts[0]?.getBoundingClientRect().bottom ?? 0;
    return parts
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1 || box.top >= end;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });
}

/**
 * Runs in the page: works on each title, and returns those whose tab isn't seen whole then, and any
 * tab in the drawing's box that something lies over.
 */
async function coveredTabs(): Promise<string[]> {
  const covered: string[] = [];
  const box = document.querySelector('.drawing')?.getBoundingClientRect() ?? new DOMRect();
  for (const field of document.querySelectorAll<HTMLElement>('.title-row input')) {
    field.focus();
    await new Promise(requestAnimationFrame);
    for (const tab of document.querySelectorAll('.tab-button')) {
      const { left, right, top, bottom } = tab.getBoundingClientRect();
      const isWhole =
        left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
      const isInWork = tab.getAttribute('aria-pressed') === 'true';
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if ((isInWork && !isWhole) || (isWhole && over !== tab)) {
        covered.push(`${field.id}: ${tab.ariaLabel}, ${over?.className}`);
      }
    }
  }
  return covered;
}

test('a link shows its design first: what is sent is what the script then shows', async () => {
  const page = await blank({ viewport: desktop });
  const loads = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', (route) => loads.promise.then(() => route.continue()));
  const titles = Array.from({ length: 26 }, (_, tab) => `Exhibit ${tab + 1}`).join('|');
  const path = `/configure/poly?sets=50&punch=3hole&labels=${titles}`;
  await page.goto(service.address + path, { waitUntil: 'commit' });
  await page.locator('.price-bar').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
  const shown = () =>
    page.evaluate(() => ({
      drawn: document.querySelector('.tray > div')?.innerHTML,
      titles: [...document.querySelectorAll<HTMLInputElement>('.title-row input')].map(
        ({ value }) => value,
      ),
      words: [...document.querySelectorAll('.price-bar, .stage-foot')].map(
        (part) => (part as HTMLElement).innerText,
      ),
      boxes: ['.stage', '.panel-tabs', '#title-5', '.price-bar'].map((part) =>
        JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
      ),
    }));
  const first = await shown();
  loads.resolve();
  await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  expect(await shown()).toEqual(first);
});

test('a notice covers little of a phone, with its buttons next to its text', async () => {
  const { paste, notice } = await open('/configure/paper?tabs=1', { viewport: phone });
  await paste(1, 'A\nB\nC\nD\nE\nF\nG\nH\nI');
  const added = notice('9 titles added');
  await added.getByRole('button', { name: 'Close' }).waitFor();
  expect((await added.boundingBox())?.height).toBeLessThan(100);
});
