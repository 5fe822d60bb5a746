import fc from 'fast-check';
import type { Design } from '../../src/design/design.ts';
import { freshDesign } from '../../src/design/design.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { ordersOf } from '../order/any-order.ts';
import { catalog } from '../support/catalog.ts';

export function design(over: Partial<Design> = {}): Design {
  const fresh = freshDesign(catalog, over.product ?? 'paper');
  const titles = over.titles ?? fresh.titles;
  const colors = over.colors ?? titles.map(() => fresh.colors[0] as string);
  return { ...fresh, ...over, titles, colors };
}

export function designsOf(shop: Catalog): fc.Arbitrary<Design> {
  const anyText = fc.constantFrom('', 'Smith & Sons\nVolume 2');
  return fc.tuple(ordersOf(shop), anyText).map(([{ build, look, delivery, job }, text]) => {
    const titles = build.titles ?? Array<string>(build.tabs).fill('');
    const { product, sets, options } = build;
    const colors = look.colors.length > 0 ? look.colors : titles.map(() => '');
    const body = { ...look.body, text };
    return { product, sets, options, titles, ...look, colors, body, delivery, job };
  });
}
