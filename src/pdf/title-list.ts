import { boxAt } from '../layout/sheet.ts';
import { problemOf } from './divider.ts';
import type { Flow } from './flow.ts';
import type { PdfTab } from './job.ts';
import { shortened, tone, wrapped } from './page.ts';

const points = 9.5;
const pitchInches = 0.165;
const numberRoom = 0.4;

/**
 * Lists tabs: number and whole title, and below it color and type size, or what is wrong with it.
 *
 * @param rows the most tabs in a column
 */
export function listTitles(flow: Flow, tabs: readonly PdfTab[], rows = tabs.length): void {
  for (const [index, tab] of tabs.entries()) {
    if (index > 0 && index % rows === 0) flow.next();
    const { title, color, colorName, fit, placement } = tab;
    const problem = problemOf(tab);
    const size = title === '' ? '' : `${fit.pointSize} pt`;
    const detail = [colorName, problem ?? size].filter(Boolean).join(', ');
    flow.add((page, { left, top, widthInches }) => {
      const x = left + numberRoom;
      const y = top + 0.15;
      const paint = title === '' ? tone.soft : tone.dark;
      const lines = wrapped(title || 'Blank tab', widthInches - numberRoom, points);
      const below = y + (lines.length - 1) * pitchInches + 0.145;
      page.text(String(placement.tab), left, y, { points, paint: tone.soft });
      page.text(lines, x, y, { points, paint, pitchInches });
      if (detail === '') return below - 0.02;
      if (colorName) page.swatch(color, boxAt(x, below - 0.085, 0.13, 0.1));
      const detailLeft = x + (colorName ? 0.2 : 0);
      page.text(shortened(detail, widthInches - numberRoom - 0.2, 8), detailLeft, below, {
        points: 8,
        paint: problem ? tone.warning : tone.soft,
      });
      return below + 0.08;
    });
  }
}
