import type { TransitData } from '../book/schema.ts';
import type { Section } from '../book/section.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { list } from './plain-text.ts';
import { choosing, titles } from './sections/choosing.ts';
import { ordering } from './sections/ordering.ts';
import { price, priceTables } from './sections/price.ts';
import { programs } from './sections/programs.ts';
import type { SectionedDocument, SectionGroup, SectionSources } from './sections/section.ts';

/** All that documents say in sections, in reading order: the only list of them. */
const groups: readonly ((sources: SectionSources) => SectionGroup)[] = [
  price,
  choosing,
  titles,
  ordering,
  programs,
  priceTables,
];

/** The sections of a document, in groups, with the prices and facts of the book. */
export function sectionsOf(
  document: SectionedDocument,
  catalog: SiteCatalog,
  transit: TransitData,
  product = catalog.defaultProduct,
): SectionGroup[] {
  return groups
    .map((group) => group({ catalog, transit, product }))
    .map(({ sections, ...group }) => {
      return { ...group, sections: sections.filter((section) => section.in.includes(document)) };
    })
    .filter(({ sections }) => sections.length > 0);
}

/** A section's text on one line. */
export function answerText({ paragraphs, points = [] }: Section): string {
  const [first, ...rest] = paragraphs;
  return [first, ...points, ...rest].join(' ');
}

/** Groups of sections as blocks of Markdown. */
export function sectionBlocks(groups: readonly SectionGroup[]): string[] {
  return groups.flatMap(({ title, sections }) => [
    `## ${title}`,
    ...sections.flatMap(({ title, paragraphs: [first = '', ...rest], points, blocks = [] }) => {
      const texts = [`### ${title}`, first, points ? list(points) : '', ...rest, ...blocks];
      return texts.filter((text) => text !== '');
    }),
  ]);
}
