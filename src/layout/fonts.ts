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

/** A font in one of its weights. */
export interface Face {
  readonly font: Font;
  readonly isBold: boolean;
}

export const usualFace: Face = { font: usualFont, isBold: false };
