import { type SetScene, setLabel, setScene, setTabs } from '../drawing/scene/set-scene.ts';
import { cleaningNotes } from '../order/clean.ts';
import { titleSeparator } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { openProduct, type PricedProduct, type ProductSource } from '../pricing/catalog.ts';
import { homePicture, isTinted, picturedOrderPath, pictureShape } from './pictured-order.ts';
import { priceForm } from './price-form.ts';
import { byId, pageData, priceView, showPrice } from './price-view.ts';
import { retitle } from './retitle.ts';

/** Data that the home page passes to its script. */
export interface HomeData {
  readonly sources: readonly ProductSource[];
  /** The most characters in a title. */
  readonly titleLengthMax: number;
  /** `pictureShape` of the picture that the page is sent with. */
  readonly drawnShape: string;
}

const { sources, titleLengthMax, drawnShape: sentShape } = pageData<HomeData>();
const products = sources.map(openProduct);
const form = byId<HTMLFieldSetElement>('quick-price');
const list = byId<HTMLTextAreaElement>('titles');
const tabsField = byId<HTMLInputElement>('tabs');
let drawnShape = sentShape;

/** The number of titles that the number of tabs last agreed with. */
let listed = titleCount();

list.addEventListener('input', () => {
  const count = titleCount();
  // A higher number that was typed stays: it has blank tabs.
  const isOwn = tabsField.valueAsNumber > listed;
  if (!isOwn || count > tabsField.valueAsNumber) {
    tabsField.valueAsNumber = chosenProduct().tabsFor(count);
  }
  listed = count;
});
form.addEventListener('input', show);
for (const event of ['keyup', 'click', 'input']) list.addEventListener(event, keepInSight);
show();

function show(): void {
  const product = chosenProduct();
  const numbers = priceForm(form, product).build();
  if (!numbers) return;
  const build: Build = { ...numbers, titles: titlesOf(numbers.tabs) };
  showPrice({ ...priceView(product, build), href: picturedOrderPath(product, build) });
  draw(homePicture(product, build));
  byId('titles-note').textContent = notesOnTitles().join(' ');
  for (const mat of document.querySelectorAll('.home-picture, .home-head'))
    mat.classList.toggle('mat-light', isTinted(product));
  const ofDelivery = document.querySelector<HTMLInputElement>('#delivery-form [name=product]');
  if (ofDelivery && ofDelivery.value !== product.id) {
    ofDelivery.value = product.id;
    byId('delivery-answer').textContent = '';
  }
}

function chosenProduct(): PricedProduct {
  const chosen = form.querySelector<HTMLInputElement>('[name=product]:checked');
  return products.find(({ id }) => id === chosen?.value) ?? (products[0] as PricedProduct);
}

/** Moves the picture so that the tab being typed shows, if its frame is narrow. */
function keepInSight(): void {
  const typed = list.value.slice(0, list.selectionStart).split('\n').length - 1;
  const place = byId('home-picture');
  const drawing = place.querySelector('svg');
  const title = place.querySelector(`[data-title="${typed}"]`);
  if (!drawing || !title) return;
  const margin = 24;
  const tab = title.getBoundingClientRect();
  const right = drawing.getBoundingClientRect().left - tab.right;
  const before = Number.parseFloat(getComputedStyle(drawing).left);
  const by = Math.min(0, place.clientWidth - margin - before + right);
  drawing.style.translate = `${by}px`;
}

/** Redraws only titles while nothing else of the picture changes. */
function draw(picture: SetScene): void {
  const place = byId('home-picture');
  const tabs = setTabs(picture);
  const shape = pictureShape(picture, tabs);
  if (shape !== drawnShape) place.innerHTML = setScene(picture);
  drawnShape = shape;
  place.querySelector('svg')?.setAttribute('aria-label', setLabel(picture));
  retitle(place, tabs, picture.product.die);
}

/** The number of tabs that the list has titles for. */
function titleCount(): number {
  return Math.min(Math.max(typedTitles().length, Number(tabsField.min)), Number(tabsField.max));
}

/** One title per line, without empty lines at the end. */
function typedTitles(): string[] {
  return list.value
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replaceAll(titleSeparator, '/').slice(0, titleLengthMax));
}

/** Says where titles aren't as typed. */
function notesOnTitles(): string[] {
  const isFull = list.value.length >= list.maxLength;
  return [
    ...cleaningNotes(list.value.split('\n'), titleLengthMax),
    ...typedTitles().filter(namesSeries).slice(0, 1).map(seriesNote),
    ...(isFull ? ['This list is full: paste longer ones in the designer'] : []),
  ].map((note) => `${note}.`);
}

/** @example namesSeries('Exhibits 1-75') // true */
function namesSeries(title: string): boolean {
  return /\b(\d{1,3}|[A-Za-z])\s*(-|–|—|to|through)\s*(\d{1,3}|[A-Za-z])$/.test(title);
}

function seriesNote(title: string): string {
  return `“${title}” is one tab: for a tab each, use Fill a series in the designer`;
}

/** One title per tab, blank if none is typed; `null` if all are blank. */
function titlesOf(tabs: number): string[] | null {
  const typed = typedTitles();
  const titles = Array.from({ length: tabs }, (_, index) => typed[index] ?? '');
  return titles.some((title) => title !== '') ? titles : null;
}
