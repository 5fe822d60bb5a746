import type { ProductId } from '../../book/schema.ts';
import {
  arrivalSentences,
  type Day,
  dayText,
  isoDate,
  likelyArrival,
  parseDay,
} from '../../text/days.ts';
import { askDeliveryDate } from './client.ts';

/** Shows the answer below the page's `DeliveryForm`; the form has the product. */
const form = document.getElementById('delivery-form') as HTMLFormElement;
const answer = document.getElementById('delivery-answer') as HTMLElement;
let question: AbortController | undefined;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  question?.abort();
  question = new AbortController();
  const { signal } = question;
  const data = new FormData(form);
  const ask = (approve?: string) =>
    askDeliveryDate(
      {
        zip: String(data.get('zip') ?? ''),
        product: String(data.get('product')) as ProductId,
        ...(approve && { approve }),
      },
      signal,
    );
  const said = await ask();
  if (said.kind === 'withdrawn') return;
  if (said.kind === 'refused') answer.textContent = said.reason;
  if (said.kind === 'unavailable') {
    answer.textContent = 'The date is not available right now. Try again.';
  }
  if (said.kind !== 'estimate') return;
  const sentences = arrivalSentences(said.estimate);
  answer.textContent = sentences.join(' ');
  const approved = parseDay(likelyArrival(said.estimate).approved) as Day;
  const later = await ask(isoDate(approved + 1));
  if (later.kind !== 'estimate') return;
  const { timeline, delivery_date } = later.estimate;
  const laterOn = dayText(timeline[0]?.date ?? '');
  answer.textContent = `${sentences.join(' ')} Approve it on ${laterOn} and it arrives ${dayText(delivery_date)}.`;
});
