import type { ProductId } from '../../book/schema.ts';
import { productIds } from '../../pricing/catalog.ts';
import { designerPath } from '../../pricing/order-link.ts';
import { priceForm } from './price-form.ts';
import type { View } from './scene.ts';

const productWords: Readonly<Record<ProductId, string>> = { paper: 'Paper', poly: 'Poly' };

/** What is being designed, of what, and how many tabs. */
export function Head(view: View) {
  const { catalog, design } = view.scene;
  const { name } = catalog.book.products[design.product];
  return (
    <header class="designer-head">
      <h1>Design {name.toLowerCase()}</h1>
      <ProductSwitch {...view} />
      <TabCount {...view} />
    </header>
  );
}

function ProductSwitch({ scene }: View) {
  return (
    <nav class="product-switch" aria-label="Material">
      {productIds.map((id) => (
        <a
          key={id}
          href={designerPath(id)}
          aria-current={id === scene.design.product ? 'page' : undefined}
        >
          {productWords[id]}
        </a>
      ))}
    </nav>
  );
}

function TabCount({ scene, controls }: View) {
  const { catalog, design } = scene;
  const { min, max } = catalog.book.limits.tabsPerSet;
  const count = design.titles.length;
  return (
    <div class="tab-count">
      <label for="tabs">Tabs in a set</label>
      <input
        id="tabs"
        name="tabs"
        form={priceForm}
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
