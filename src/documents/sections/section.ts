import type { ProductId, TransitData } from '../../book/schema.ts';
import type { Section } from '../../book/section.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';

/** The documents that are made of sections. */
export type SectionedDocument = 'faq' | 'llms' | 'llmsFull' | 'designer';

/** A part of what the site says: a question with its answer, or a rule with its tables. */
export interface DocumentSection extends Section {
  /** The documents that say it. */
  readonly in: readonly SectionedDocument[];
  /** Markdown after the paragraphs; pages don't have it. */
  readonly blocks?: readonly string[];
}

export interface SectionGroup {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly DocumentSection[];
}

/** What sections are made of. */
export interface SectionSources {
  readonly catalog: SiteCatalog;
  readonly transit: TransitData;
  /** The product of the designer that is described. */
  readonly product: ProductId;
}

export const everywhere = ['faq', 'llmsFull'] as const;
