import type { Font } from '../../layout/fonts.ts';
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

/** The URLs of every font's files, the same for screens and PDFs: regular and bold. */
export const fontFiles: Readonly<Record<Font, readonly [regular: string, bold: string]>> = {
  arimo: [arimo, arimoBold],
  'open-sans': [openSans, openSansBold],
  'source-serif': [sourceSerif, sourceSerifBold],
  'archivo-narrow': [archivoNarrow, archivoNarrowBold],
  'libre-franklin': [libreFranklin, libreFranklinBold],
};
