import { counted } from '../text/counts.ts';
import { hasEveryWord } from '../text/words.ts';
import { byId } from './price-view.ts';

const input = byId<HTMLInputElement>('set-search');
const status = byId('set-search-status');
const results = byId<HTMLUListElement>('set-results');
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
search();
markFields();

/** Shows the sets that have every word in their field, name or titles; by name ranks first. */
function search(): void {
  const isSearching = input.value.trim() !== '';
  for (const field of fields) field.hidden = isSearching;
  results.hidden = !isSearching;
  const found = cards
    .map(({ card, texts }) => ({
      card,
      rank: texts.findIndex((text) => hasEveryWord(text, input.value)),
    }))
    .filter(({ rank }) => isSearching && rank >= 0)
    .toSorted((one, other) => one.rank - other.rank);
  results.replaceChildren(...found.map(({ card }) => card.cloneNode(true)));
  const none = 'No set found. Try another word.';
  status.textContent = isSearching
    ? found.length > 0
      ? `${counted(found.length, 'set')} found`
      : none
    : introduction;
}

/** Marks the field in view in the list of fields. */
function markFields(): void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = document.querySelector(`.set-fields a[href="#${target.id}"]`);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-50% 0px -49%' },
  );
  for (const field of fields) inView.observe(field);
}
