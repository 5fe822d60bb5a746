import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createReceiver } from '../../deploy/receiver.mjs';
import type { DesignSubmission } from '../../src/contract/submission.ts';
import { titlesCsv } from '../../src/designer/send/submission.ts';
import { readPdf } from '../pdf/pdf.ts';
import { pacific } from '../shops/pacific.ts';
import { folderOfRun } from '../support/run.ts';
import { seen } from '../support/seen.ts';
import { type DesignerPage, designerOf, dollars, hiddenIn } from './page.ts';

/** Tasks that people come with, each from an empty page to an order that the seller has. */

const orders = folderOfRun();
const origins: string[] = [];
const receiver = createReceiver({ folder: orders, origins });
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { port } = receiver.address() as AddressInfo;

const { host } = new URL(pacific.seller.submitUrl ?? '');
/** The shop's endpoint is the receiver; nothing else on the network exists. */
const { service, open } = designerOf(
  'pacific',
  `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
);

type Hands = ReturnType<typeof typing> & Record<'press' | 'choose', Reach>;
type Reach = (target: Locator) => Promise<void>;

interface Job {
  readonly start: string;
  run(designer: DesignerPage, hands: Hands): Promise<void>;
  /** What the order that the seller receives says of it. */
  readonly order?: readonly (string | RegExp)[];
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const five = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 8"><script>parent.hacked = 1</script><circle cx="4" cy="4" r="3" fill="#d9a300"/><path d="M22 1h16v6z"/></svg>';
const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
type Jobs = Readonly<Record<string, Job>>;

const jobsByKeyboard: Jobs = {
  '25 exhibits in banks': {
    start: '/configure/vinyl',
    run: async ({ page }, hands) => {
      await hands.press(button(page, 'Fill a series'));
      await hands.press(page.getByRole('button', { name: 'Exhibit 1–25', exact: true }));
      await hands.press(button(page.getByRole('navigation', { name: 'Settings' }), 'Look'));
      await hands.press(button(page, 'More cuts'));
      await hands.choose(page.locator('input[name="cut"][value="10"]'));
      await page.getByText(/1\/10 cut, 3 banks/).waitFor();
    },
    order: ['#cut=10', '25. Exhibit 25'],
  },
  'five colors on poly': {
    start: '/configure/vinyl?sets=20&tabs=5',
    run: async ({ page, title }, hands) => {
      for (const [index, text] of five.entries()) await hands.type(title(index + 1), text);
      await hands.type(title(1), 'Alpha');
      await hands.press(page.getByRole('button', { name: 'Color', exact: true }));
      await hands.choose(page.getByLabel('One tab', { exact: true }));
      for (const index of [1, 4, 6, 8, 9]) {
        await hands.press(page.locator('#colors .swatch').nth(index));
      }
      await page.getByText('5 colors: + $167.00').waitFor({ state: 'attached' });
    },
    order: [/Tab colors: 5 colors, by tab: \w[\w ]+(, \w[\w ]+){4}$/m, 'colorChanges=4'],
  },
  'two columns out of Excel': {
    start: '/configure/vinyl',
    run: async ({ page, title }, hands) => {
      await hands.paste(title(1), 'Exhibit\tTitle\nEx. 1\tLease\nEx. 2\tDeed');
      await page.getByLabel('Which column').selectOption('Column 2: Title, Lease, Deed');
      await hands.press(page.getByLabel('The first row is a header'));
      await hands.press(button(page, 'Use this list'));
    },
    order: [/\n1\. Lease\n2\. Deed\n/],
  },
  'text and a logo on the dividers': {
    start: '/configure/vinyl?sets=20&labels=One|Two',
    run: async ({ page }, hands) => {
      await hands.choose(page.locator('input[name="bodyprint"][value="1c"]'));
      await hands.press(button(page.locator('.price-bar'), 'Review'));
      await hands.press(button(page, 'Type the text'));
      await seen.count(page.locator('#body-text:focus')).toBe(1);
      await page.keyboard.type('Smith v. Jones');
      await page.locator('.drawn-body').filter({ hasText: 'Smith v. Jones' }).waitFor();
      const chooser = page.waitForEvent('filechooser');
      await hands.press(page.getByLabel('Choose artwork'));
      await (await chooser).setFiles(logo);
      await page.getByText('logo.svg is attached.', { exact: true }).first().waitFor();
    },
    order: ['Print on the divider: “Smith v. Jones”, artwork logo.svg', 'body=Smith+v.+Jones'],
  },
};

const jobsOnAPhone: Jobs = {
  'hundreds of tabs': {
    start: '/configure/vinyl',
    run: async ({ page }, hands) => {
      await hands.press(button(page, 'Paste a list'));
      const list = Array.from({ length: 200 }, (_, tab) => `Document no. ${tab + 1}`);
      await hands.paste(page.getByLabel('One title per line'), list.join('\n'));
      await hands.press(button(page, 'Use this list'));
      await seen.value(page.locator('#tabs')).toBe('200');
    },
    order: [/\n200\. Document no\. 200\n/],
  },
  'two sides': {
    start: '/configure/vinyl?sets=20&labels=One|Two',
    run: async ({ page }, hands) => {
      await hands.choose(page.locator('input[name="sided"][value="2s"]'));
      await page.getByRole('img', { name: /^The back of a divider/ }).waitFor();
    },
    order: ['Printing: 2-sided'],
  },
};

const buyer = {
  Name: 'Dana Okafor',
  'E-mail': 'dana@example.com',
  'Shipping address': '2100 North Sample Avenue, Chicago, IL 60614',
};

function received(reference: string, name: RegExp): Buffer {
  const names = readdirSync(join(orders, reference));
  const found = names.find((file) => name.test(file));
  if (!found) throw new Error(`${name} isn't among ${names}`);
  return readFileSync(join(orders, reference, found));
}

function inWords({ lines, titles, quote }: DesignSubmission): string {
  return [
    ...lines.map(({ label, text }) => `${label}: ${text}`),
    ...titles.map(({ tab, title }) => `${tab}. ${title}`),
    quote.orderUrl,
  ].join('\n');
}

/** A PDF has the design that the order has, on enough pages. */
async function checkPdf(bytes: Buffer, { quote }: DesignSubmission, leastPages: number) {
  const { pages, attached } = await readPdf(new Uint8Array(bytes));
  expect(pages.length).toBeGreaterThanOrEqual(leastPages);
  const { address, totalCents } = JSON.parse(attached[0] ?? '');
  expect(new URL(address, quote.orderUrl).search).toBe(new URL(quote.orderUrl).search);
  expect(totalCents).toBe(Math.round(quote.price.total * 100));
}

/** Presses Tab, or Shift and Tab, until a control has the focus; returns how often. */
async function tabTo(page: Page, target: Locator, most = 150): Promise<number> {
  for (let presses = 0; presses <= most; presses++) {
    const key = await target.evaluate((element) => {
      const from = document.activeElement ?? document.body;
      const place = from.compareDocumentPosition(element);
      if (place === 0) return '';
      return place === Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (key === '') return presses;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} isn't reached within ${most} presses of Tab`);
}

/** Replaces the text of a field that is reached in some way. */
const typing = (page: Page, reach: Reach) => ({
  type: async (field: Locator, text: string) => {
    await reach(field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
  paste: async (field: Locator, text: string) => {
    await reach(field);
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
  },
});

/** Uses keys only, like a person without a mouse: scripts focus nothing. */
const byKeyboard = (page: Page): Hands => {
  const { keyboard } = page;
  const reach = async (target: Locator) => {
    const tab = await hiddenIn(page, target);
    if (tab) {
      await tabTo(page, tab);
      await keyboard.press('Enter');
    }
    await tabTo(page, target);
  };
  return {
    press: async (target) => {
      await reach(target);
      const isTicked = await target.evaluate((element) => element.matches('[type=checkbox]'));
      await keyboard.press(isTicked ? 'Space' : 'Enter');
    },
    choose: async (radio) => {
      const name = await radio.getAttribute('name');
      await reach(page.locator(`input[name="${name}"]:checked`));
      for (let step = 0; step < 20 && !(await radio.isChecked()); step++) {
        await keyboard.press('ArrowDown');
      }
    },
    ...typing(page, reach),
  };
};

const byTouch = (page: Page): Hands => {
  const point: Reach = async (target) => {
    await (await hiddenIn(page, target))?.tap();
    await target.tap();
  };
  return { press: point, choose: point, ...typing(page, point) };
};

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const ways: readonly [string, BrowserContextOptions, (page: Page) => Hands, Jobs][] = [
  ['by keyboard', {}, byKeyboard, jobsByKeyboard],
  ['on a phone', phone, byTouch, jobsOnAPhone],
];

beforeAll(() => {
  origins.push(service.address);
  return () => receiver.close();
});

/** Sends a design; the seller has all of it, as the page shows it. */
async function send(designer: DesignerPage, hands: Hands, review: Locator, words: Job['order']) {
  for (const [label, text] of Object.entries(buyer)) {
    await hands.type(review.getByLabel(label, { exact: true }), text);
  }
  await hands.press(button(review, 'Send this design'));
  const reference = await review.locator('.reference').innerText();
  const order = JSON.parse(received(reference, /^order\.json$/).toString()) as DesignSubmission;
  for (const part of words ?? []) expect(inWords(order)).toMatch(part);
  expect(order.titles.map(({ title }) => title)).toEqual(await designer.titles());
  expect(dollars(order.quote.price.total)).toBe(await designer.total());
  expect((await designer.priced()).price).toEqual(order.quote.price);
  expect(order.contact).toMatchObject({ name: buyer.Name, address: buyer['Shipping address'] });
  expect(received(reference, /^titles\.csv$/).toString()).toBe(titlesCsv(order));
  await checkPdf(received(reference, /^proof-preview\.pdf$/), order, 1);
  await checkPdf(received(reference, /^press-file\.pdf$/), order, order.quote.tabsPerSet);
  if (order.look.body?.artwork) {
    expect(order.look.body.artworkByEmail).toBe(false);
    expect(received(reference, /^artwork\.svg$/)).toEqual(logo.buffer);
  }
}

describe.each(ways)('%s', (_, options, handsOn, jobs) => {
  test.each(Object.entries(jobs))('%s', async (_, { start, run, order }) => {
    const designer = await open(start, options);
    const { page, complaints } = designer;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const hands = handsOn(page);
    await run(designer, hands);
    await hands.press(button(page.locator('.price-bar'), 'Review'));
    const review = page.getByRole('dialog', { name: 'Review' });
    await review.waitFor();
    await send(designer, hands, review, order);
    expect(complaints).toEqual([]);
  });
});

test('from the tenth title to the handover are at most 40 presses of Tab', async () => {
  const start = `/configure/vinyl?sets=20&labels=${five.join('|')}|${five.join('|')}`;
  const { page, title } = await open(start);
  await title(10).focus();
  const review = page.locator('.price-bar').getByRole('button', { name: 'Review' });
  const before = await tabTo(page, review, 40);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await dialog.waitFor();
  await tabTo(page, button(dialog, 'Send this design').first(), 40 - before);
});
