import { Component } from 'preact';
import { readStored, store } from '../browser/storage.ts';
import { download } from '../proof/download.ts';
import { keptContact } from '../send/contact.ts';
import type { View } from '../view/scene.ts';
import { type Buyer, type BuyerText, buyerTexts, noBuyer, tooLong } from './buyer.ts';

interface State {
  readonly buyer: Buyer;
  readonly isMaking: boolean;
  readonly outcome: string;
}

/** What the browser keeps, so that it is asked for once. */
const key = 'quote';

/** The quote for a purchasing department: what to put on it, and its PDF. */
export class QuoteBox extends Component<Pick<View, 'scene'>, State> {
  override state: State = { buyer: storedBuyer(), isMaking: false, outcome: '' };

  readonly change = (part: Partial<Buyer>) => {
    const buyer = { ...this.state.buyer, ...part };
    store(key, buyer);
    this.setState({ buyer });
  };

  readonly make = async () => {
    const { isMaking, buyer } = this.state;
    if (isMaking) return;
    this.setState({ isMaking: true, outcome: '' });
    const outcome = await import('../proof/request-pdf.ts')
      .then(({ requestPdf }) =>
        requestPdf(this.props.scene, 'quote', new Date(), () => {}, withContact(buyer)),
      )
      .then((file) => {
        download(file);
        return `${file.name} downloaded.`;
      })
      .catch(() => "The quote couldn't be made. Check the connection and try again.");
    this.setState({ isMaking: false, outcome });
  };

  override render(_: Pick<View, 'scene'>, { buyer, isMaking, outcome }: State) {
    return (
      <details class="quote-box">
        <summary>Quote for your purchasing department</summary>
        <div class="contact-fields">
          {(Object.keys(buyerTexts) as BuyerText[]).map((part) => this.field(part))}
        </div>
        <label class="check">
          <input
            type="checkbox"
            checked={buyer.withTitles}
            onInput={({ currentTarget: { checked } }) => this.change({ withTitles: checked })}
          />
          Add the list of titles
        </label>
        <p class="actions">
          <button type="button" class="button plain" aria-disabled={isMaking} onClick={this.make}>
            Download quote
          </button>
        </p>
        <p role="status">{isMaking ? 'Making the quote.' : outcome}</p>
        <p class="quiet">
          All fields are optional. They stay in this browser and go only on the quote.
        </p>
      </details>
    );
  }

  field(part: BuyerText) {
    const { label, lines, autocomplete } = buyerTexts[part];
    const { [part]: value } = this.state.buyer;
    const fault = tooLong(part, value);
    return (
      <div class="field wide" key={part}>
        <label for={`quote-${part}`}>{label}</label>
        <textarea
          id={`quote-${part}`}
          rows={lines / 2 + 1}
          autocomplete={autocomplete}
          value={value}
          aria-describedby={`quote-${part}-fault`}
          onInput={({ currentTarget: { value: typed } }) => this.change({ [part]: typed })}
        />
        <p class="hint" id={`quote-${part}-fault`}>
          {fault && <span class="field-error">{fault}</span>}
        </p>
      </div>
    );
  }
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

function storedBuyer(): Buyer {
  const stored = (readStored(key) ?? {}) as Readonly<Record<string, unknown>>;
  const text = (part: BuyerText) => (typeof stored[part] === 'string' ? stored[part] : '');
  return {
    ...noBuyer,
    billTo: text('billTo'),
    shipTo: text('shipTo'),
    contact: text('contact'),
    withTitles: stored.withTitles === true,
  };
}
