import type { Design } from '../../src/designer/state/design.ts';
import { freshDesign } from '../../src/designer/state/design.ts';
import { catalog } from '../support/catalog.ts';

/** A paper design with blank tabs, with overrides. */
export function design(over: Partial<Design> = {}): Design {
  const fresh = freshDesign(catalog, over.product ?? 'paper');
  const titles = over.titles ?? fresh.titles;
  const colors = over.colors ?? titles.map(() => fresh.colors[0] as string);
  return { ...fresh, ...over, titles, colors };
}
