import { seller } from '../../book/seller.ts';
import { copyText } from '../browser/clipboard.ts';
import { paragraphs } from '../mail.ts';
import { type QuoteRequest, quoteLetter } from './letter.ts';

const form = document.getElementById('quote-form');
const status = document.getElementById('quote-status');
const shown = document.getElementById('quote-text');

if (form instanceof HTMLFormElement && status && shown instanceof HTMLTextAreaElement) {
  fillIn(form, location);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const letter = quoteLetter({ seller }, readForm(form));
    if (letter.isMailable) {
      status.textContent = `An e-mail to ${seller.email} opens in your e-mail app. Look it over and send it. If none opens, copy the text below and send it yourself.`;
      location.href = letter.url;
    } else {
      const isCopied = await copyText(letter.text);
      status.textContent = `The text is too long for a prefilled e-mail. ${isCopied ? "It's copied: paste" : 'Copy it from below and paste'} it into an e-mail to ${seller.email}.`;
    }
    shown.value = letter.text;
    shown.hidden = false;
  });
}

/**
 * Fills in the form from an order link's query and fragment, so that buyers from the designer don't
 * retype it, and adds the link, which has the whole design.
 */
function fillIn(form: HTMLFormElement, { search, hash, origin }: Location): void {
  const query = new URLSearchParams(search);
  const named = (name: string) => form.elements.namedItem(name);
  const products = named('product');
  const given = { tabs: 'tabs', sets: 'sets', date: 'neededBy' } as const;
  const words = new Map([...query, ...new URLSearchParams(hash.slice(1))]);
  for (const [name, word] of Object.entries(given)) {
    const field = named(name);
    if (field instanceof HTMLInputElement) field.value = words.get(word) ?? '';
  }
  if (!(products instanceof HTMLSelectElement)) return;
  const product = [...products.options].find(
    ({ dataset }) => dataset.product === query.get('product'),
  );
  if (!product) return;
  product.selected = true;
  query.delete('product');
  const titles = query.get('labels')?.split('|');
  const details = named('message');
  if (!(details instanceof HTMLTextAreaElement)) return;
  details.value = paragraphs(
    query.size > 0 && `My design: ${origin}${product.dataset.path}?${query}${hash}`,
    titles && `Titles:\n${titles.join('\n')}`,
  );
}

function readForm(form: HTMLFormElement): QuoteRequest {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    wishes: data.getAll('wish').map(String),
    fields: Object.fromEntries([...data.keys()].map((name) => [name, text(name)])),
    message: text('message'),
  };
}
