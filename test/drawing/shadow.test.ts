import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { desk } from '../../src/drawing/scene/poses.ts';
import { scene } from '../../src/drawing/scene/scene.ts';
import { pictured } from '../../src/drawing/scene/set-scene.ts';
import { lookOf } from '../../src/layout/look.ts';
import { launch, unpacked } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { folderOfRun } from '../support/run.ts';

const { paper } = catalog.book.products;
const set = { tabs: 5, titles: ['A', 'B', 'C', 'D', 'E'], options: {} };
const { tabs } = pictured({ id: 'x', product: paper, set });
const drawn = { id: 'x', die: paper.die, materials: lookOf(paper, {}), tabs };
const svg = scene({ ...drawn, ...desk(tabs, 5, paper.die), label: '' });
const mat = [42, 74, 64];
/** A place off the grid of pixels, where browsers paint layers of their own. */
const place = 'position: absolute; left: 37.3px; top: 11.7px; width: 700px';

test('shadows are no box: the mat next to a set keeps its color at every scale', async () => {
  const chromium = await launch(await unpacked(), folderOfRun());
  for (const deviceScaleFactor of [1, 1.25, 1.5]) {
    const viewport = { width: 800, height: 600 };
    const page = await chromium.newPage({ deviceScaleFactor, viewport });
    await page.setContent(
      `<body style="background: rgb(${mat})">${svg.replace('<svg', `<svg style="${place}"`)}`,
    );
    // A busy browser refuses until it has painted.
    const painted = await vi.waitFor(() => page.screenshot(), { timeout: 60_000, interval: 500 });
    const image = sharp(painted).raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => {
      const [column, row] = [x, y].map((side) => Math.round(side * deviceScaleFactor));
      const pixel = (Number(row) * info.width + Number(column)) * info.channels;
      return [...data.subarray(pixel, pixel + 3)];
    };
    const next = [70, 160, 250, 340].map((x) => colorAt(x, 45));
    expect(next).toEqual([mat, mat, mat, mat]);
    expect(colorAt(714, 200)).not.toEqual(mat);
    await page.close();
  }
  await chromium.close();
});
