import { type Font, type TitleFont, titleFonts, usualFont } from '../../layout/fonts.ts';
import { addFonts } from '../../layout/glyphs.ts';
import { moreTables } from '../../layout/more-fonts.generated.ts';
import archivoNarrowBold from './archivo-narrow/bold.ttf?url';
import archivoNarrow from './archivo-narrow/regular.ttf?url';
import arimoBold from './arimo/bold.ttf?url';
import arimo from './arimo/regular.ttf?url';
import libreFranklinBold from './libre-franklin/bold.ttf?url';
import libreFranklin from './libre-franklin/regular.ttf?url';
import openSansBold from './open-sans/bold.ttf?url';
import openSans from './open-sans/regular.ttf?url';
import sourceSerifBold from './source-serif/bold.ttf?url';
import sourceSerif from './source-serif/regular.ttf?url';

let isOpen = false;

/** Makes every font measurable and shown by its name. A browser loads a file once it shows it. */
export function openTitleFonts(): void {
  if (isOpen) return;
  isOpen = true;
  addFonts(moreTables);
  const ids = (Object.keys(titleFonts) as TitleFont[]).filter((id) => id !== usualFont);
  for (const id of ids) {
    for (const [index, weight] of ['400', '700'].entries()) {
      const source = `url(${fontFiles[id][index]})`;
      document.fonts.add(new FontFace(titleFonts[id], source, { weight, display: 'swap' }));
    }
  }
}

/** The URLs of every font's files, the same for screens and PDFs: regular and bold. */
export const fontFiles: Readonly<Record<Font, readonly [regular: string, bold: string]>> = {
  arimo: [arimo, arimoBold],
  'open-sans': [openSans, openSansBold],
  'source-serif': [sourceSerif, sourceSerifBold],
  'archivo-narrow': [archivoNarrow, archivoNarrowBold],
  'libre-franklin': [libreFranklin, libreFranklinBold],
};
