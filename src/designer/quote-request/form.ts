import type { SellerData } from '../../book/schema.ts';
import { byId } from '../../browser/price-view.ts';
import type { Contact, QuoteRequestSubmission } from '../../contract/submission.ts';
import { submissionVersion } from '../../contract/versions.ts';
import { written } from '../../text/lines.ts';
import { contactEntry, contactLines, noContact, trimmed } from '../send/contact.ts';
import { copyText, idOf, isMailable, mailtoUrl, paragraphs, submit } from '../send/submit.ts';

/** What this page says and needs of the seller. */
export type QuoteSeller = Pick<SellerData, 'name' | 'email' | 'submitUrl'>;

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
  const { wishes, lines, contact, details } = request;
  if (Object.values(contact).some(Boolean)) contactEntry.save(contact);
  isSending = true;
  const text = paragraphs(
    'Please send me a quote for index tabs.',
    wishes.length > 0 && ['What I need:', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    written([...lines, ...contactLines(contact)]),
    details,
  );
  shown.value = text;
  if (seller.submitUrl) shown.hidden = await send(seller.submitUrl, request, text);
  else await write(text);
  isSending = false;
});

/** The browser says what is missing before it submits the form. */
function check(): void {
  const isEmpty = message.value.trim() === '' && !form.querySelector('[name=wish]:checked');
  const fault = 'Tell us what you need: check a box, or write a few words.';
  message.setCustomValidity(isEmpty ? fault : '');
}

/** Opens an e-mail, or copies it if it is too long. */
async function write(text: string): Promise<void> {
  const url = mailtoUrl(seller.email, 'Quote request: custom index tabs', text);
  if (isMailable(url)) {
    status.textContent = `An e-mail to ${seller.email} opens in your e-mail app. Look it over and send it. If none opens, copy the text below and send it yourself.`;
    location.href = url;
  } else {
    const isCopied = await copyText(text);
    status.textContent = `The text is too long for a prefilled e-mail. ${isCopied ? "It's copied: paste" : 'Copy it from below and paste'} it into an e-mail to ${seller.email}.`;
  }
  shown.hidden = false;
}

/** Returns whether the seller has it. */
async function send(url: string, request: Request, text: string): Promise<boolean> {
  status.textContent = `Sending your request to ${seller.name}.`;
  const sentAt = new Date();
  const id = await idOf(text, request.contact, sentAt);
  const order: QuoteRequestSubmission = {
    ...{ format: 'tabquote-quote-request', version: submissionVersion },
    ...{ id, sentAt: sentAt.toISOString(), ...request },
  };
  const parts = new FormData();
  parts.append('order', JSON.stringify(order));
  const outcome = await submit(url, parts, seller.name);
  const isReceived = outcome.kind === 'received';
  status.textContent = isReceived
    ? `${seller.name} has your request. Your reference is ${outcome.reference}.`
    : `${outcome.reason} Your request may not have arrived. Send it again, or copy the text below into an e-mail to ${seller.email}.`;
  return isReceived;
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

type Request = Pick<QuoteRequestSubmission, 'wishes' | 'lines' | 'details' | 'contact'>;

function readForm(): Request {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-line]');
  const details = [message.value.trim(), design.value && `My design: ${design.value}`];
  const contact = [...contactInputs].map(({ name, value }) => [name, value]);
  return {
    wishes: new FormData(form).getAll('wish').map(String),
    lines: [...fields]
      .map(({ labels, value }) => ({ label: labels?.[0]?.textContent ?? '', text: value.trim() }))
      .filter(({ text }) => text !== ''),
    details: details.filter(Boolean).join('\n\n'),
    contact: trimmed({ ...known, ...Object.fromEntries(contact) }),
  };
}
