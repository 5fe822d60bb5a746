import type { EstimateDocument } from '../../contract/answers.ts';
import { productionChoices } from '../../design/design.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import { kept, zipKey } from './storage.ts';

const dayMs = 86_400_000;

/** Milliseconds until dates change: at the cut-off, or at midnight in the seller's time zone. */
function lapseOf({ approval_deadline }: EstimateDocument, now: number): number {
  const deadline = Date.parse(approval_deadline);
  const offsetMs = Date.parse(`${approval_deadline.slice(0, 19)}Z`) - deadline;
  const untilMidnight = dayMs - ((now + offsetMs) % dayMs);
  const untilDeadline = deadline > now ? deadline - now : dayMs;
  return Math.min(untilMidnight, untilDeadline) + 1000;
}

/**
 * Requests delivery dates, saves the ZIP code in this browser, and refreshes dates when they
 * expire.
 */
export function keepDates(store: Store) {
  let asked: AbortController | undefined;
  let lapse: number | undefined;

  const keep = (zip: string, by: 'buyer' | 'page') => {
    kept.write(zipKey, zip || null);
    if (zip === store.design().delivery.zip) return;
    if (by === 'page') store.fillZip(zip);
    else store.act({ do: 'setDelivery', delivery: { zip } });
  };

  const ask = async (zip: string, by: 'buyer' | 'page') => {
    asked?.abort();
    window.clearTimeout(lapse);
    asked = new AbortController();
    const { signal } = asked;
    const show = (answer: State['delivery']['answer'], isAsking: boolean) =>
      store.showDates({ zip, answer, isAsking });
    if (zip === '') {
      show(undefined, false);
      return keep(zip, by);
    }
    show(store.state().delivery.answer, true);
    const design = store.design();
    const { product } = design;
    const options = productionChoices(store.catalog, design);
    const answer = await import('../delivery/client.ts')
      .then(({ askDeliveryDate }) => askDeliveryDate({ zip, product, options }, signal))
      .catch(() => ({ kind: 'unavailable' }) as const);
    if (answer.kind === 'withdrawn') return;
    show(answer, false);
    if (answer.kind !== 'estimate') return;
    const { estimate } = answer;
    keep(estimate.zip, by);
    import('../../text/days.ts').then(
      ({ arrivalSentences }) => store.sayLast(arrivalSentences(estimate).join(' ')),
      () => {},
    );
    lapse = window.setTimeout(askAgain, lapseOf(estimate, Date.now()));
  };

  /** Requests dates again for the same ZIP code, if there is one. */
  const askAgain = () => {
    const { zip } = store.state().delivery;
    if (zip !== '') void ask(zip, 'page');
  };

  return {
    /** Requests dates for the design's ZIP code, or the one saved in this browser. */
    start: () => {
      const known = store.design().delivery.zip || kept.read(zipKey);
      if (typeof known === 'string' && /^\d{5}$/.test(known)) void ask(known, 'page');
    },
    /** Requests dates for a ZIP code, which becomes the design's if it is served; '' removes it. */
    ask: (zip: string) => void ask(zip.trim(), 'buyer'),
    /** Shows the dates of another design's ZIP code, such as after undoing. */
    follow: (zip: string) => {
      const { answer } = store.state().delivery;
      if (answer?.kind === 'estimate' && answer.estimate.zip === zip) return;
      void ask(zip, 'page');
    },
    askAgain,
  };
}
