import { counted } from '../text/counts.ts';
import { ranked } from '../text/words.ts';
import { byId } from './price-view.ts';

const input = byId<HTMLInputElement>('set-search');
const status = byId('set-search-status');
const results = byId<HTMLUListElement>('set-results');
const list = document.querySelector('.set-fields') as HTMLElement;
const noneFound = 'No set found. Try another word.';
const introduction = status.textContent;
const fields = [...document.querySelectorAll<HTMLElement>('.set-field')];
const cards = fields.flatMap((field) =>
  [...field.querySelectorAll<HTMLElement>('.set-card')].map((card) => {
    const { called = '', titles = '' } = card.dataset;
    const name = card.querySelector('a')?.textContent ?? '';
    const words = `${card.textContent} ${field.querySelector('h2')?.textContent}`;
    /** What is searched: a match in the first ranks before one that takes the next. */
    return { card, texts: [name, `${name} ${called}`, `${called} ${words} ${titles}`] };
  }),
);

input.addEventListener('input', search);
list.addEventListener('click', () => {
  input.value = '';
  search();
});
addEventListener('hashchange', markField);
search();
markField();

/** Shows the sets that have every word in their field, name or titles; by name ranks first. */
function search(): void {
  const isSearching = input.value.trim() !== '';
  for (const field of fields) field.hidden = isSearching;
  results.hidden = !isSearching;
  const found = isSearching ? ranked(cards, ({ texts }) => texts, input.value) : [];
  results.replaceChildren(...found.map(({ card }) => card.cloneNode(true)));
  const answer = found.length > 0 ? `${counted(found.length, 'set')} found` : noneFound;
  status.textContent = isSearching ? answer : introduction;
}

/** Marks the field that the page shows in the list of fields. */
function markField(): void {
  const links = [...list.querySelectorAll('a')];
  const current = links.find(({ hash }) => hash === location.hash) ?? links[0];
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}
