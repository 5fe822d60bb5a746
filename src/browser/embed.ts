import type { EmbedMessage } from '../contract/embed.ts';
import { orderQuery } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { openProduct, type ProductSource } from '../pricing/catalog.ts';
import { picturedOrderPath, pricePicture } from './pictured-order.ts';
import { priceForm } from './price-form.ts';
import { byId, pageData, priceView, showPrice } from './price-view.ts';

const product = openProduct(pageData<ProductSource>());
const form = byId<HTMLFieldSetElement>('price-form');
const controls = priceForm(form, product);
const query = new URLSearchParams(location.search);

controls.select(query);
show();
form.addEventListener('input', show);
new ResizeObserver(tell).observe(document.body);

function show(): void {
  const build = controls.build();
  if (!build) return;
  showPrice({ ...priceView(product, build), href: picturedOrderPath(product, build) });
  byId('embed-picture').innerHTML = pricePicture(product, build);
  tell();
}

/** Reports height and build to the page around this one; neither is secret. */
function tell(): void {
  const build: Build | undefined = controls.build();
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  const message: EmbedMessage = {
    tabquote: { height, query: build ? orderQuery(product, build) : '' },
  };
  parent.postMessage(message, '*');
}
