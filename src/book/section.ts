/**
 * A section of a page in the seller's words. Every text may contain placeholders: every fact of
 * `facts` by name, every placeholder that a fact may contain, and {seller} and {email}.
 */
export interface Section {
  /** Its fragment id on the page: lower-case letters and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Short bullet points after the first paragraph. */
  readonly points?: readonly string[];
  /** Links to pages of this site, by path. */
  readonly links?: readonly { readonly text: string; readonly path: string }[];
}

/** A section with its id, its title and its paragraphs. */
export function section(
  id: string,
  title: string,
  paragraphs: readonly string[],
  more?: Pick<Section, 'points' | 'links'>,
): Section {
  return { id, title, paragraphs, ...more };
}
