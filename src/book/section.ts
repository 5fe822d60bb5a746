import type { Section } from './schema.ts';

export type { Section };

/** A section of a page, with its id, its title and its paragraphs. */
export function section(
  id: string,
  title: string,
  paragraphs: readonly string[],
  more?: Pick<Section, 'points' | 'links'>,
): Section {
  return { id, title, paragraphs, ...more };
}
