import { byId } from './price-view.ts';

/** Shows only the sets that have every search word in their field, name or titles. */
const input = byId<HTMLInputElement>('set-search');
const status = byId('set-search-status');
const sets = [...document.querySelectorAll<HTMLElement>('[data-set]')].map((element) => ({
  element,
  text: `${element.closest('.set-field')?.querySelector('h2')?.textContent} ${element.textContent} ${element.dataset.set}`.toLowerCase(),
}));
const fields = [...document.querySelectorAll<HTMLElement>('.set-field')];

input.addEventListener('input', search);
search();

function search(): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { element, text } of sets) {
    const isFound = words.every((word) => text.includes(word));
    element.hidden = !isFound;
    if (isFound) found++;
  }
  for (const more of document.querySelectorAll<HTMLDetailsElement>('.set-more')) {
    more.open = words.length > 0;
    more.hidden = !more.querySelector('[data-set]:not([hidden])');
  }
  for (const field of fields) field.hidden = !field.querySelector('[data-set]:not([hidden])');
  status.textContent = words.length > 0 ? resultText(found) : '';
}

function resultText(found: number): string {
  if (found === 0) return 'No set found. Try another word.';
  return found === 1 ? '1 set found' : `${found} sets found`;
}
