import { type TitleFont, titleFonts, usualFont } from '../../layout/fonts.ts';
import { addFonts } from '../../layout/more-fonts.ts';
import { fontFiles } from './files.ts';

let isOpen = false;

/** Makes every font measurable and shown by its name. A browser loads a file once it shows it. */
export function openTitleFonts(): void {
  if (isOpen) return;
  isOpen = true;
  addFonts();
  const ids = (Object.keys(titleFonts) as TitleFont[]).filter((id) => id !== usualFont);
  for (const id of ids) {
    for (const [index, weight] of ['400', '700'].entries()) {
      const source = `url(${fontFiles[id][index]})`;
      document.fonts.add(new FontFace(titleFonts[id], source, { weight, display: 'swap' }));
    }
  }
}
