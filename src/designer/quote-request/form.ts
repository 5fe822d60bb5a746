import type { ProductId, SellerData } from '../../book/schema.ts';
import { byId } from '../../browser/price-view.ts';
import { keepContact, keptContact } from '../send/contact.ts';
import { copyText } from '../send/mail.ts';
import { newId, submit } from '../send/submit.ts';
import {
  type Letter,
  type QuoteRequest,
  quoteLetter,
  quoteSubmission,
  requestFault,
} from './letter.ts';

/** What this page says and needs of the seller. */
export type QuoteSeller = Pick<SellerData, 'name' | 'email' | 'submitUrl'>;

const form = byId<HTMLFormElement>('quote-form');
const seller: QuoteSeller = JSON.parse(form.dataset.seller ?? '');
const { submitUrl } = seller;
const status = byId('quote-status');
const shown = byId<HTMLTextAreaElement>('quote-text');
/** Whoever sends the same request again sends the same id. */
let attempt = { text: '', id: '' };
let isSending = false;

const from = byId<HTMLInputElement>('from');
const email = byId<HTMLInputElement>('email');
const known = keptContact();
from.value ||= [known.name, known.phone].filter(Boolean).join(', ');
email.value ||= known.email;
void fillIn(location);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  const request = readForm();
  const fault = requestFault(request, Boolean(submitUrl));
  status.classList.toggle('field-error', fault !== undefined);
  if (fault) {
    status.textContent = fault.text;
    byId(fault.field).focus();
    return;
  }
  if (email.value.trim() !== '') keepContact({ ...keptContact(), email: email.value.trim() });
  isSending = true;
  const letter = quoteLetter(seller, request);
  if (submitUrl) await send(submitUrl, request, letter);
  else await write(letter);
  isSending = false;
});

async function write(letter: Letter): Promise<void> {
  if (letter.isMailable) {
    status.textContent = `An e-mail to ${seller.email} opens in your e-mail app. Look it over and send it. If none opens, copy the text below and send it yourself.`;
    location.href = letter.url;
  } else {
    const isCopied = await copyText(letter.text);
    status.textContent = `The text is too long for a prefilled e-mail. ${isCopied ? "It's copied: paste" : 'Copy it from below and paste'} it into an e-mail to ${seller.email}.`;
  }
  show(letter);
}

async function send(url: string, request: QuoteRequest, letter: Letter): Promise<void> {
  status.textContent = `Sending your request to ${seller.name}.`;
  if (attempt.text !== letter.text) attempt = { text: letter.text, id: newId() };
  const parts = new FormData();
  parts.append('order', JSON.stringify(quoteSubmission(request, attempt.id, new Date())));
  const outcome = await submit(url, parts, seller.name);
  if (outcome.kind === 'received') {
    status.textContent = `${seller.name} has your request. Your reference is ${outcome.reference}.`;
    shown.hidden = true;
    return;
  }
  status.textContent = `${outcome.reason} Your request may not have arrived. Send it again, or copy the text below into an e-mail to ${seller.email}.`;
  show(letter);
}

function show({ text }: Letter): void {
  shown.value = text;
  shown.hidden = false;
}

/** Fills in the form from an order link's query and fragment, so that buyers don't retype it. */
async function fillIn({ search, hash }: Location): Promise<void> {
  const query = new URLSearchParams(search);
  const words = new Map([...query, ...new URLSearchParams(hash.slice(1))]);
  for (const [id, word] of Object.entries({ tabs: 'tabs', sets: 'sets', date: 'neededBy' })) {
    byId<HTMLInputElement>(id).value ||= words.get(word) ?? '';
  }
  for (const wish of form.querySelectorAll<HTMLInputElement>('[data-wish]')) {
    if (wish.dataset.wish === query.get('wish')) wish.checked = true;
  }
  const product = [...byId<HTMLSelectElement>('product').options].find(
    ({ dataset }) => dataset.product === query.get('product'),
  );
  if (!product) return;
  product.selected = true;
  query.delete('wish');
  query.delete('product');
  if (query.size === 0) return;
  const { designText } = await import('./design-text.ts');
  const id = product.dataset.product as ProductId;
  byId<HTMLTextAreaElement>('design').value = await designText(id, String(query), hash.slice(1));
  byId('design-field').hidden = false;
}

function readForm(): QuoteRequest {
  const data = new FormData(form);
  const fields = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  return {
    ...{ wishes: data.getAll('wish').map(String), fields },
    ...{ message: fields.message ?? '', design: fields.design ?? '' },
  };
}
