import { useState } from 'preact/hooks';
import { type Buyer, buyerFields, noBuyer, tooLong } from '../../pdf/quote-sheet.ts';
import { kept } from '../effects/storage.ts';
import { keptContact } from '../send/contact.ts';
import { Button } from '../view/Button.tsx';
import { Check } from '../view/parts.tsx';
import type { View } from '../view/scene.ts';
import { TextFields } from '../view/TextFields.tsx';
import { usePdf } from './PdfButtons.tsx';

/** What the browser keeps, so that it is asked for once. */
const key = 'quote';

/** The quote for a purchasing department: what to put on it, and its PDF. */
export function QuoteBox({ scene }: Pick<View, 'scene'>) {
  const [buyer, setBuyer] = useState<Buyer>(() => ({ ...noBuyer, ...(kept.read(key) as Buyer) }));
  const { making, outcome, make } = usePdf(scene);
  const change = (part: Partial<Buyer>) => {
    const changed = { ...buyer, ...part };
    kept.write(key, changed);
    setBuyer(changed);
  };
  return (
    <details class="quote-box">
      <summary>Quote for your purchasing department</summary>
      <TextFields
        form="quote"
        fields={buyerFields}
        values={buyer}
        faults={tooLong(buyer)}
        onChange={(part, text) => change({ [part]: text })}
      />
      <Check
        label="Add the list of titles"
        isChecked={buyer.withTitles}
        onChange={(withTitles) => change({ withTitles })}
      />
      <p class="actions">
        <Button
          class="button plain"
          isOff={making !== null}
          onClick={() => make('quote', withContact(buyer))}
        >
          Download quote
        </Button>
      </p>
      <p role="status">{making ? 'Making the quote.' : outcome}</p>
      <p class="quiet">
        All fields are optional. They stay in this browser and go only on the quote.
      </p>
    </details>
  );
}

/** Fills in who ordered on this visit, so that nobody types it twice. */
function withContact(buyer: Buyer): Buyer {
  const { company, name, address, phone, email } = keptContact();
  const lines = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n');
  return {
    ...buyer,
    shipTo: buyer.shipTo || (address && lines(company, name, address)),
    contact: buyer.contact || lines(name, phone, email),
  };
}
