import type { ProductId } from '../../book/schema.ts';
import { arrivalSentences } from '../../text/days.ts';
import { zipEntry } from '../effects/storage.ts';
import { askDeliveryDate } from './client.ts';

/** Shows the answer below the page's `DeliveryForm`; the form has the product. */
const form = document.getElementById('delivery-form') as HTMLFormElement;
const answer = document.getElementById('delivery-answer') as HTMLElement;
const field = form.elements.namedItem('zip') as HTMLInputElement;
let question: AbortController | undefined;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  question?.abort();
  question = new AbortController();
  const { signal } = question;
  const product = String(new FormData(form).get('product')) as ProductId;
  const said = await askDeliveryDate(field.value, product, {}, signal);
  if (signal.aborted) return;
  if (said.kind === 'estimate') {
    field.value = said.estimate.zip;
    zipEntry.save(field.value);
    answer.textContent = arrivalSentences(said.estimate).join(' ');
  } else {
    const unavailable = 'The date is not available right now. Try again.';
    answer.textContent = said.kind === 'refused' ? said.reason : unavailable;
  }
});

field.value ||= zipEntry.load() ?? '';
if (form.checkValidity()) form.requestSubmit();
