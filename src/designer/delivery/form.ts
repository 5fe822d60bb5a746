import type { ProductId } from '../../book/schema.ts';
import { dayText } from '../../text/days.ts';
import { askDeliveryDate } from './client.ts';

/** Shows the answer below the page's `DeliveryForm`; the form has the product. */
const form = document.getElementById('delivery-form') as HTMLFormElement;
const answer = document.getElementById('delivery-answer') as HTMLElement;
let question: AbortController | undefined;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  question?.abort();
  question = new AbortController();
  const data = new FormData(form);
  const asked = {
    zip: String(data.get('zip') ?? ''),
    product: String(data.get('product')) as ProductId,
  };
  const said = await askDeliveryDate(asked, { fetch, signal: question.signal });
  if (said.kind === 'withdrawn') return;
  answer.replaceChildren();
  if (said.kind === 'refused') answer.textContent = said.reason;
  if (said.kind === 'unavailable')
    answer.textContent = 'The date is not available right now. Try again.';
  if (said.kind !== 'estimate') return;
  const { delivery_date, approval_deadline } = said.estimate;
  const day = document.createElement('strong');
  day.textContent = dayText(delivery_date);
  const approved = dayText(approval_deadline.slice(0, 'YYYY-MM-DD'.length));
  answer.append('Arrives ', day, ` if you approve the proof on ${approved}.`);
});
