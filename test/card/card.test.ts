import { brotliCompressSync } from 'node:zlib';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleCard } from '../../src/build/chat-card.ts';
import { cardView } from '../../src/card/view.ts';
import { paletteOf } from '../../src/designer/state/design.ts';
import { dayText } from '../../src/text/days.ts';
import { dollars } from '../../src/text/money.ts';
import { callTool } from '../mcp/messages.ts';
import { violations } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { ask, hostedCard, openChat, show } from './chat.ts';
import type { Shown } from './chat-page.ts';

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

/** Every option at its last choice, which gives the longest breakdown. */
const options = Object.fromEntries(
  catalog.products[product].options.map(({ key, choices }) => [key, [...choices.keys()].at(-1)]),
);

const build = { product, sets, tabsPerSet: 8, options };
const asked = { zip: '60601', allQuantities: true };
const suggesting = (await callTool('quote_price', { product, sets, tabsPerSet: 8 })).structured;
const plainQuote = (await callTool('quote_price', build)).structured;
const quote = (await callTool('quote_price', { ...build, ...asked })).structured;
const draft = (await callTool('draft_order', { product, sets, titles, ...asked })).structured;
const list = (await callTool('draft_order', { product, sets, titles: ['One, two'] })).structured;

let page: Page;
let html: string;

beforeAll(async () => {
  page = await (await chromium.newContext({ viewport: { width: 820, height: 640 } })).newPage();
  await openChat(page);
  html = await hostedCard();
});

function shown(structured: unknown, more: Partial<Shown> = {}): Promise<Frame> {
  return show(page, { html, structured, width: 560, theme: 'light', opensLinks: true, ...more });
}

test('the card with its bridge is under 40 KB, compressed', async () => {
  expect(brotliCompressSync(await bundleCard()).length).toBeLessThan(40_000);
});

/** The card's text with a section open. */
async function section(frame: Frame, name: string): Promise<string> {
  const tab = frame.locator(`role=tab[name="${name}"]`);
  await tab.click();
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  return frame.innerText('[role=tabpanel]');
}

const amount = (dollarAmount: number) => dollars(Math.round(dollarAmount * 100));

describe('a quote', () => {
  test('shows the price, the date and every line of the breakdown', async () => {
    const text = await (await shown(quote)).innerText('main');
    const arrives = dayText(quote.delivery.with_proof.delivery_date);
    const lines = quote.breakdown.flatMap(({ label, amount: cost }: typeof quote) => [
      label,
      amount(cost),
    ]);
    for (const said of [
      `${amount(quote.price.total)} total`,
      `Arrives ${arrives} in ${asked.zip} if you approve`,
      ...lines,
    ]) {
      expect(text).toContain(said);
    }
  });

  test('names every option, the cut, and what its link says about delivery and job', async () => {
    const orderUrl = `${quote.orderUrl.split('#')[0]}#cut=4&zip=60601&neededBy=2026-12-04&job=Smith&po=47`;
    const text = await section(await shown({ ...quote, orderUrl }), 'Order');
    const labels = catalog.products[product].options.map(
      ({ key, choices }) => choices.get(options[key] ?? '')?.label,
    );
    for (const said of [...labels, '1/4', asked.zip, 'Dec 4, 2026', 'Smith', '47']) {
      expect(text).toContain(said);
    }
  });

  test('compares quantities by keyboard alone, with the quoted one marked', async () => {
    const frame = await shown(quote);
    await frame.focus('[role=tab]');
    await page.keyboard.press('ArrowLeft');
    await frame.waitForSelector('[role=tab][aria-selected=true] >> text=Alternatives');
    expect(await frame.locator('[role=tabpanel] tbody th').allInnerTexts()).toEqual(
      catalog.book.limits.setQuantities.slice(0, 5).map(String),
    );
    expect(await frame.innerText('tr[aria-current] th')).toBe(String(sets));
  });

  test('compares the next quantity if the optional members are missing', async () => {
    const frame = await shown(plainQuote);
    await section(frame, 'Alternatives');
    const quantities = await frame.locator('[role=tabpanel] tbody th').allInnerTexts();
    expect(quantities).toEqual([sets, plainQuote.nextQuantity.sets].map(String));
    expect(await frame.innerText('main')).not.toContain('Arrives');
  });
});

describe('a draft', () => {
  test('draws the tabs of a bank, and names them and those that are too long', async () => {
    const frame = await shown(draft, { width: 800 });
    const { banks, recommendedCut, titlesThatDoNotFit } = draft.layout;
    expect(titlesThatDoNotFit).toHaveLength(1);
    expect(await frame.locator('.misfit').count()).toBe(1);
    expect(await frame.innerText('.fault')).toBe(
      'Too long for its tab: title 2. Use fewer words or a wider cut.',
    );
    expect(await frame.locator('[data-tab]').count()).toBe(Number(recommendedCut.slice(2)));
    expect(await frame.getAttribute('svg', 'aria-label')).toContain('tab 1: Pleadings');
    const bank = `${recommendedCut} cut, bank 1 of ${banks}`;
    expect(await frame.innerText('.banks')).toContain(bank);
    await frame.click('text=Next');
    await frame.waitForSelector(`svg[aria-label$=": ${titles.at(-1)}"]`);
    await ask(page, ({ result }, shorter) => result(shorter), list);
    await frame.waitForSelector('svg[aria-label="tab 1: One, two"]');
  });

  test('warns about a single title that may be a list', async () => {
    expect(await (await shown(list)).innerText('.fault')).toBe(list.warning);
  });

  test('shows the colors of its link', async () => {
    const [, color] = paletteOf(catalog, product);
    const joint = draft.orderUrl.includes('#') ? '&' : '#';
    const orderUrl = `${draft.orderUrl}${joint}colors=${color?.id}`;
    const plain = await (await shown(draft)).getAttribute('.drawn-tab', 'fill');
    const frame = await shown({ ...draft, orderUrl });
    expect(await frame.getAttribute('.drawn-tab', 'fill')).not.toBe(plain);
  });
});

describe('in a chat', () => {
  test.each([
    ['a quote', quote, 360],
    ['a quote with suggestions', suggesting, 360],
    ['a draft', draft, 360],
    ['a draft', draft, 800],
  ])('%s fits its width without scrolling, within a height of 500', async (_, result, width) => {
    const frame = await shown(result, { width, answer: {} });
    for (const name of await frame.locator('[role=tab]').allInnerTexts()) {
      await section(frame, name);
      const { scrollWidth, scrollHeight } = await frame.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        scrollHeight: document.documentElement.scrollHeight,
      }));
      expect(scrollWidth, name).toBe(width);
      expect(scrollHeight, name).toBeLessThanOrEqual(500);
    }
  });

  test('asks the chat to open the designer, and falls back to a plain link', async () => {
    const frame = await shown(draft);
    await frame.click('text=Open in the designer');
    await expect.poll(() => ask(page, ({ links }) => links)).toEqual([draft.orderUrl]);
    const plain = await shown(draft, { opensLinks: false });
    expect(await plain.getAttribute('a', 'href')).toBe(draft.orderUrl);
    await plain.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await plain.click('text=Open in the designer');
    expect(await ask(page, ({ links }) => links)).toEqual([]);
  });

  test('calls the tool of a suggestion, shows its result, and tells the model', async () => {
    const frame = await shown(suggesting, { answer: draft });
    expect(await frame.innerText('main')).toContain(suggesting.notices[0]);
    await section(frame, 'Alternatives');
    const [first] = suggesting.suggestions;
    await frame.click(`button:has-text("${first.reason}, ${amount(first.total)}")`);
    await frame.waitForSelector(`text=${amount(draft.price.total)} total`);
    const said = [{ type: 'text', text: 'new' }];
    await expect
      .poll(() => ask(page, ({ calls }) => calls))
      .toEqual([{ name: 'quote_price', given: first.arguments }, said]);
    const plain = await shown(suggesting);
    await section(plain, 'Alternatives');
    expect(await plain.locator('[role=tabpanel] button').count()).toBe(0);
  });

  test("follows the chat's color scheme, and is accessible in both", async () => {
    const frame = await shown(draft);
    const background = () =>
      frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    expect(await violations(frame)).toEqual([]);
    await ask(page, (received) => received.theme('dark'));
    await expect.poll(background).not.toBe(light);
    expect(await violations(frame, { category: 'color' })).toEqual([]);
  });

  test('draws nothing and takes no space for a result without a quote', async () => {
    for (const lacking of ['product', 'price', 'breakdown', 'orderUrl']) {
      expect(cardView(catalog, { ...quote, [lacking]: undefined }), lacking).toBeUndefined();
    }
    const frame = await shown(undefined);
    expect(await frame.innerText('body')).toBe('');
    expect(await ask(page, ({ heights }) => heights.at(-1))).toBe(0);
  });

  test('answers pings and teardown', async () => {
    await shown(quote);
    expect(await ask(page, (received) => received.ping())).toEqual({});
    expect(await ask(page, (received) => received.teardown())).toEqual({});
  });
});
