import { endpointPaths } from '../../contract/paths.ts';
import type { DeliveryAnswer } from '../delivery/client.ts';
import { quoteFormWords } from '../delivery/words.ts';
import { lazy } from './lazy.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

const Timeline = lazy(async () => (await import('../delivery/Timeline.tsx')).Timeline);

/** When the order arrives at a ZIP code, step by step. */
export function Delivery(view: View) {
  const { scene, controls } = view;
  const { zip, answer, isAsking } = scene.state.delivery;
  const refusal = answer?.kind === 'refused' ? answer : undefined;
  return (
    <Sheet title="Delivery" id="delivery" film="blue" position={1}>
      <form
        class="zip-form"
        action={endpointPaths.deliveryDate}
        onSubmit={(event) => {
          event.preventDefault();
          controls.askDelivery(String(new FormData(event.currentTarget).get('zip')));
        }}
      >
        <input type="hidden" name="product" value={scene.design.product} />
        <div class="field">
          <label for="zip">ZIP code</label>
          <input
            id="zip"
            name="zip"
            type="text"
            inputMode="numeric"
            autocomplete="postal-code"
            required
            maxLength={10}
            defaultValue={zip}
            aria-invalid={refusal !== undefined}
            aria-describedby="zip-hint"
          />
        </div>
        <button class="button" type="submit" aria-disabled={isAsking}>
          {isAsking ? 'One moment' : 'Show the dates'}
        </button>
        <p class="hint" id="zip-hint">
          {refusal ? <Refusal {...refusal} /> : 'Kept in this browser only.'}
        </p>
      </form>
      {answer?.kind === 'unavailable' && (
        <p class="notice warning" role="alert">
          There is no answer from the server just now. Check the connection and ask again.
        </p>
      )}
      {answer?.kind === 'estimate' && <Timeline estimate={answer.estimate} />}
    </Sheet>
  );
}

/** Why there is no date, with the address in it as a link. */
function Refusal({ reason, quoteForm }: Extract<DeliveryAnswer, { kind: 'refused' }>) {
  const [before, after] = reason.split(quoteFormWords);
  return (
    <span class="field-error" role="alert">
      {before}
      {after !== undefined && <a href={quoteForm}>{quoteFormWords}</a>}
      {after}
    </span>
  );
}
