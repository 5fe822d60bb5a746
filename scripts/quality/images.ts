import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { tableColors } from '../../src/documents/discovery.ts';
import { openBrowser } from './audit/serving.ts';

/** Draws the icons from `public/favicon.svg`. */

const publicFolder = new URL('../../public/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', publicFolder), 'utf8');

const table = tableColors.light;

/** A square in the background color with the mark centered; the mark takes `share` of the side. */
function iconHtml(share: number): string {
  return `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${table} }
    svg { width: ${share * 100}vw }</style>${mark}`;
}

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** An ICO file with one PNG image of up to 255 pixels a side. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const { browser, close } = await openBrowser();
const page = await browser.newPage({ colorScheme: 'light' });
const save = (name: string, content: Buffer) => writeFileSync(new URL(name, publicFolder), content);

save('favicon.ico', icoOf(await draw(page, iconHtml(1), 32, 32), 32));
save('apple-touch-icon.png', await draw(page, iconHtml(0.72), 180, 180));
save('icon-192.png', await draw(page, iconHtml(0.8), 192, 192));
save('icon-512.png', await draw(page, iconHtml(0.8), 512, 512));
save('icon-maskable-512.png', await draw(page, iconHtml(0.56), 512, 512));
await close();
