import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inkPng } from '../../src/designer/artwork/png.ts';
import { browser } from '../support/browser.ts';
import { folderOfRun } from '../support/run.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served('pacific');
const chromium = browser();

/** A black square in white. */
async function square(pixels: number): Promise<Buffer> {
  const stride = 1 + Math.ceil(pixels / 8);
  const rows = new Uint8Array(stride * pixels);
  for (let y = 0; y < pixels / 2; y++) rows.fill(255, y * stride + 1, y * stride + stride / 2);
  return Buffer.from(await inkPng({ width: pixels, height: pixels }, [rows]));
}

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2">${content}</svg>`);

async function open(bodyprint: '1c' | 'none') {
  const path = `/configure/vinyl?sets=20&labels=One|Two&bodyprint=${bodyprint}`;
  const designer = await openDesigner(chromium, service, path);
  const { page } = designer;
  const art = page.getByRole('application');
  /** What the page says of the artwork. */
  const words = () => art.getAttribute('aria-label');
  const choose = (name: string, buffer: Buffer) =>
    page
      .locator('#artwork-file')
      .setInputFiles({ name, buffer, mimeType: /svg$/.test(name) ? 'image/svg+xml' : 'image/png' });
  return { ...designer, art, words, choose };
}

test('a mouse moves and sizes artwork; undo, a reload and a proof preview bring it back', async () => {
  const { page, art, words, choose, complaints } = await open('1c');
  await choose('logo.png', await square(300));
  await expect.poll(words).toContain('3 x 3 in, 2.75 in from the left and 4 in from the top');
  await seen.text(page.locator('.artwork-fields .warning')).toMatch(/100 dpi.*1 in wide/);
  const { x = 0, y = 0, width = 0 } = (await art.locator('rect').boundingBox()) ?? {};
  const inch = width / 3;
  const dragBy = async (fromX: number, fromY: number, by: number) => {
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(fromX + by * inch, fromY + by * inch, { steps: 4 });
    await page.mouse.up();
  };
  await dragBy(x + inch, y + inch, 1);
  await expect.poll(words).toMatch(/3 x 3 in, 3.7\d in from the left and [45]\.?\d* in/);
  await dragBy(x + 4 * inch - 2, y + 4 * inch - 2, -1);
  await expect.poll(words).toMatch(/(2|2.0\d|1.9\d) x /);
  const sized = await words();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(words).toMatch(/3 x 3 in, 3.7/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => page.url()).toContain('#artwork=');
  await expect.poll(words).toBe(sized);
  await page.reload();
  await page.getByRole('button', { name: 'Whole divider' }).click();
  await expect.poll(words).toBe(sized);
  await page.locator('.price-bar').getByRole('button', { name: 'Review' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download proof preview' }).click();
  const proof = join(folderOfRun(), 'proof.pdf');
  await (await saved).saveAs(proof);
  const shared = page.url();
  await page.getByRole('button', { name: 'Back to the design' }).click();
  await art.press('Delete');
  await seen.count(art).toBe(0);
  await page.getByRole('button', { name: 'Clear saved designs' }).click();
  await page.goto('about:blank');
  await page.goto(shared);
  await page.getByText("A link can't carry artwork.").waitFor();
  await page.locator('.toolbar').getByText('More').click();
  await page.locator('.toolbar input[type=file]').setInputFiles(proof);
  await page.getByRole('button', { name: 'Whole divider' }).click();
  await expect.poll(words).toBe(sized);
  expect(complaints).toEqual([]);
});

test('a file dropped on the page is printed, one without print is refused, and a width can be typed', async () => {
  const { page, words, choose, titles } = await open('none');
  await page.evaluate(
    (bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'drop.png', { type: 'image/png' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    },
    [...(await square(64))],
  );
  await expect.poll(words).toMatch(/^drop\.png/);
  await page.getByText(/^Now \$[\d.]+ total \(was \$/).waitFor();

  const refused: readonly (readonly [string, Buffer, RegExp])[] = [
    ['text.png', Buffer.from('not an image'), /text\.png can't be read/],
    ['large.png', Buffer.alloc(21_000_000), /is 21 MB\. Choose a file of at most 20/],
    ['wide.png', await square(7_072), /7,072 x 7,072/],
    ['white.svg', svg('<rect width="9" height="9" fill="#fff"/>'), /nothing to print/],
    ['linked.svg', svg('<image href="https://a.test/a.png"/>'), /links to other/],
    ['half.svg', svg('<rect'), /half\.svg can't be read/],
  ];
  for (const [name, content, reason] of refused) {
    await choose(name, content);
    await page.locator('.toast, .notice').filter({ hasText: reason }).first().waitFor();
    await expect.poll(words).toMatch(/^drop\.png/);
  }
  await expect.poll(titles).toEqual(['One', 'Two']);

  const width = page.getByLabel('Width');
  await width.fill('2');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.locator('.print-area').waitFor({ state: 'attached' });
  await seen.value(width).toBe('2');
  await width.press('Tab');
  await expect.poll(words).toContain('2 x 2 in');
  await width.fill('');
  await width.press('Tab');
  await seen.value(width).toBe('2');
});
