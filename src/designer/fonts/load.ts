import type { Design } from '../../design/design.ts';
import { titleFonts, usualFont } from '../../layout/fonts.ts';

/**
 * Loads the font of a design, before anything of it is measured.
 *
 * @returns what the buyer should know, if it can't be loaded
 */
export async function loadFont({ type: { font } }: Pick<Design, 'type'>): Promise<string[]> {
  if (font === usualFont) return [];
  try {
    const { openTitleFonts } = await import('./title-fonts.ts');
    openTitleFonts();
    return [];
  } catch {
    const usual = titleFonts[usualFont];
    return [
      `${titleFonts[font]} didn't load, so titles are shown in ${usual}. Reload the page to see them as printed.`,
    ];
  }
}
