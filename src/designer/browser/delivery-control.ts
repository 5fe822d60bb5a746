import { zipCode } from '../../book/zip-codes.ts';
import type { EstimateDocument } from '../../contract/answers.ts';
import { arrivalSentences } from '../../text/days.ts';
import { productionChoices } from '../state/design.ts';
import { kept, zipKey } from './storage.ts';
import type { Store } from './store.ts';

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
export function deliveryControl(store: Store) {
  let asked: AbortController | undefined;
  let lapse: number | undefined;

  /** The ZIP code that the page opened with isn't a step to undo. */
  const keepInDesign = (zip: string, isFirst: boolean) => {
    const { history } = store.state();
    const design = { ...history.now, delivery: { ...history.now.delivery, zip } };
    if (zip === history.now.delivery.zip) return;
    if (isFirst) store.turnTo({ ...history, now: design });
    else store.step(design);
  };

  const ask = async (zip: string, isFirst = false) => {
    asked?.abort();
    window.clearTimeout(lapse);
    asked = new AbortController();
    const { signal } = asked;
    const { answer } = store.state().delivery;
    if (zip === '') {
      store.set({ delivery: { zip, answer: undefined, isAsking: false } });
      kept.write(zipKey, null);
      keepInDesign(zip, isFirst);
      return;
    }
    store.set({ delivery: { zip, answer, isAsking: true } });
    const design = store.design();
    const { product } = design;
    const question = { zip, product, options: productionChoices(store.catalog, design) };
    const next = await import('../delivery/client.ts')
      .then(({ askDeliveryDate }) => askDeliveryDate(question, signal))
      .catch(() => ({ kind: 'unavailable' }) as const);
    if (next.kind === 'withdrawn') return;
    store.set({ delivery: { zip, answer: next, isAsking: false } });
    if (next.kind !== 'estimate') return;
    kept.write(zipKey, next.estimate.zip);
    keepInDesign(next.estimate.zip, isFirst);
    store.sayLast(arrivalSentences(next.estimate).join(' '));
    lapse = window.setTimeout(askAgain, lapseOf(next.estimate, Date.now()));
  };

  /** Requests dates again for the same ZIP code, if there is one. */
  const askAgain = () => {
    const { zip } = store.state().delivery;
    if (zip !== '') void ask(zip);
  };

  return {
    /** Requests dates for the design's ZIP code, or the one saved in this browser. */
    start: () => {
      const known = store.design().delivery.zip || kept.read(zipKey);
      if (typeof known === 'string' && zipCode.test(known)) void ask(known, true);
    },
    /** Requests dates for a ZIP code, which becomes the design's if it is served; '' removes it. */
    ask: (zip: string) => void ask(zip.trim()),
    /** Shows the dates of another design's ZIP code, such as after undoing. */
    follow: (zip: string) => {
      const { answer } = store.state().delivery;
      if (answer?.kind === 'estimate' && answer.estimate.zip === zip) return;
      void ask(zip);
    },
    askAgain,
  };
}
