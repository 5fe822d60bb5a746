import { designerPath } from '../../order/path.ts';
import { capitalized } from '../../text/words.ts';
import type { View } from './scene.ts';

/** The product being designed. */
export function Head(view: View) {
  const { catalog, design } = view.scene;
  const { name } = catalog.book.products[design.product];
  return (
    <header class="designer-head">
      <h1>Design {name}</h1>
      <ProductSwitch {...view} />
    </header>
  );
}

function ProductSwitch({ scene }: View) {
  const { book, productIds } = scene.catalog;
  if (productIds.length === 1) return null;
  return (
    <nav class="segments product-switch" aria-label="Product">
      {productIds.map((id) => (
        <a
          key={id}
          href={designerPath(id)}
          aria-current={id === scene.design.product ? 'page' : undefined}
        >
          {capitalized(book.products[id].noun)}
        </a>
      ))}
    </nav>
  );
}

/** The number of tabs in a set. */
export function TabCount({ scene, controls }: View) {
  const { catalog, design } = scene;
  const { min, max } = catalog.book.limits.tabsPerSet;
  const count = design.titles.length;
  return (
    <div class="tab-count">
      <label for="tabs">Tabs in a set</label>
      <input
        id="tabs"
        name="tabs"
        form={unscriptedForm}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={count}
        onInput={({ currentTarget: { value } }) => {
          if (Number(value) > count && Number(value) <= max) controls.setTabs(Number(value));
        }}
        onChange={({ currentTarget: field }) => {
          if (field.value !== '' && Number(field.value) !== count)
            controls.setTabs(Number(field.value));
          field.value = String(scene.design.titles.length);
        }}
      />
    </div>
  );
}

/**
 * The form that calls the price API without scripts. It is part of the page around the designer,
 * and includes the designer's fields that are named after the API's parameters.
 */
export const unscriptedForm = 'price-form';
