import type { ProductId } from '../../book/schema.ts';
import type { EstimateDocument } from '../../contract/answers.ts';
import { arrivalSentences, dayText, likelyArrival } from '../../text/days.ts';
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
      { signal },
    );
  const said = await ask();
  if (said.kind === 'withdrawn') return;
  if (said.kind === 'refused') answer.textContent = said.reason;
  if (said.kind === 'unavailable')
    answer.textContent = 'The date is not available right now. Try again.';
  if (said.kind !== 'estimate') return;
  const sentences = arrivalSentences(said.estimate);
  answer.textContent = sentences.join(' ');
  const later = await ask(dayAfter(likelyArrival(said.estimate).approved));
  if (later.kind === 'estimate')
    answer.textContent = [...sentences, laterOf(later.estimate)].join(' ');
});

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

function laterOf({ timeline, delivery_date }: EstimateDocument): string {
  const approved = timeline[0]?.date ?? '';
  return `Approve it on ${dayText(approved)} and it arrives ${dayText(delivery_date)}.`;
}
