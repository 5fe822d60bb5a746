/** The fonts that titles can be set in, by the ids that links carry. */
export const titleFonts = {
  arimo: 'Arimo',
  'open-sans': 'Open Sans',
  'source-serif': 'Source Serif',
  'archivo-narrow': 'Archivo Narrow',
} as const;

export type TitleFont = keyof typeof titleFonts;

/** Any font of ours: Libre Franklin is for the words of documents. */
export type Font = TitleFont | 'libre-franklin';

/** Titles are set in it unless the buyer chooses another; it also has what other fonts lack. */
export const usualFont = 'arimo';

/** The type of titles, as printed and as measured, and what it has no letters for. */
export const typeface = `${titleFonts[usualFont]} Bold, as wide as Arial. Prints Latin, Greek, Cyrillic and Hebrew; the printer sets other scripts.`;

/** A font in one of its weights. */
export interface Face {
  readonly font: Font;
  readonly bold: boolean;
}

/** How titles are set. */
export interface TypeStyle extends Face {
  readonly font: TitleFont;
  readonly capitals: boolean;
  /** Sets all titles at the size that fits every one; otherwise each is as large as fits. */
  readonly oneSize: boolean;
}

/** Titles are set in it unless the buyer chooses another. */
export const plainType: TypeStyle = {
  font: usualFont,
  bold: true,
  capitals: false,
  oneSize: false,
};
