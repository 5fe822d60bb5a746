import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served();
const chromium = browser('--enable-features=WebMCP');

/** Calls a tool of the page like the browser's own assistant. */
function callInPage([name, input]: readonly [name: string, input: object]) {
  const context = document.modelContext as unknown as {
    getTools(): Promise<{ name: string }[]>;
    executeTool(tool: unknown, input: string): Promise<string>;
  };
  return context.getTools().then(async (tools) => {
    const tool = tools.find((tool) => tool.name === name);
    return JSON.parse(await context.executeTool(tool, JSON.stringify(input)));
  });
}

test("the browser's assistant reads and changes the design, and a person can undo that", async () => {
  const { page, titles, total, complaints } = await openDesigner(
    chromium,
    service,
    '/configure/paper?tabs=3&sets=25',
  );
  const toolCount = 'document.modelContext.getTools().then(({ length }) => length)';
  await expect.poll(() => page.evaluate(toolCount)).toBe(2);
  const read = await page.evaluate(callInPage, ['read_design', {}] as const);
  expect(read).toMatchObject({
    product: 'paper',
    tabsPerSet: 3,
    price: { total: 93.75 },
    orderUrl: expect.stringMatching(/tabs=3&sets=25$/),
  });

  const link = '/configure/paper?sets=50&labels=First|Second&punch=5hole#cut=5&colors=red';
  const changed = await page.evaluate(callInPage, ['show_design', { link }] as const);
  expect(changed).toMatchObject({
    tabsPerSet: 2,
    price: { total: 82 },
    layout: { cut: '1/5', colors: ['Red', 'Red'] },
    problems: [expect.stringContaining('5hole')],
  });
  await expect.poll(titles).toEqual(['First', 'Second']);
  await expect.poll(total).toBe('$82.00');

  await expect(
    page.evaluate(callInPage, ['show_design', { link: 'blue' }] as const),
  ).rejects.toThrow();
  await page.keyboard.press('Control+z');
  await expect.poll(total).toBe('$93.75');
  expect(complaints).toEqual([expect.stringContaining('Send link')]);
});

test('its script is under 2.5 KB compressed', () => {
  const folder = new URL('../../dist/client/_astro/', import.meta.url);
  const [script = ''] = readdirSync(folder).filter((name) => /^web-mcp\..*\.js\.br$/.test(name));
  expect(statSync(new URL(script, folder)).size).toBeLessThan(2_500);
});
