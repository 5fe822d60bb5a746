import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served();
const chromium = browser();
const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

describe.each(screens)('on $width x $height', (viewport) => {
  test('home shows price, drawing and its one filled button on the first screen', async () => {
    const { page } = await chromium.page(`${service.address}/robots.txt`, { viewport });
    await page.goto(service.address);
    const first = ['.price-figure', '#home-picture [data-title="0"]', '.button.primary'];
    for (const part of first) {
      expect(await shownPart(page.locator(part).first()), part).toBe(1);
    }
    await seen.count(page.locator('.button.primary')).toBe(1);
  });

  test('the drawing is in view while any field of the designer is edited', async () => {
    const { page, open } = await openDesigner(
      chromium,
      service,
      '/configure/paper?sets=25&labels=A|B|C|D|E|F|G|H|I|J|K|L',
      { viewport },
    );
    const unseen: string[] = [];
    for (const panel of ['Titles', 'Look', 'Options', 'Quantity and date'] as const) {
      await open(panel);
      unseen.push(...(await page.evaluate(fieldsThatHideTheDrawing)));
    }
    expect(unseen).toEqual([]);
  });
});

test('a notice covers little of a phone, with its buttons next to its text', async () => {
  const { page, paste } = await openDesigner(chromium, service, '/configure/paper?tabs=1', {
    viewport: { width: 360, height: 740 },
  });
  await paste(1, 'A\nB\nC\nD\nE\nF\nG\nH\nI');
  const notice = page.getByRole('region', { name: '9 titles added' });
  await notice.getByRole('button', { name: 'Close' }).waitFor();
  expect((await notice.boundingBox())?.height).toBeLessThan(100);
});

test('the tabs of the settings follow the scrolling, down and up', async () => {
  const { page } = await openDesigner(chromium, service, '/configure/paper', {
    viewport: { width: 1280, height: 800 },
  });
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  const current = () => tabs.locator('[aria-current="true"]').innerText();
  const seen = new Set<string>();
  await page.mouse.move(1050, 500);
  for (const wheel of [300, -300]) {
    const last = wheel > 0 ? 'Quantity and date' : 'Titles';
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, wheel);
        const shown = await current();
        seen.add(shown);
        return shown;
      })
      .toBe(last);
  }
  expect([...seen]).toEqual(['Titles', 'Look', 'Options', 'Quantity and date']);
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

/** The share of an element's height that is on the screen. */
async function shownPart(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const { height = 0 } = element.page().viewportSize() ?? {};
  if (!box) return 0;
  const shown = Math.min(height, box.y + box.height) - Math.max(0, box.y);
  return Math.max(0, shown / box.height);
}
