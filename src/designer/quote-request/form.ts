import type { SellerData } from '../../book/schema.ts';
import type { Contact } from '../../contract/submission.ts';
import { contactEntry, noContact } from '../send/contact.ts';
import { copyText } from '../send/mail.ts';
import { idOf, submit } from '../send/submit.ts';
import { type Letter, type QuoteRequest, quoteLetter, quoteSubmission } from './letter.ts';

/** What this page says and needs of the seller. */
export type QuoteSeller = Pick<SellerData, 'name' | 'email' | 'submitUrl'>;

const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

const form = byId<HTMLFormElement>('quote-form');
const seller: QuoteSeller = JSON.parse(form.dataset.seller ?? '');
const status = byId('quote-status');
const shown = byId<HTMLTextAreaElement>('quote-text');
const message = byId<HTMLTextAreaElement>('message');
const design = byId<HTMLInputElement>('design');
const contactInputs = form.querySelectorAll<HTMLInputElement>('[data-contact]');
let isSending = false;

const known = contactEntry.load() ?? noContact;
for (const input of contactInputs) input.value ||= known[input.name as keyof Contact];
fillIn(location);
check();
form.addEventListener('input', check);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  const request = readForm();
  if (Object.values(request.contact).some(Boolean)) contactEntry.save(request.contact);
  isSending = true;
  const letter = quoteLetter(seller, request);
  if (seller.submitUrl) await send(seller.submitUrl, request, letter);
  else await write(letter);
  isSending = false;
});

/** The browser says what is missing before it submits the form. */
function check(): void {
  const isEmpty = message.value.trim() === '' && !form.querySelector('[name=wish]:checked');
  const fault = 'Tell us what you need: check a box, or write a few words.';
  message.setCustomValidity(isEmpty ? fault : '');
}

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
  const sentAt = new Date();
  const id = await idOf(letter.text, request.contact, sentAt);
  const parts = new FormData();
  parts.append('order', JSON.stringify(quoteSubmission(request, id, sentAt)));
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
function fillIn({ origin, search, hash }: Location): void {
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
  design.value = `${origin}${product.dataset.path}?${query}${hash}`;
  byId('design-field').hidden = false;
}

function readForm(): QuoteRequest {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-line]');
  const contact = [...contactInputs].map(({ name, value }) => [name, value]);
  return {
    wishes: new FormData(form).getAll('wish').map(String),
    lines: [...fields]
      .map(({ labels, value }) => ({ label: labels?.[0]?.textContent ?? '', text: value.trim() }))
      .filter(({ text }) => text !== ''),
    details: [message.value.trim(), design.value && `My design: ${design.value}`]
      .filter(Boolean)
      .join('\n\n'),
    contact: { ...known, ...Object.fromEntries(contact) },
  };
}
