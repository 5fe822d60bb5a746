import type { ProductId } from '../book/schema.ts';
import { openProduct, type ProductSource } from '../pricing/catalog.ts';
import { priceForm } from './price-form.ts';
import { priceView } from './price-view.ts';
import { byId, pageData, showPrice } from './show-price.ts';

/** What the home page hands to its script. */
export type QuickPriceData = Readonly<Record<ProductId, ProductSource>>;

const sources = pageData<QuickPriceData>();
const form = byId<HTMLFieldSetElement>('quick-price');

form.addEventListener('input', show);
show();

function show(): void {
  const chosen = form.querySelector<HTMLInputElement>('[name=product]:checked');
  const product = openProduct(sources[chosen?.value as ProductId]);
  const build = priceForm(form, product).build();
  if (build) showPrice(priceView(product, build));
}
