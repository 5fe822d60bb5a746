import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Frame, Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { bundleCard } from '../../src/build/chat-card.ts';
import { isQuote } from '../../src/card/Card.tsx';
import { paletteOf } from '../../src/design/design.ts';
import { dayText } from '../../src/text/days.ts';
import { dollars } from '../../src/text/money.ts';
import { callTool } from '../mcp/messages.ts';
import { violations } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import type { Chat, Shown } from './chat-page.ts';

const chromium = browser();
const { defaultProduct: product } = catalog;
const [, sets] = catalog.book.limits.setQuantities as [number, number];
const longTitle = 'Correspondence with the opposing party about the amended agreement, second part';
const titles = [
  'Pleadings',
  longTitle,
  '',
  ...Array.from({ length: 9 }, (_, at) => `Exhibit ${at}`),
];

const options = Object.fromEntries(
  catalog.products[product].options.map(({ key, choices }) => [key, [...choices.keys()].at(-1)]),
);

const order = { product, sets, tabsPerSet: 8, options };
const asked = { zip: '60601', allQuantities: true };
const unfinished = (await callTool('quote_price', { product, sets, tabsPerSet: 8 })).structured;
const plainQuote = (await callTool('quote_price', order)).structured;
const quote = (await callTool('quote_price', { ...order, ...asked })).structured;
const draft = (await callTool('draft_order', { product, sets, titles, ...asked })).structured;
const list = (await callTool('draft_order', { product, sets, titles: ['One, two, three'] }))
  .structured;

let page: Page;
/** The card as a host loads it, under the policy for a card without any allowed origins. */
let html: string;

beforeAll(async () => {
  const card = await bundleCard();
  expect(card).toMatch(/^[\n -~]+$/);
  expect(brotliCompressSync(card).length).toBeLessThan(40_000);
  const policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  html = card.replace('<head>', `<head>${meta}`);
  page = await (await chromium.newContext({ viewport: { width: 820, height: 640 } })).newPage();
  const bundle = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('chat-page.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [script] = 'output' in bundle ? bundle.output : [];
  await page.setContent('<!doctype html><title>Chat</title><body style="margin: 0">');
  await page.addScriptTag({ content: script?.code ?? '' });
});

async function shown(structured: unknown, more: Partial<Shown> = {}): Promise<Frame> {
  const all: Shown = { html, structured, width: 560, opensLinks: true, ...more };
  await page.evaluate(`showCard(${JSON.stringify(all)})`);
  await page.waitForFunction('chat.heights.length > 0');
  return page.frames().at(-1) as Frame;
}

const ask = <Answer>(question: (chat: Chat, given: unknown) => Answer, given?: unknown) =>
  page.evaluate<Awaited<Answer>>(`(${question})(chat, ${JSON.stringify(given)})`);

const amount = (dollarAmount: number) => dollars(Math.round(dollarAmount * 100));

test('a quote shows its price, its date, the next quantity and its notices', async () => {
  const text = await (await shown(quote)).innerText('main');
  expect(text).toContain(`${amount(quote.price.total)} total`);
  const arrives = dayText(quote.delivery.with_proof.delivery_date);
  expect(text).toContain(`Arrives ${arrives} in ${asked.zip} if you approve`);
  const next = quote.nextQuantity;
  expect(text).toContain(`${next.sets} sets: ${amount(next.perSet)} a set, ${amount(next.total)}`);
  const plain = await (await shown(plainQuote)).innerText('main');
  expect(plain).not.toContain('Arrives');
  for (const notice of unfinished.notices) {
    expect(await (await shown(unfinished)).innerText('main')).toContain(notice);
  }
});

test('a draft is pictured as its link opens it, names long titles, and gives way to the next', async () => {
  const frame = await shown(draft);
  expect(await frame.getAttribute('svg', 'aria-label')).toContain('Pleadings');
  expect(await frame.innerText('.fault')).toBe('Too long for its tab: title 2.');
  const [, color] = paletteOf(catalog, product);
  const films = async () =>
    (await frame.innerHTML('svg')).split(`fill="${color?.hex}" fill-opacity`).length - 1;
  expect(await films()).toBe(0);
  const joint = draft.orderUrl.includes('#') ? '&' : '#';
  const orderUrl = `${draft.orderUrl}${joint}cut=4&colors=${color?.id}`;
  await ask(({ result }, colored) => result(colored), { ...draft, orderUrl });
  await frame.waitForSelector('svg[aria-label*="1/4 cut"]');
  expect(await films()).toBeGreaterThan(0);
  await ask(({ result }, shorter) => result(shorter), list);
  await frame.waitForSelector('svg[aria-label$=": One, two, three"]');
  expect(await frame.innerText('.fault')).toBe(list.warning);
});

test.each([
  ['a quote', quote, 360],
  ['a draft', draft, 360],
  ['a draft', draft, 800],
])(
  'in a chat %s fits its width without scrolling, within a height of 500',
  async (_, result, width) => {
    const frame = await shown(result, { width });
    const root = frame.locator('html');
    expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    expect(await root.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(500);
  },
);

test('in a chat asks the chat to open the designer, and falls back to a plain link', async () => {
  const frame = await shown(draft);
  await frame.click('text=Open in the designer');
  await expect.poll(() => ask(({ links }) => links)).toEqual([draft.orderUrl]);
  const plain = await shown(draft, { opensLinks: false });
  expect(await plain.getAttribute('a', 'href')).toBe(draft.orderUrl);
  await plain.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await plain.click('text=Open in the designer');
  expect(await ask(({ links }) => links)).toEqual([]);
});

test("in a chat follows the chat's color scheme, and is accessible in both", async () => {
  const frame = await shown(draft);
  const background = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  expect(await violations(frame)).toEqual([]);
  await ask(({ bridge }) => bridge.setHostContext({ theme: 'dark' }));
  await expect.poll(background).not.toBe(light);
  expect(await violations(frame, 'html', 'color')).toEqual([]);
});

test('in a chat answers pings and teardown, and draws nothing for a result without a quote or of strangers', async () => {
  for (const lacking of ['product', 'price', 'shipping', 'orderUrl']) {
    expect(isQuote(catalog, { ...quote, [lacking]: undefined }), lacking).toBe(false);
  }
  const frame = await shown(undefined);
  expect(await ask(({ heights }) => heights.at(-1))).toBe(0);
  await frame.evaluate((structuredContent) => {
    postMessage({ method: 'ui/notifications/tool-result', params: { structuredContent } }, '*');
  }, quote);
  expect(await ask(({ bridge }) => bridge.request({ method: 'ping' }))).toEqual({});
  expect(await ask(({ bridge }) => bridge.teardownResource({}))).toEqual({});
  expect(await frame.innerText('body')).toBe('');
});
