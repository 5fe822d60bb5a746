import type { Font } from './fonts.ts';
import { addFont } from './glyphs.ts';
import { moreTables } from './more-fonts.generated.ts';

/** Adds all fonts to measure with. Apart, so that pages load them only for a design with one. */
export function addFonts(): void {
  for (const [font, table] of Object.entries(moreTables)) addFont(font as Font, table);
}
