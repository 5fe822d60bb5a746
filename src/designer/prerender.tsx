import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Design } from '../design/design.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Actions } from './actions.ts';
import { menuId } from './commands.ts';
import { stateOf } from './state.ts';
import { Lower } from './view/Lower.tsx';
import { PriceBar } from './view/PriceBar.tsx';
import { pageOf, type View } from './view/page.ts';
import { Stage } from './view/Stage.tsx';
import { Titles } from './view/Titles.tsx';

/** The HTML of the designer with a design, shown until its scripts run. */
export function prerendered(catalog: Catalog, design: Design): string {
  const view = { ...pageOf(catalog, stateOf(design)), controls: inert };
  const part = (name: string, Part: ComponentType<View>) => (
    <div data-part={name}>
      <Part {...view} />
    </div>
  );
  return renderToString(
    <div class="designer" data-open="titles">
      <div class="editor">
        {part('stage', Stage)}
        <div class="panels">
          {part('titles', Titles)}
          {part('lower', Lower)}
        </div>
      </div>
      <div class="designer-dock" data-part="price">
        <PriceBar {...view} />
      </div>
      <div id={menuId} class="menu" data-part="menu" popover="auto" />
      <div data-part="over" />
    </div>,
  );
}

/** Actions do nothing in prerendered HTML. */
const inert = new Proxy({}, { get: () => () => {} }) as Actions;
