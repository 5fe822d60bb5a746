import { scene } from '../drawing/scene/scene.ts';
import { cleaningNotes } from '../order/clean.ts';
import { anySeparator } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { openProduct, type PricedProduct, type ProductSource } from '../pricing/catalog.ts';
import { quantityFor } from '../pricing/quantities.ts';
import { formatCount } from '../text/counts.ts';
import { homePicture, isTinted, picturedOrderPath, sceneShape } from './pictured-order.ts';
import { readBuild } from './price-form.ts';
import { byId, pageData, priceView, showPrice } from './price-view.ts';
import { retitle } from './retitle.ts';

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
const setsField = byId<HTMLSelectElement>('sets');
const dates = byId<HTMLFormElement>('delivery-form');
const place = byId('home-picture');
/** The number of titles that the number of tabs last agreed with. */
let listed = titlesIn(list.defaultValue).length;

list.addEventListener('input', countTitles);
form.addEventListener('input', ({ target }) => {
  if (target === productField()) {
    adoptProduct();
    if (dates.checkValidity()) dates.requestSubmit();
  }
  show();
});
for (const event of ['keyup', 'click', 'input']) list.addEventListener(event, keepInSight);
// Something may have been typed or chosen before this script ran.
adoptProduct();
if (list.value !== list.defaultValue) countTitles();
show();

/** Makes as many tabs as there are titles; a higher number that was typed stays for blank tabs. */
function countTitles(): void {
  const { length: count } = titlesIn(list.value);
  const isOwn = tabsField.valueAsNumber > listed;
  if (!isOwn || count > tabsField.valueAsNumber) {
    tabsField.valueAsNumber = chosenProduct().tabsFor(count);
  }
  listed = count;
}

function show(): void {
  const product = chosenProduct();
  const numbers = readBuild(form, product);
  if (!numbers) return;
  const typed = titlesIn(list.value);
  const titles = Array.from({ length: numbers.tabs }, (_, tab) => typed[tab] ?? '');
  const build: Build = { ...numbers, titles: titles.some(Boolean) ? titles : null };
  showPrice({ ...priceView(product, build), href: picturedOrderPath(product, build) });
  draw(product, build);
  byId('titles-note').textContent = notesOn(typed).join(' ');
}

function chosenProduct(): PricedProduct {
  return products.find(({ id }) => id === productField().value) ?? (products[0] as PricedProduct);
}

/** The chosen one of a few buttons, or a list. */
function productField() {
  const field = form.querySelector('[name=product]:checked, select[name=product]');
  return field as HTMLInputElement | HTMLSelectElement;
}

/** Offers the chosen product's quantities; a number that it lacks becomes the next larger one. */
function adoptProduct(): void {
  const product = chosenProduct();
  const chosen = quantityFor(product, Number(setsField.value));
  const optionOf = (sets: number) =>
    new Option(formatCount(sets), String(sets), false, sets === chosen);
  setsField.replaceChildren(...product.quantities.map(optionOf));
  const tabs = tabsField.valueAsNumber;
  if (tabs > 0) tabsField.valueAsNumber = product.tabsFor(tabs);
}

/** Redraws only titles while nothing else of the picture changes. */
function draw(product: PricedProduct, build: Build): void {
  const picture = homePicture(product, build);
  const shape = sceneShape(picture);
  if (shape !== place.dataset.shape) place.innerHTML = scene(picture);
  place.dataset.shape = shape;
  place.querySelector('svg')?.setAttribute('aria-label', picture.label);
  retitle(place, picture.tabs, picture.die);
  place.parentElement?.classList.toggle('mat-light', isTinted(product));
}

/** Moves the picture so that the tab being typed shows, if its frame is narrow. */
function keepInSight(): void {
  const typed = list.value.slice(0, list.selectionStart).split('\n').length - 1;
  const tab = place.querySelector(`[data-title="${typed}"]`)?.getBoundingClientRect();
  const margin = 24;
  if (tab) place.scrollBy({ left: tab.right + margin - place.clientWidth, behavior: 'smooth' });
}

/** One title per line, without empty lines at the end. */
function titlesIn(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(anySeparator).join('/').slice(0, titleLengthMax));
}

/** Says where titles aren't as typed, or may be several. */
function notesOn(typed: readonly string[]): string[] {
  const series = typed.find((title) =>
    /\b(\d{1,3}|[A-Za-z])\s*(-|–|—|to|through)\s*(\d{1,3}|[A-Za-z])$/.test(title),
  );
  return [
    ...cleaningNotes(list.value.split('\n'), titleLengthMax),
    ...(series
      ? [`“${series}” is one tab: for a tab each, use Fill a series in the designer`]
      : []),
  ].map((note) => `${note}.`);
}
