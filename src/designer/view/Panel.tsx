import type { ComponentChildren } from 'preact';
import { type Panel as PanelId, panels } from '../state.ts';
import type { View } from './page.ts';

/** A panel's film, its name on a phone, and what follows that elsewhere. */
const names: Readonly<Record<PanelId, readonly [film: string, name: string, more?: string]>> = {
  titles: ['green', 'Titles'],
  look: ['pink', 'Look'],
  options: ['blue', 'Options'],
  order: ['orange', 'Quantity', ' and date'],
};

/** A part of the settings. Style sheets show the open one, and all without scripts. */
export function Panel({ id, children }: { id: PanelId; children: ComponentChildren }) {
  return (
    <section class="panel" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {names[id].slice(1)}
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

export function PanelTabs({ panel, controls }: View) {
  return (
    <nav class={`panel-tabs film-${names[panel][0]} needs-script`} aria-label="Settings">
      {panels.map((id) => {
        const [film, name, more] = names[id];
        return (
          <button
            key={id}
            type="button"
            class={`film-tab film-${film}`}
            aria-current={id === panel}
            onClick={() => controls.goTo(`#${id}-title`)}
          >
            <span>
              {name}
              {more && <span class="long">{more}</span>}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
