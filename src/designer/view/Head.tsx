import type { ProductId } from '../../book/schema.ts';
import { productIds } from '../../pricing/catalog.ts';
import { formatCount } from '../../pricing/counts.ts';
import { designerPath } from '../../pricing/order-link.ts';
import { orderableTabs } from '../state/change.ts';
import { priceForm } from './price-form.ts';
import type { View } from './scene.ts';

const productWords: Readonly<Record<ProductId, string>> = { paper: 'Paper', poly: 'Poly' };

/** What is being designed, of what, and how many. */
export function Head(view: View) {
  const { catalog, design } = view.scene;
  const { name, summary } = catalog.book.products[design.product];
  return (
    <header class="designer-head">
      <h1>Design {name.toLowerCase()}</h1>
      <p class="lead">{summary}</p>
      <div class="head-controls">
        <ProductSwitch {...view} />
        <TabCount {...view} />
        <SetCount {...view} />
      </div>
    </header>
  );
}

function ProductSwitch({ scene }: View) {
  return (
    <nav class="field" aria-label="Material">
      <span class="field-name" aria-hidden="true">
        Material
      </span>
      <span class="product-switch">
        {productIds.map((id) => (
          <a
            key={id}
            href={designerPath(id)}
            aria-current={id === scene.design.product ? 'page' : undefined}
          >
            {productWords[id]}
          </a>
        ))}
      </span>
    </nav>
  );
}

function TabCount({ scene, controls }: View) {
  const { catalog, design } = scene;
  const { min, max } = catalog.book.limits.tabsPerSet;
  const count = design.titles.length;
  return (
    <div class="field">
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
          const next = field.value === '' ? count : orderableTabs(catalog, Number(field.value));
          if (next !== count) controls.setTabs(next);
          field.value = String(next);
        }}
      />
    </div>
  );
}

function SetCount({ scene, controls }: View) {
  const { setQuantities } = scene.catalog.book.limits;
  return (
    <div class="field">
      <label for="sets">Sets</label>
      <select
        id="sets"
        name="sets"
        form={priceForm}
        value={scene.design.sets}
        onChange={({ currentTarget: { value } }) =>
          controls.act({ do: 'setSets', sets: Number(value) })
        }
      >
        {setQuantities.map((sets) => (
          <option key={sets} value={String(sets)}>
            {formatCount(sets)}
          </option>
        ))}
      </select>
    </div>
  );
}
