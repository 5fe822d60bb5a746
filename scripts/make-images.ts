import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { book } from '../src/book/index.ts';
import { sitePage } from '../src/documents/site-pages.ts';
import { tableColors } from '../src/documents/web-manifest.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { launch, unpacked } from '../test/support/browser.ts';

/** Draws the icons and the social card out of `public/favicon.svg` and the home page's title. */

const publicFolder = new URL('../public/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', publicFolder), 'utf8');
const font = readFileSync(
  new URL(
    import.meta.resolve(
      '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
    ),
  ),
).toString('base64');

const table = tableColors.light;
const films = ['#ffdf5c', '#a9d4f0', '#b4dcab', '#f5b5c9', '#fbbd78'];

/** A square of the table's color with the mark in its middle; `share` of the side is the mark's. */
function iconHtml(share: number): string {
  return `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${table} }
    svg { width: ${share * 100}vw }</style>${mark}`;
}

function cardHtml(title: string): string {
  const tabs = films.map((film) => `<i style="background: ${film}"></i>`).join('');
  return `<style>
    @font-face { font-family: Franklin; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; padding: 70px 80px 0; background: ${table}; font-family: Franklin; color: #16211e }
    nav { display: flex; gap: 8px; padding-left: 1px }
    i { flex: 1; height: 76px; border: 2px solid #16211e55; border-bottom: 0; border-radius: 20px 20px 0 0 }
    main { height: 600px; padding: 64px 72px; background: #fff; border-top: 8px solid ${films[0]} }
    h1 { margin: 0 0 40px; font-size: 92px; line-height: 1.02; letter-spacing: -0.03em; font-weight: 800 }
    p { margin: 0; font-size: 34px; color: #4a5854 }
    svg { position: absolute; right: 130px; bottom: 60px; width: 130px }
  </style><nav>${tabs}</nav><main><h1>${title}</h1><p>Paper and poly dividers, your titles on the tabs</p></main>${mark}`;
}

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** An ICO file that holds one PNG picture of up to 255 pixels a side. */
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

const home = mkdtempSync(join(tmpdir(), 'tabquote-images-'));
const browser = await launch(await unpacked(), home);
const page = await browser.newPage({ colorScheme: 'light' });
const { title } = sitePage(openCatalog(book, 'http://localhost'), '/');
const save = (name: string, content: Buffer) => writeFileSync(new URL(name, publicFolder), content);

save('favicon.ico', icoOf(await draw(page, iconHtml(1), 32, 32), 32));
save('apple-touch-icon.png', await draw(page, iconHtml(0.72), 180, 180));
save('icon-192.png', await draw(page, iconHtml(0.8), 192, 192));
save('icon-512.png', await draw(page, iconHtml(0.8), 512, 512));
save('icon-maskable-512.png', await draw(page, iconHtml(0.56), 512, 512));
save('social-card.png', await draw(page, cardHtml(title), 1200, 630));
await browser.close();
rmSync(home, { recursive: true, force: true, maxRetries: 3 });
