/**
 * A section of a page in the seller's words. Every text may contain names in braces, which are filled
 * in: every fact of `../facts.ts` by its name, every name that a fact may contain, and {seller} and
 * {email}.
 */
export interface Section {
  /** Its address on the page: small letters and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Short points after the first paragraph. */
  readonly points?: readonly string[];
  /** Pages of this site, by their paths. */
  readonly links?: readonly { readonly text: string; readonly path: string }[];
}
