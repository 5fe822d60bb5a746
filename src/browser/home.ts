import { pictureCut, setPicture } from '../drawing/set-picture.ts';
import { cutName } from '../layout/tabs.ts';
import { titleSeparator } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { openProduct, type PricedProduct, type ProductSource } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { picturedOrderPath } from './pictured-order.ts';
import { priceForm } from './price-form.ts';
import { priceView } from './price-view.ts';
import { byId, pageData, showPrice } from './show-price.ts';

/** Data that the home page passes to its script. */
export interface HomeData {
  readonly sources: readonly ProductSource[];
  /** The most characters in a title. */
  readonly titleLengthMax: number;
}

const { sources, titleLengthMax } = pageData<HomeData>();
const products = sources.map(openProduct);
const form = byId<HTMLFieldSetElement>('quick-price');
const list = byId<HTMLTextAreaElement>('titles');
const tabsField = byId<HTMLInputElement>('tabs');

list.addEventListener('input', () => {
  const count = Math.min(typedTitles().length, Number(tabsField.max));
  if (count > tabsField.valueAsNumber) tabsField.valueAsNumber = count;
});
form.addEventListener('input', show);
show();

function show(): void {
  const chosen = form.querySelector<HTMLInputElement>('[name=product]:checked');
  const product = products.find(({ id }) => id === chosen?.value) ?? (products[0] as PricedProduct);
  const numbers = priceForm(form, product).build();
  if (!numbers) return;
  const build: Build = { ...numbers, titles: titlesOf(numbers.tabs) };
  showPrice({ ...priceView(product, build), href: picturedOrderPath(product, build) });
  const cut = pictureCut(product.data, build);
  byId('home-picture').innerHTML = setPicture({
    product: product.data,
    set: build,
    bank: 1,
    lines: ['Your set', pictureLine(build.tabs, cut)],
    cut,
  });
  const ofDelivery = document.querySelector<HTMLInputElement>('#delivery-form [name=product]');
  if (ofDelivery && ofDelivery.value !== product.id) {
    ofDelivery.value = product.id;
    byId('delivery-answer').textContent = '';
  }
}

function pictureLine(tabs: number, cut: number): string {
  return `${counted(tabs, 'tab')}, ${cutName(cut)} cut, ${counted(Math.ceil(tabs / cut), 'bank')}`;
}

/** One title per line, without empty lines at the end. */
function typedTitles(): string[] {
  return list.value
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replaceAll(titleSeparator, '/').slice(0, titleLengthMax));
}

/** One title per tab, blank if none is typed; `null` if all are blank. */
function titlesOf(tabs: number): string[] | null {
  const typed = typedTitles();
  const titles = Array.from({ length: tabs }, (_, index) => typed[index] ?? '');
  return titles.some((title) => title !== '') ? titles : null;
}
