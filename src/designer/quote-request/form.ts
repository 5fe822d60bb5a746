import { seller } from '../../book/seller.ts';
import { copyText } from '../browser/clipboard.ts';
import { type QuoteRequest, quoteLetter } from './letter.ts';

const form = document.getElementById('quote-form');
const status = document.getElementById('quote-status');
const shown = document.getElementById('quote-text');

if (form instanceof HTMLFormElement && status && shown instanceof HTMLTextAreaElement) {
  fillIn(form, new URLSearchParams(location.search));
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
 * Fills in the form from an order link's query, so that buyers from the designer don't retype it.
 */
function fillIn(form: HTMLFormElement, query: URLSearchParams): void {
  for (const name of ['product', 'tabs', 'sets']) {
    const field = form.elements.namedItem(name);
    const value = query.get(name);
    if (value === null) continue;
    if (field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find(({ dataset }) => dataset.product === value);
      if (option) option.selected = true;
    }
  }
  const details = form.elements.namedItem('message');
  const titles = query.get('labels')?.split('|').join('\n');
  if (titles && details instanceof HTMLTextAreaElement) details.value = `Titles:\n${titles}`;
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
