import { type Design, productionChoices } from '../../design/design.ts';
import { arrivalSentences } from '../../text/days.ts';
import { askDeliveryDate } from '../delivery/client.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import { zipEntry } from './storage.ts';

const [hourMs, minuteMs] = [3_600_000, 60_000];

/** Requests delivery dates, saves the ZIP code in this browser, and refreshes the dates. */
export function keepDates(store: Store) {
  let asked: AbortController | undefined;
  let lapse: number | undefined;

  const keep = (zip: string) => {
    zipEntry.save(zip || undefined);
    if (zip !== store.design().delivery.zip) store.act({ do: 'setDelivery', delivery: { zip } });
  };

  /** Requests dates for a ZIP code, which becomes the design's if it is served; '' removes it. */
  const ask = async (typed: string) => {
    const zip = typed.trim();
    asked?.abort();
    window.clearTimeout(lapse);
    asked = new AbortController();
    const { signal } = asked;
    const show = (answer: State['delivery']['answer'], isAsking: boolean) =>
      store.showDates({ zip, answer, isAsking });
    if (zip === '') {
      show(undefined, false);
      return keep(zip);
    }
    show(store.state().delivery.answer, true);
    const design = store.design();
    const options = productionChoices(store.catalog, design);
    const answer = await askDeliveryDate(zip, design.product, options, signal);
    if (signal.aborted) return;
    show(answer, false);
    if (answer.kind !== 'estimate') return;
    const { estimate } = answer;
    keep(estimate.zip);
    store.sayLast(arrivalSentences(estimate).join(' '));
    // They are asked for again at the cut-off, or in an hour.
    const untilCutOff = Date.parse(estimate.approval_deadline) + 1000 - Date.now();
    lapse = window.setTimeout(() => ask(zip), Math.min(hourMs, Math.max(minuteMs, untilCutOff)));
  };

  const production = (of: Design) =>
    JSON.stringify([of.product, productionChoices(store.catalog, of)]);

  return {
    ask,
    /** Requests the dates of a design that was changed, if they may be others. */
    follow: (now: Design, before: Design) => {
      const { zip } = now.delivery;
      const { answer, zip: typed } = store.state().delivery;
      const isAnswered = answer?.kind === 'estimate' && answer.estimate.zip === zip;
      if (zip !== before.delivery.zip && !isAnswered) void ask(zip);
      else if (typed !== '' && production(now) !== production(before)) void ask(typed);
    },
  };
}
