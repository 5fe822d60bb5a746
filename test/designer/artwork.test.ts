import { expect, test } from 'vitest';
import { seen } from '../support/seen.ts';
import { designerOf } from './page.ts';

const { open } = designerOf('pacific');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2"/>');
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

test('attached artwork is a box with its name, which undo, a reload and a link know; what no seller can print is refused', async () => {
  const { page, complaints, reveal } = await open(
    '/configure/vinyl?sets=20&labels=One|Two&bodyprint=1c',
  );
  const attached = (name: string) => page.locator('#look').getByText(`${name} is attached.`);
  const choose = (name: string, buffer: Buffer) =>
    page.locator('#artwork-file').setInputFiles({ name, buffer, mimeType: 'image/svg+xml' });
  await choose('Logo & crest.svg', svg);
  await attached('Logo & crest.svg').waitFor({ state: 'attached' });
  await page.locator('.dividers .drawn-note').getByText('artwork: Logo & crest.svg').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await seen.count(attached('Logo & crest.svg')).toBe(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => page.url()).toContain('#artwork=');
  await page.reload();
  await attached('Logo & crest.svg').waitFor({ state: 'attached' });
  await seen.count(page.getByText("isn't in this browser")).toBe(0);
  const shared = page.url();
  await (await reveal(page.getByText('Remove artwork'))).click();
  await seen.count(attached('Logo & crest.svg')).toBe(0);
  await page.evaluate(() => caches.delete('tabquote.artwork'));
  await page.goto('about:blank');
  await page.goto(shared);
  await page.getByText("A link can't carry Logo & crest.svg.").waitFor();
  await page.getByText("It isn't in this browser.").waitFor({ state: 'attached' });
  await choose('logo.png', png);
  await attached('logo.png').waitFor({ state: 'attached' });
  const refused: readonly (readonly [string, Buffer, RegExp])[] = [
    ['text.png', Buffer.from('not an image'), /text\.png isn't a PNG file/],
    ['scan.jpg', png, /scan\.jpg isn't a JPG file/],
    ['large.pdf', Buffer.alloc(21_000_000), /is 21 MB\. Choose a file of at most 20 MB/],
    ['photo.webp', Buffer.from('RIFF'), /Choose a PNG, JPEG, SVG or PDF/],
  ];
  for (const [name, content, reason] of refused) {
    await choose(name, content);
    await page.locator('.toast, .notice').filter({ hasText: reason }).first().waitFor();
    await seen.count(attached('logo.png')).toBe(1);
  }
  expect(complaints).toEqual([]);
});
