import { expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();

test('the home page opens in a browser without an error', async () => {
  const context = await chromium.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));

  const answer = await page.goto(`${service.address}/`);

  expect(answer?.status()).toBe(200);
  expect(await page.locator('h1').innerText()).not.toBe('');
  expect(complaints).toEqual([]);
});

test('the test browser can reach only this machine', async () => {
  const context = await chromium.newContext();
  const page = await context.newPage();

  await expect(page.goto('http://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  await expect(page.goto('http://192.0.2.1/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});
