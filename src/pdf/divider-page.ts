import { bodyParts, inBinder, sheetParts } from '../drawing/parts.ts';
import { overallBox } from '../layout/sheet.ts';
import { banksOf, dieStroke, drawParts, drawTabs } from './divider.ts';
import type { PdfJob } from './job.ts';
import { letterMargin, letterSize, Page, tone } from './page.ts';

const top = 1.35;
const stripTint = '#dfe9ee';
const note = { points: 9.5, paint: tone.soft };

/** The first bank as in a binder: the whole sheet with its holes and strip, and the print on it. */
export function dividerPage(job: PdfJob): Page {
  const { die, look, body } = job;
  const [own = []] = banksOf(job);
  const { widthInches, heightInches } = overallBox(die);
  const room = [letterSize.widthInches - 2 * letterMargin, letterSize.heightInches - top - 0.9];
  const [wide = 0, high = 0] = room;
  const scale = Math.min(1, wide / widthInches, high / heightInches);
  const [a, b, c, d] = inBinder(die);
  const pose = [a * scale, b * scale, c * scale, d * scale, letterMargin, top] as const;
  const page = new Page();
  const sheet = sheetParts(die, look.effects, own[0]?.sheet ?? '');
  const print = body ? bodyParts(body, die, look.ink) : [];
  const artwork = { stroke: look.ink, linePoints: 0.5, isDashed: true };
  page.text('The whole divider', letterMargin, 0.85, { points: 16, isBold: true });
  const percent = `${Math.floor(scale * 100)}% of actual size`;
  page.text(`The first bank as in a binder, at ${percent}.`, letterMargin, 1.1, note);
  drawParts(page, sheet, pose, { sheet: { hasOwnFill: true }, strip: { fill: stripTint } });
  drawParts(page, sheet, pose, { sheet: dieStroke });
  drawParts(page, print, pose, { body: {}, artwork, note: {} });
  drawTabs(page, own, die, pose, false);
  return page;
}
