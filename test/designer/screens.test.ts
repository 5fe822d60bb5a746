import type { Locator, ViewportSize } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served();
const chromium = browser();
const open = (path: string, options: { viewport: ViewportSize }) =>
  openDesigner(chromium, service, path, options);

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

describe.each([
  { viewport: phone, product: 'paper', dark: 'Dark Blue', most: 3000 },
  { viewport: desktop, product: 'poly', dark: 'Black', most: 3600 },
])('on $viewport.width x $viewport.height', ({ viewport, product, dark, most }) => {
  test('home shows price, drawing and its one filled button on the first screen', async () => {
    const { page } = await chromium.page(`${service.address}/robots.txt`, { viewport });
    await page.goto(service.address);
    for (const part of ['.price-figure', '#home-picture [data-title="0"]', '.button.primary']) {
      expect(await bottomOf(page.locator(part).first()), part).toBeLessThan(viewport.height);
    }
    await seen.count(page.locator('.button.primary')).toBe(1);
  });

  test('the designer shows the first title and the next step, and is short, even with a warning', async () => {
    const designer = await open(`/configure/${product}?tabs=5&sets=25`, { viewport });
    const { page, title, drawn } = designer;
    const bar = page.locator('.price-bar');
    const { y = 0 } = (await bar.boundingBox()) ?? {};
    for (const first of [title(1), drawn(1)]) expect(await bottomOf(first)).toBeLessThan(y);
    expect(await bottomOf(bar)).toBeLessThanOrEqual(viewport.height);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThan(most);
    await designer.open('Look');
    await page.locator('#colors .swatch', { hasText: dark }).click();
    await page.getByText(`The print is hard to read on ${dark}.`).first().waitFor();
    await expect.poll(height).toBeLessThan(most);
  });

  test('the drawing is in view while any field of the designer is edited', async () => {
    const path = '/configure/paper?sets=25&labels=A|B|C|D|E|F|G|H|I|J|K|L';
    const designer = await open(path, { viewport });
    const unseen: string[] = [];
    for (const panel of ['Titles', 'Look', 'Options', 'Quantity and date'] as const) {
      await designer.open(panel);
      unseen.push(...(await designer.page.evaluate(fieldsThatHideTheDrawing)));
    }
    expect(unseen).toEqual([]);
  });
});

describe.each([
  { viewport: { width: 390, height: 844 }, tabs: 26, rows: [56, 292, 76] },
  { viewport: { width: 320, height: 640 }, tabs: 26, rows: [56, 292, 76] },
  { viewport: desktop, tabs: 60, rows: [56, 660, 84] },
])('with $tabs tabs at $viewport.width', ({ viewport, tabs, rows }) => {
  test('each row has its height, the page does not scroll, and nothing lies over a title in work', async () => {
    const { page } = await open(`/configure/paper?sets=25&tabs=${tabs}`, { viewport });
    const heights = await page.evaluate(() =>
      ['.site-header', '.stage', '.price-bar'].map(
        (row) => document.querySelector(row)?.getBoundingClientRect().height,
      ),
    );
    expect(heights).toEqual(rows);
    const overflow = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollHeight - innerHeight, scrollWidth - innerWidth];
    });
    expect(overflow).toEqual([0, 0]);
    expect(await page.evaluate(coveredTabs)).toEqual([]);
  });
});

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

test('a notice covers little of a phone, with its buttons next to its text', async () => {
  const { paste, notice } = await open('/configure/paper?tabs=1', { viewport: phone });
  await paste(1, 'A\nB\nC\nD\nE\nF\nG\nH\nI');
  const added = notice('9 titles added');
  await added.getByRole('button', { name: 'Close' }).waitFor();
  expect((await added.boundingBox())?.height).toBeLessThan(100);
});

/**
 * Runs in the page: focuses each visible field of the panel, of radio buttons the first and the last
 * in their group, and returns those that are covered then, or with which less than 180 pixels of the
 * drawing's height are on the screen.
 */
async function fieldsThatHideTheDrawing(): Promise<string[]> {
  const stage = document.querySelector('.stage') as HTMLElement;
  const fields = [...document.querySelectorAll<HTMLElement>('.panel :is(input, textarea)')];
  const hiding: string[] = [];
  const isAlike = (field: HTMLElement) => {
    if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return false;
    const group = fields.filter((other) => other.getAttribute('name') === field.name);
    return field !== group[0] && field !== group.at(-1);
  };
  for (const field of fields.filter((field) => field.checkVisibility() && !isAlike(field))) {
    field.focus();
    await new Promise(requestAnimationFrame);
    const drawing = stage.getBoundingClientRect();
    const shown = Math.min(innerHeight, drawing.bottom) - Math.max(0, drawing.top);
    const { left, top, width, height } = field.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isClear = over === field || field.closest('label')?.contains(over);
    if (document.activeElement !== field || shown <= 180 || !isClear) hiding.push(field.id);
  }
  return hiding;
}

/** How far below the top of the screen an element ends, in pixels. */
async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: Number.NaN };
  return y + height;
}
