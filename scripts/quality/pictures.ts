import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pagePaths } from '../../src/contract/paths.ts';
import { designerPath } from '../../src/order/path.ts';
import { launch, unpacked } from '../../test/support/browser.ts';
import { startBuilt } from '../../test/support/served.ts';
import { catalog } from './load/requests.ts';

/** Takes the pictures of README.md from the built site: its home page, and a design. */

const folder = new URL('../../.github/pictures/', import.meta.url);
const titles = 'Pleadings|Motions|Discovery|Depositions|Exhibits|Correspondence|Orders|Trial';
const { data } = catalog.products[catalog.defaultProduct];
const colors = data.colors?.list.slice(2, 7).map(({ id }) => id);
const design = `?sets=50&labels=${titles}#colors=${colors?.join('.')}`;
const pictures = {
  home: pagePaths.home,
  designer: designerPath(catalog.defaultProduct) + design,
};

mkdirSync(folder, { recursive: true });
const service = await startBuilt();
{
  using home = mkdtempDisposableSync(join(tmpdir(), 'tabquote-pictures-'));
  await using browser = await launch(await unpacked(), home.path);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  for (const [name, path] of Object.entries(pictures)) {
    await page.goto(service.address + path, { waitUntil: 'networkidle' });
    const picture = sharp(await page.screenshot())
      .resize(960)
      .webp({ quality: 82 });
    writeFileSync(new URL(`${name}.webp`, folder), await picture.toBuffer());
  }
}
await service.stop();
