import { quoteFormWords } from '../delivery/client.ts';
import { Colors } from './Colors.tsx';
import { Field } from './fields.tsx';
import { Cuts, Type } from './Look.tsx';
import { Dates } from './lazy.tsx';
import { OptionFields, Options } from './Options.tsx';
import { Panel } from './Panel.tsx';
import type { View } from './page.ts';
import { Quantity } from './Quantity.tsx';

/** Everything after the titles: look, options, quantity and date. */
export function Lower(view: View) {
  return (
    <>
      <Panel id="look">
        <Colors {...view} />
        <Type {...view} />
        <Cuts {...view} />
        <OptionFields {...view} isBody />
      </Panel>
      <Options {...view} />
      <Panel id="order">
        <Quantity {...view} />
        <Delivery {...view} />
      </Panel>
    </>
  );
}

/** When the order arrives at a ZIP code, and when to approve the proof. */
function Delivery(view: View) {
  const { dates } = view;
  const { act, askDelivery } = view.controls;
  const { zip, answer, isAsking } = view.delivery;
  const wanted = view.design.delivery;
  const refusal = answer?.kind === 'refused' ? answer : undefined;
  const ask = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    askDelivery(String(new FormData(event.currentTarget).get('zip')));
  };
  const [before, after] = refusal?.reason.split(quoteFormWords) ?? [];
  return (
    <section class="delivery stack" id="delivery" aria-labelledby="delivery-title">
      <h3 id="delivery-title">Arrival</h3>
      <form class="row zip-form" onSubmit={ask}>
        <div class="field">
          <label for="zip">ZIP code</label>
          <input
            id="zip"
            name="zip"
            type="text"
            inputMode="numeric"
            autocomplete="postal-code"
            required={wanted.zip === ''}
            maxLength={10}
            defaultValue={zip}
            aria-invalid={refusal !== undefined}
            aria-describedby="zip-hint"
          />
        </div>
        <button class="button" type="submit" aria-disabled={isAsking}>
          {isAsking ? 'One moment' : 'Show dates'}
        </button>
        <p class="hint" id="zip-hint">
          {refusal ? (
            <span class="field-error" role="alert">
              {before}
              {after !== undefined && <a href={refusal.quoteForm}>{quoteFormWords}</a>}
              {after}
            </span>
          ) : (
            "Saved in this browser and in your design's link."
          )}
        </p>
      </form>
      {answer?.kind === 'unavailable' && (
        <p class="notice warning" role="alert">
          The server doesn't answer right now. Check your connection and try again.
        </p>
      )}
      {(dates || wanted.neededBy !== '') && (
        <Field
          id="need-by"
          label="I need it by"
          type="date"
          value={wanted.neededBy}
          onType={(day) => act({ do: 'setDelivery', delivery: { neededBy: day } }, 'needed-by')}
        />
      )}
      {dates && <Dates {...view} />}
    </section>
  );
}
