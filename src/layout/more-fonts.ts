import type { Font, usualFont } from './fonts.ts';
import { addFont, type FontTable } from './glyphs.ts';
import { table as archivoNarrow } from './widths/archivo-narrow.generated.ts';
import { table as libreFranklin } from './widths/libre-franklin.generated.ts';
import { table as openSans } from './widths/open-sans.generated.ts';
import { table as sourceSerif } from './widths/source-serif.generated.ts';

const tables: Readonly<Record<Exclude<Font, typeof usualFont>, FontTable>> = {
  'open-sans': openSans,
  'source-serif': sourceSerif,
  'archivo-narrow': archivoNarrow,
  'libre-franklin': libreFranklin,
};

/** Adds all fonts to measure with. Apart, so that pages load them only for a design with one. */
export function addFonts(): void {
  for (const [font, table] of Object.entries(tables)) addFont(font as Font, table);
}
