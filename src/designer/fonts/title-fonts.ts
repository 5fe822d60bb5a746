import { type Font, type TitleFont, titleFonts, usualFont } from '../../layout/fonts.ts';
import { addFonts } from '../../layout/glyphs.ts';
import moreTables from '../../layout/more-fonts.generated.json' with { type: 'json' };

const weights = { regular: '400', bold: '700' };

const files = import.meta.glob<string>('./*/{regular,bold}.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URLs of a font's files, the same for screens and PDFs: regular and bold. */
export function fontFiles(font: Font): string[] {
  return Object.keys(weights).map((name) => files[`./${font}/${name}.ttf`] as string);
}

let isOpen = false;

/** Makes every font measurable and shown by its name. A browser loads a file once it shows it. */
export function openTitleFonts(): void {
  if (isOpen) return;
  isOpen = true;
  addFonts(moreTables);
  const ids = (Object.keys(titleFonts) as TitleFont[]).filter((id) => id !== usualFont);
  for (const id of ids) {
    for (const [index, weight] of Object.values(weights).entries()) {
      const source = `url(${fontFiles(id)[index]})`;
      document.fonts.add(new FontFace(titleFonts[id], source, { weight, display: 'swap' }));
    }
  }
}
