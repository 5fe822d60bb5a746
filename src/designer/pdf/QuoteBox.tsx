import type { Buyer } from '../../pdf/quote-sheet.ts';
import { contactOf } from '../send/contact.ts';
import type { State } from '../state.ts';
import { Button } from '../view/Button.tsx';
import type { View } from '../view/page.ts';
import { usePdf } from './PdfButtons.tsx';

/** The quote for a purchasing department, with what the form above says. */
export function QuoteBox({ page }: Pick<View, 'page'>) {
  const { making, outcome, make } = usePdf(page);
  const buyer = buyerOf(page.state);
  return (
    <section class="quote-box" aria-labelledby="quote-box-title">
      <h3 id="quote-box-title">Quote for your purchasing department</h3>
      <p class="actions">
        <Button class="button plain" isOff={making !== null} onClick={() => make('quote', buyer)}>
          Download quote
        </Button>
      </p>
      <p role="status">{making ? 'Making the quote.' : outcome}</p>
    </section>
  );
}

/** Who orders, as the quote has it. */
function buyerOf(state: State): Buyer {
  const { company, name, address, phone, email } = contactOf(state);
  const lines = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n');
  return {
    billTo: company && lines(company, name),
    shipTo: address && lines(company, name, address),
    contact: lines(name, phone, email),
  };
}
