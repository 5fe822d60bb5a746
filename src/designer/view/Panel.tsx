import type { ComponentChildren } from 'preact';
import { type Panel as PanelId, panels } from '../state.ts';
import type { View } from './page.ts';

const names: Readonly<Record<PanelId, readonly [name: string, film: string]>> = {
  titles: ['Titles', 'green'],
  look: ['Look', 'pink'],
  options: ['Options', 'blue'],
  order: ['Quantity and date', 'orange'],
};

/** A part of the settings. Style sheets show the open one, and all without scripts. */
export function Panel({ id, children }: { id: PanelId; children: ComponentChildren }) {
  return (
    <section class="panel" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {names[id][0]}
      </h2>
      {children}
    </section>
  );
}

/**
 * The form that opens an order link without scripts. It is part of the page around the designer,
 * and includes the designer's fields that are named after the link's parameters.
 */
export const unscriptedForm = 'price-form';

/** The panels' tabs. */
export function PanelTabs({ page, controls }: View) {
  return (
    <nav class="panel-tabs needs-script" aria-label="Settings">
      {panels.map((id) => (
        <button
          key={id}
          type="button"
          class={`film-tab film-${names[id][1]}`}
          aria-current={id === page.state.panel}
          onClick={() => controls.goTo(`#${id}-title`)}
        >
          {id === 'order' ? (
            <span>
              Quantity<span class="long"> and date</span>
            </span>
          ) : (
            names[id][0]
          )}
        </button>
      ))}
    </nav>
  );
}
