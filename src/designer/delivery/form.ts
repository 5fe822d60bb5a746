import type { ProductId } from '../../book/schema.ts';
import {
  arrivalSentences,
  type Day,
  dayText,
  isoDate,
  likelyArrival,
  parseDay,
} from '../../text/days.ts';
import { kept, zipKey } from '../effects/storage.ts';
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
  const data = new FormData(form);
  const zip = String(data.get('zip') ?? '');
  const product = String(data.get('product')) as ProductId;
  const said = await askDeliveryDate({ zip, product }, signal);
  if (said.kind === 'withdrawn') return;
  if (said.kind === 'refused') answer.textContent = said.reason;
  if (said.kind === 'unavailable') {
    answer.textContent = 'The date is not available right now. Try again.';
  }
  if (said.kind !== 'estimate') return;
  field.value = said.estimate.zip;
  kept.write(zipKey, field.value);
  const dates = arrivalSentences(said.estimate).join(' ');
  answer.textContent = dates;
  const approved = parseDay(likelyArrival(said.estimate).approved) as Day;
  const approve = isoDate(approved + 1);
  const later = await askDeliveryDate({ zip, product, approve }, signal);
  if (later.kind !== 'estimate') return;
  const laterArrival = dayText(later.estimate.delivery_date);
  answer.textContent = `${dates} Approve it a day later and it arrives ${laterArrival}.`;
});

const known = kept.read(zipKey);
if (typeof known === 'string' && field.value === '') field.value = known;
if (form.checkValidity()) form.requestSubmit();
