import { renderToString } from 'preact-render-to-string';
import type { ProductId } from '../book/schema.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { freshAppState } from './state/app-state.ts';
import { App } from './view/App.tsx';
import { type Controls, sceneOf } from './view/scene.ts';

/** The designer of a fresh design as HTML: what stands on the page before its script has run. */
export function prerendered(catalog: Catalog, product: ProductId): string {
  const scene = sceneOf(catalog, freshAppState(catalog, product));
  return renderToString(<App scene={scene} controls={inert} />);
}

/** Nothing can be done to HTML. */
const inert = new Proxy({}, { get: () => () => {} }) as Controls;
