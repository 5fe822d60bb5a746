import { renderToString } from 'preact-render-to-string';
import type { ProductId } from '../book/schema.ts';
import { freshDesign } from '../design/design.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Actions } from './actions.ts';
import { stateOf } from './state.ts';
import { App, preloadLower } from './view/App.tsx';
import { pageOf } from './view/page.ts';
import { preloadDrawing } from './view/Stage.tsx';

await Promise.all([preloadLower(), preloadDrawing()]);

/** The HTML of the designer with a fresh design, shown until its script runs. */
export function prerendered(catalog: Catalog, product: ProductId): string {
  const page = pageOf(catalog, stateOf(freshDesign(catalog, product)));
  return renderToString(<App page={page} controls={inert} />);
}

/** Actions do nothing in prerendered HTML. */
const inert = new Proxy({}, { get: () => () => {} }) as Actions;
