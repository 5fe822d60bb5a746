import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPdf } from '../pdf/pdf.ts';
import { pacific } from '../shops/pacific.ts';
import { designerOf } from './page.ts';

const { open } = designerOf('pacific');

function kindOf(pdf: string): string | undefined {
  const [, number] = /\/Title (\d+) 0 R/.exec(pdf) ?? [];
  const [title = ''] = pdf.split(`\n${number} 0 obj\n`)[1]?.split('endobj') ?? [];
  return /Proof preview|Press file|Quote/.exec(title.replaceAll('\0', ''))?.[0];
}

const contentOf = async (download: Download) => readFile(await download.path(), 'latin1');

test('three PDFs and a sending at once give four right files', async () => {
  const designer = await open('/configure/vinyl?sets=20&labels=One|Two|Three');
  const { page, complaints } = designer;
  const dialog = await designer.review();
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  const sent = Promise.withResolvers<string>();
  await page.route(pacific.seller.submitUrl ?? '', async (route) => {
    sent.resolve(route.request().postDataBuffer()?.toString('latin1') ?? '');
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status: 200, headers, body: '{"reference":"PDF-4"}' });
  });
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const buyer = {
    ...{ Name: 'Dana Cruz', 'E-mail': 'dana@firm.example', Company: 'Okafor Hale LLP' },
    ...{ 'Shipping address': '1 Main Street, Santa Fe, NM 87501', 'PO number': '4711' },
  };
  for (const [label, text] of Object.entries(buyer)) {
    await dialog.getByLabel(label, { exact: label === 'Name' }).fill(text);
  }
  await press('Download press file');
  await press('Download quote');
  await press('Send this design');
  await expect.poll(() => downloads.length).toBe(2);
  await press('Download proof preview');
  await expect.poll(() => downloads.length).toBe(3);
  const files = downloads.map(async (one) => [
    kindOf(await contentOf(one)),
    /press-file|quote|proof-preview/.exec(one.suggestedFilename())?.[0],
  ]);
  // A browser may report a large file after a small one.
  expect((await Promise.all(files)).toSorted()).toEqual([
    ['Press file', 'press-file'],
    ['Proof preview', 'proof-preview'],
    ['Quote', 'quote'],
  ]);
  const isQuote = (one: Download) => one.suggestedFilename().includes('quote');
  const quote = await readFile((await downloads.find(isQuote)?.path()) ?? '');
  const [page1] = (await readPdf(new Uint8Array(quote))).pages;
  const said = page1?.texts.map(({ text }) => text).join(' ');
  for (const text of Object.values(buyer)) expect(said).toContain(text);
  const parts = (await sent.promise).split('%PDF-1.7').slice(1);
  expect(parts.map(kindOf)).toEqual(['Proof preview', 'Press file']);
  expect(complaints).toEqual([]);
});
